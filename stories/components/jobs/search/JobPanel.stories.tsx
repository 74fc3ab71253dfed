import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { makeJobPost, makeOwnJob } from '../../../../mocks/factories/jobs.ts';
import { longName, longText, longWord } from '../../../../mocks/fixtures/longText.ts';
import { JobPanel } from '../../../../src/components/jobs/search/JobPanel.tsx';

const meta = {
  title: 'Components/Jobs/JobPanel',
  component: JobPanel,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    job: makeJobPost(),
    ways: {},
    saved: false,
    onSave: fn(),
    onShare: fn(),
    onCopyLink: fn(),
    onReport: fn(),
    onApply: fn(),
  },
} satisfies Meta<typeof JobPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The reader has named no skills yet: the way there instead of "0 of 6". */
export const Default: Story = {
  args: {
    job: makeJobPost({
      viewer: { hasApplied: false, isSaved: false, isOwner: false, canApply: true, needsSkills: true },
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    const way = canvas.getByRole('link', { name: 'Add your skills to see your match' });
    await expect(way).toHaveAttribute('href', '/profile?tab=skills');
    await expect(canvas.queryByText(/You have/)).toBeNull();
    const apply = canvas.getByRole('button', { name: 'Apply' });
    await userEvent.click(apply);
    await expect(args.onApply).toHaveBeenCalledOnce();
    const save = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(save);
    await expect(args.onSave).toHaveBeenCalledWith({ saved: true });
    save.blur();
  },
};
/**
 * The page is older than the last day, which has ended in the zone of the job: nothing is promised that will be refused.
 */
export const LongText: Story = {
  args: {
    job: makeJobPost({
      vacancyName: longName.slice(0, 100),
      description: `You will **write** and *read*:\n\n- Inspection\n- Repair\n\n> Nobody climbs alone.\n\n${longText}`,
      skills: [longWord.slice(0, 40), ...new Set(longName.split(/[ -]/))],
      viewer: { ...makeJobPost().viewer, matchedSkills: [longWord.slice(0, 40)] },
      applyBy: '2026-01-14',
      timezone: 'Pacific/Kiritimati',
      changes: [
        { at: '2026-01-13T09:00:00.000Z', field: 'pay', from: '€3,200 a month', to: '€3,400 a month' },
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Apply' })).toBeNull();
    await expect(canvas.getByText('Wed 14 Jan 2026')).toBeVisible();
    await expect(canvas.getByText('Changed since it was posted')).toBeVisible();
    await expect((await canvas.findByText('Inspection')).closest('li')).toBeVisible();
  },
};
/** Little is said of it yet. The reason for no pay has two lines: its icon stands beside the first. */
export const Draft: Story = {
  args: {
    job: makeOwnJob({
      status: 0,
      postedAt: undefined,
      skills: [],
      experienceMin: 0,
      experienceMax: undefined,
      educationLevel: undefined,
      languages: [],
      startDate: undefined,
      openings: 1,
      questions: [],
      resumeRequired: 0,
      counts: { applicants: 0 },
      poster: { ...makeJobPost().poster, responseRate: undefined, medianDaysToAnswer: undefined },
      salaryMin: undefined,
      salaryMax: undefined,
      salaryHiddenReason:
        'We agree on it in the first talk, by the scale of the port and by what you have done before.',
    } as never),
    onSave: undefined,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Draft')).toBeVisible();
    await expect(canvas.queryByText('No longer accepting')).toBeNull();
    // Nothing can be done about it, so no strip hangs over the text for that.
    const strips = [...canvasElement.querySelectorAll('div')].filter(
      (one) => getComputedStyle(one).position === 'sticky' && getComputedStyle(one).display !== 'none',
    );
    await expect(strips).toHaveLength(0);
    const reason = canvas.getByText(/^Pay not shown/);
    const icon = reason.previousElementSibling;
    await expect(icon?.getBoundingClientRect().top).toBeCloseTo(reason.getBoundingClientRect().top, 0);
  },
};

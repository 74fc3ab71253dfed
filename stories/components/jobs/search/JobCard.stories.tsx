import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { makeJobCard, openJobs } from '../../../../mocks/factories/jobs.ts';
import { longName, longWord } from '../../../../mocks/fixtures/longText.ts';
import { JobCard } from '../../../../src/components/jobs/search/JobCard.tsx';

const meta = {
  title: 'Components/Jobs/JobCard',
  component: JobCard,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    job: makeJobCard(),
    href: '/jobs/job-details/token',
    postedAt: '2026-01-09T09:00:00.000Z',
    onSave: fn(),
    onShare: fn(),
  },
} satisfies Meta<typeof JobCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('article', { name: 'Wind turbine technician' })).toHaveTextContent(
      '4 of 6 skills match',
    );
    await expect(canvas.getByText('€3,400 to €4,100 a month')).toBeVisible();
    await expect(canvas.getByText('22 days left')).toBeVisible();
    await expect(canvas.getByText('Usually answers within 4 days')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Wind turbine technician' })).toHaveAttribute(
      'href',
      args.href,
    );
    const save = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(save);
    await expect(args.onSave).toHaveBeenCalledWith({ saved: true });
    save.blur();
  },
};
/** Without an address nothing is opened: what HR sees before it publishes. */
export const Minimal: Story = {
  args: {
    job: openJobs[1],
    href: undefined,
    postedAt: undefined,
    onSave: undefined,
    onShare: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Pay not shown: Paid per minute/)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
export const LongText: Story = {
  args: {
    job: makeJobCard({
      vacancyName: longName.slice(0, 100),
      companyName: longWord,
      companyLocation: `${longWord}, Germany`,
      salaryMin: undefined,
      salaryHiddenReason: `${longWord} ${longName}`.slice(0, 200),
    }),
  },
};
/** It was saved while it was open. */
export const Filled: Story = {
  args: { job: makeJobCard({ status: 3 }), saved: true },
  play: async ({ args, canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Save', pressed: true });
    await userEvent.click(save);
    await expect(args.onSave).toHaveBeenCalledWith({ saved: false });
    save.blur();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { makeRequest } from '../../../mocks/factories/applications.ts';
import { minutesBefore } from '../../../mocks/factories/feed.ts';
import { emojiRun, longName, longWord } from '../../../mocks/fixtures/longText.ts';
import { ApplicantCard } from '../../../src/components/jobs/ApplicantCard.tsx';

const request = makeRequest({ rating: 4 });

const meta = {
  title: 'Components/Jobs/ApplicantCard',
  component: ApplicantCard,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 232, height: '10.5rem' }}>
        <Story />
      </div>
    ),
  ],
  args: { application: request, onOpen: fn(), onMove: fn() },
} satisfies Meta<typeof ApplicantCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: request.applicant.userName }));
    await expect(args.onOpen).toHaveBeenCalledWith({ application: request });
    await userEvent.hover(document.body);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};
/** Nothing but a name. */
export const Minimal: Story = {
  args: {
    application: makeRequest({
      applicant: { userId: 'm1', userName: 'Bo Li', verificationStatus: 0 },
      matchedSkills: undefined,
      answersMatch: undefined,
      seenAt: minutesBefore(60),
    }),
  },
};
export const Selected: Story = { args: { selected: true } };
export const AnswerMissed: Story = {
  args: { application: makeRequest({ answersMatch: false, overdue: true }) },
};
export const Waiting: Story = {
  args: {
    application: makeRequest({ requestStatus: 3, rating: 2, notifyAt: '2026-01-15T09:08:30Z', undoTo: 1 }),
  },
};
export const Withdrawn: Story = { args: { application: makeRequest({ withdrawnAt: minutesBefore(60) }) } };
/** Applications for several jobs stand together. */
export const WithJob: Story = { args: { showJob: true } };
/** As wide as a column at 1,280 px: a long name and a long headline are read whole, on two lines each. */
export const TwoLines: Story = {
  args: {
    application: makeRequest({
      applicant: {
        ...request.applicant,
        userName: 'Maria Oliveira Santos',
        headline: 'Senior technician for wind turbines',
      },
    }),
  },
  play: async ({ canvas }) => {
    for (const text of ['Maria Oliveira Santos', 'Senior technician for wind turbines']) {
      const line = canvas.getByText(text);
      await expect(line.scrollHeight).toBeLessThanOrEqual(line.clientHeight);
      await expect(line.scrollWidth).toBeLessThanOrEqual(line.clientWidth);
      await expect(line.clientHeight).toBeGreaterThan(30);
    }
  },
};
export const LongText: Story = {
  args: {
    application: makeRequest({
      applicant: { ...request.applicant, userName: longName, headline: `${longWord} ${emojiRun}` },
      rating: 5,
      overdue: true,
    }),
  },
};

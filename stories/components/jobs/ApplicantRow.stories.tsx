import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { makeRequest } from '../../../mocks/factories/applications.ts';
import { minutesBefore } from '../../../mocks/factories/feed.ts';
import { emojiRun, longName, longWord } from '../../../mocks/fixtures/longText.ts';
import { ApplicantRow } from '../../../src/components/jobs/ApplicantRow.tsx';

const request = makeRequest({ rating: 4 });

const meta = {
  title: 'Components/Jobs/ApplicantRow',
  component: ApplicantRow,
  decorators: [
    (Story) => (
      <div role="table" aria-label="Candidates">
        <Story />
      </div>
    ),
  ],
  args: { application: request, index: 2, onOpen: fn(), onMove: fn(), onSelect: fn() },
} satisfies Meta<typeof ApplicantRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${request.applicant.userName}` }));
    await expect(args.onSelect).toHaveBeenCalledWith({ application: request, selected: true });
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};
export const Minimal: Story = {
  args: {
    application: makeRequest({
      applicant: { userId: 'm1', userName: 'Bo Li', verificationStatus: 0 },
      matchedSkills: undefined,
      seenAt: minutesBefore(60),
    }),
  },
};
export const Selected: Story = { args: { selected: true } };
export const Waiting: Story = {
  args: {
    application: makeRequest({ requestStatus: 2, rating: 5, notifyAt: '2026-01-15T09:08:30Z', undoTo: 1 }),
  },
};
export const Withdrawn: Story = { args: { application: makeRequest({ withdrawnAt: minutesBefore(60) }) } };
export const WithJob: Story = { args: { showJob: true } };
export const LongText: Story = {
  args: {
    application: makeRequest({
      applicant: { ...request.applicant, userName: longName, headline: `${longWord} ${emojiRun}` },
      rating: 5,
      overdue: true,
    }),
  },
};

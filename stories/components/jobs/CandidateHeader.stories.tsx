import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { fullRequest, makeRequest } from '../../../mocks/factories/applications.ts';
import { longName, longWord } from '../../../mocks/fixtures/longText.ts';
import { CandidateHeader } from '../../../src/components/jobs/CandidateHeader.tsx';
import { movedTo } from '../../../src/domain/requestMoves.ts';

const meta = {
  title: 'Components/Jobs/CandidateHeader',
  component: CandidateHeader,
  args: { application: fullRequest, onMove: fn(), onRate: fn(), onReport: fn() },
} satisfies Meta<typeof CandidateHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reject' }));
    await expect(args.onMove).toHaveBeenCalledWith({ application: fullRequest, to: 3 });
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};
/** The way back stays as long as nobody was told. */
export const Waiting: Story = {
  args: { application: movedTo(fullRequest, 3, new Date('2026-01-15T08:59:00Z')) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/Notice leaves in 9 min/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo: back to Under review' }));
    await expect(args.onMove).toHaveBeenCalledWith(expect.objectContaining({ to: 1 }));
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};
export const Changed: Story = {
  args: {
    changed: 'Nordlicht Energie has moved Amara Diallo to On hold meanwhile. Your change was not saved.',
  },
};
export const Locked: Story = {
  args: { locked: 'You are offline. Candidates can be moved again once you are back.' },
};
export const LongText: Story = {
  args: {
    application: makeRequest({
      applicant: { userId: 'm1', userName: longName, headline: longWord, verificationStatus: 3 },
      overdue: true,
    }),
  },
};

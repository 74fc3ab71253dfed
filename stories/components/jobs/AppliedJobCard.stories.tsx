import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { applicationJob, interview, makeApplication } from '../../../mocks/factories/applications.ts';
import { minutesBefore } from '../../../mocks/factories/feed.ts';
import { AppliedJobCard } from '../../../src/components/jobs/AppliedJobCard.tsx';

const days = (count: number) => minutesBefore(60 * 24 * count);
const viewed = makeApplication({ seenAt: days(2) });

const meta = {
  title: 'Components/Jobs/AppliedJobCard',
  component: AppliedJobCard,
  args: {
    application: viewed,
    href: '/',
    onWithdraw: fn(),
    onUndo: fn(),
    onNudge: fn(),
    onCalendar: fn(),
  },
} satisfies Meta<typeof AppliedJobCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Under review')).toBeVisible();
    await expect(canvas.getByText(/Viewed by HR/)).toHaveTextContent('Viewed by HR 2 days ago');
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw' }));
    await expect(args.onWithdraw).toHaveBeenCalledWith({ application: args.application });
    (document.activeElement as HTMLElement).blur();
  },
};
export const JustSent: Story = {
  args: { application: makeApplication({ appliedAt: minutesBefore(3) }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Withdraw' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};
export const Accepted: Story = {
  args: {
    fresh: true,
    application: makeApplication({
      requestStatus: 2,
      seenAt: days(2),
      interview,
      messageToCandidate: 'We would love to see you at the harbour. Bring shoes that may get wet.',
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add to calendar' }));
    await expect(args.onCalendar).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};
export const PositionClosed: Story = {
  args: {
    application: makeApplication({
      requestStatus: 3,
      answeredByClosing: true,
      job: { ...applicationJob, status: 2 },
      messageToCandidate: 'The position has been closed.',
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Position closed')).toBeVisible();
    // Once is enough.
    await expect(canvas.queryByText('Job closed')).toBeNull();
  },
};
export const Overdue: Story = {
  args: { application: makeApplication({ appliedAt: days(16), overdue: true, canNudge: true }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for an answer' }));
    await expect(args.onNudge).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};
export const Busy: Story = { args: { ...Overdue.args, busy: true } };
export const History: Story = {
  args: {
    application: makeApplication({
      seenAt: days(2),
      requestStatus: 4,
      timeline: [
        { at: days(3), what: 1, by: 'Amara Diallo' },
        { at: days(2), what: 2, by: 'Nordlicht Energie' },
        { at: days(1), what: 3, by: 'Nordlicht Energie', from: 1, to: 4 },
      ],
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'History' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    (document.activeElement as HTMLElement).blur();
  },
};
export const Sent: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'What you sent' }));
    await expect(canvas.getByRole('link', { name: /Amara-Diallo.pdf/ })).toBeVisible();
    (document.activeElement as HTMLElement).blur();
  },
};

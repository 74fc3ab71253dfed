import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { applicationJob, interview, makeApplication } from '../../../../mocks/factories/applications.ts';
import { minutesBefore } from '../../../../mocks/factories/feed.ts';
import { longName, longWord } from '../../../../mocks/fixtures/longText.ts';
import { AppliedJobList } from '../../../../src/components/jobs/apply/AppliedJobList.tsx';
import { EmptyState } from '../../../../src/components/ui/EmptyState.tsx';

const days = (count: number) => minutesBefore(60 * 24 * count);
const blur = () => (document.activeElement as HTMLElement | null)?.blur();
const entry = (changes: Parameters<typeof makeApplication>[0] = {}, fresh = false) => ({
  application: makeApplication(changes),
  href: '/',
  fresh,
});
/** Names its card. */
const called = (applicationId: string, vacancyName: string) => ({
  applicationId,
  job: { ...applicationJob, vacancyName },
});
const viewed = entry({ ...called('a1', 'Wind turbine technician'), seenAt: days(2) });
const justSent = entry({ ...called('a2', 'Blade repairer'), appliedAt: minutesBefore(3) });
const overdue = entry({
  ...called('a3', 'Crane technician'),
  appliedAt: days(16),
  overdue: true,
  canNudge: true,
});
const onHold = entry({ ...called('a4', 'Control room operator'), requestStatus: 4 });
/** Far away: both times are said. */
const accepted = entry(
  {
    ...called('a5', 'Rope access technician'),
    requestStatus: 2,
    seenAt: days(2),
    interview: {
      ...interview,
      timezone: 'Asia/Ho_Chi_Minh',
      mode: 2,
      place: undefined,
      url: 'https://meet.example/kiln',
    },
    messageToCandidate: 'We would love to see you at the harbour. Bring shoes that may get wet.',
    timeline: [
      { at: days(20), what: 1 },
      { at: days(5), what: 8 },
      { at: days(4), what: 2 },
      { at: days(3), what: 3, from: 1, to: 4 },
      { at: days(2), what: 4, text: 'Could you come to Bremerhaven in January?' },
      { at: days(1), what: 3, from: 4, to: 2 },
      { at: days(1), what: 5 },
    ],
  },
  true,
);
const closed = entry({
  applicationId: 'a6',
  requestStatus: 3,
  answeredByClosing: true,
  job: { ...applicationJob, vacancyName: 'Electrician', status: 2 },
  messageToCandidate: 'The position has been closed.',
});
const withdrawn = entry({
  ...called('a7', 'Inspector'),
  withdrawnAt: days(1),
  timeline: [
    { at: days(9), what: 1 },
    { at: days(2), what: 7 },
    { at: days(1), what: 6, text: 'I have signed elsewhere.' },
  ],
});
const ready = { status: 'ready' as const, hasMore: false, busy: false, onLoadMore: fn() };

const meta = {
  title: 'Components/Jobs/AppliedJobList',
  component: AppliedJobList,
  args: {
    state: { ...ready, items: [viewed, justSent, overdue, onHold] },
    empty: <EmptyState drawing="posts">Nothing has been decided yet.</EmptyState>,
    onWithdraw: fn(),
    onUndo: fn(),
    onNudge: fn(),
    onCalendar: fn(),
  },
} satisfies Meta<typeof AppliedJobList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each in another state that is not decided; of one it is shown what was sent. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
    const card = within(canvas.getByRole('article', { name: 'Wind turbine technician' }));
    await expect(card.getByText('Under review')).toBeVisible();
    await expect(card.getByText(/Viewed by HR/)).toHaveTextContent('Viewed by HR 2 days ago');
    await userEvent.click(card.getByRole('button', { name: 'Withdraw' }));
    await expect(args.onWithdraw).toHaveBeenCalledWith({ application: viewed.application });
    await userEvent.click(card.getByRole('button', { name: 'What you sent' }));
    await expect(card.getByRole('link', { name: /Amara-Diallo.pdf/ })).toBeVisible();
    const sent = within(canvas.getByRole('article', { name: 'Blade repairer' }));
    await expect(sent.queryByRole('button', { name: 'Withdraw' })).toBeNull();
    await userEvent.click(sent.getByRole('button', { name: 'Undo' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for an answer' }));
    await expect(args.onNudge).toHaveBeenCalledOnce();
    blur();
  },
};
/** What has become of them; two show how. Nothing can be done with what was refused or withdrawn. */
export const Decided: Story = {
  args: { state: { ...ready, items: [accepted, closed, withdrawn] } },
  play: async ({ args, canvas, userEvent }) => {
    const card = within(canvas.getByRole('article', { name: 'Rope access technician' }));
    await expect(card.getByText(/Your time:/)).toBeVisible();
    // As HR reads it.
    await expect(card.getByText(/^Video call:/)).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Add to calendar' }));
    await expect(args.onCalendar).toHaveBeenCalledOnce();
    await userEvent.click(card.getByRole('button', { name: 'History' }));
    await expect(card.getAllByRole('listitem')).toHaveLength(7);
    await expect(card.getByText('Moved to: On hold')).toBeVisible();
    const refused = within(canvas.getByRole('article', { name: 'Electrician' }));
    await expect(refused.getByText('Position closed')).toBeVisible();
    // Once is enough.
    await expect(refused.queryByText('Job closed')).toBeNull();
    await expect(refused.queryByRole('button', { name: 'Withdraw' })).toBeNull();
    const past = within(canvas.getByRole('article', { name: 'Inspector' }));
    await userEvent.click(past.getByRole('button', { name: 'History' }));
    await expect(past.getAllByRole('listitem')).toHaveLength(3);
    blur();
  },
};
export const Empty: Story = { args: { state: { status: 'empty' } } };
export const Error: Story = {
  args: { state: { status: 'error', error: { message: 'The server did not answer.' }, onRetry: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.state.status === 'error' && args.state.onRetry).toHaveBeenCalledOnce();
    blur();
  },
};
/** HR is being asked about one of which little was sent. */
export const LoadingMore: Story = {
  args: {
    state: {
      ...ready,
      hasMore: true,
      busy: true,
      items: [
        entry({
          ...overdue.application,
          resume: undefined,
          coverNote: undefined,
          answers: [],
          shareContact: false,
        }),
      ],
    },
    busyId: 'a3',
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Withdraw' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'What you sent' }));
    await expect(canvas.getAllByText('Not answered')).toHaveLength(3);
    blur();
  },
};
export const LongText: Story = {
  args: {
    state: {
      ...ready,
      items: [entry({ job: { ...applicationJob, vacancyName: longName, companyName: longWord } })],
    },
  },
};

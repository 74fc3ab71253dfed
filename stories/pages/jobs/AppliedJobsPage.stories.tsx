import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { interview, makeApplication } from '../../../mocks/factories/applications.ts';
import { filledApplication } from '../../../mocks/factories/applying.ts';
import { authors, minutesBefore } from '../../../mocks/factories/feed.ts';
import { makeJobPost } from '../../../mocks/factories/jobs.ts';
import { findDialog } from '../../../mocks/findDialog.ts';
import { jobHandlers } from '../../../mocks/handlers/jobs.ts';
import { failing, mock, pending, type MockHandlers } from '../../../mocks/msw.ts';
import { retryWith } from '../../../mocks/retryWith.ts';
import { signedIn } from '../../../mocks/session.ts';
import AppliedJobsPage from '../../../src/pages/jobs/AppliedJobsPage.tsx';

const days = (count: number) => minutesBefore(60 * 24 * count);
const active = [
  makeApplication({ applicationId: 'a1', appliedAt: minutesBefore(4) }),
  makeApplication({ applicationId: 'a2', seenAt: days(1), requestStatus: 4, isNew: true }),
  makeApplication({ applicationId: 'a3', appliedAt: days(17), overdue: true, canNudge: true }),
];
const decided = [
  makeApplication({ applicationId: 'a4', seenAt: days(1), requestStatus: 2, isNew: true, interview }),
  makeApplication({ applicationId: 'a5', requestStatus: 3, answeredByClosing: true }),
];
const withdrawn = [makeApplication({ applicationId: 'a6', withdrawnAt: days(1) })];
const totals = { active: 3, decided: 2, withdrawn: 1 };

const lists: MockHandlers['getAppliedJobs'] = ({ list = 0 }) => {
  const response = [active, decided, withdrawn][list] ?? [];
  return { message: 'Applications', response, count: response.length, totals };
};
const nothing = () => ({
  message: 'Applications',
  response: [],
  count: 0,
  totals: { active: 0, decided: 0, withdrawn: 0 },
});
const sent = fn();

const meta = {
  title: 'Pages/Jobs/AppliedJobsPage',
  component: AppliedJobsPage,
  parameters: { path: '/job-applied' },
  beforeEach({ msw }) {
    sent.mockClear();
    msw.use(
      ...mock({
        getAppliedJobs: lists,
        applyJob(body) {
          sent(body);
          return jobHandlers.applyJob(body);
        },
      }),
    );
    return signedIn();
  },
} satisfies Meta<typeof AppliedJobsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await expect(await screen.findAllByRole('article')).toHaveLength(3);
    await expect(screen.getByRole('tab', { name: /Decided/ })).toHaveTextContent('2');
    await expect(screen.getByText('New')).toBeVisible();
    // A tab is as wide as its words, so that a phone has room for all.
    for (const tab of screen.getAllByRole('tab')) {
      const count = within(tab).getByText(/^\d+$/).getBoundingClientRect();
      await expect(tab.getBoundingClientRect().right - count.right).toBeLessThan(6);
    }
  },
};
export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(...mock({ getAppliedJobs: pending }));
  },
};
/** The first answer fails. */
export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(...mock({ getAppliedJobs: failing() }));
  },
  play: async ({ msw, userEvent }) => {
    await retryWith({ msw, userEvent }, { getAppliedJobs: nothing });
    await expect(await screen.findByRole('link', { name: 'Find jobs' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull();
    await userEvent.click(screen.getByRole('tab', { name: /Decided/ }));
    await expect(await screen.findByText(/Nothing has been decided yet/)).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: /Active/ }));
    await expect(await screen.findByRole('link', { name: 'Find jobs' })).toBeVisible();
    (document.activeElement as HTMLElement | null)?.blur();
  },
};
export const Decided: Story = {
  parameters: { path: '/job-applied?tab=decided' },
  play: async () => {
    await expect(await screen.findByText('Position closed')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
    await expect(screen.getByText(/Am Hafen 4/)).toBeVisible();
  },
};
/** Members of HR do not apply. */
export const Hr: Story = {
  ...Empty,
  beforeEach({ msw }) {
    msw.use(...mock({ getAppliedJobs: nothing }));
    return signedIn(authors.nordlicht);
  },
  play: async () => {
    await expect(await screen.findByText(/this list is empty for members of HR/)).toBeVisible();
  },
};
/** Written offline, and the last day passed meanwhile: it stays until the member has seen why. */
export const NotSent: Story = {
  beforeEach() {
    const end = signedIn();
    const waiting = {
      payload: { clientId: '00000000-0000-4000-8000-000000000001' },
      makesResume: false,
      draft: { values: filledApplication, files: {} },
      job: makeJobPost({ jobId: 'j7', vacancyName: 'Crane technician' }),
      writtenAt: 1,
      error: 'The last day to apply passed before you were back online.',
    };
    localStorage.setItem('draft.u1.applying.j7', JSON.stringify(waiting));
    return end;
  },
  play: async () => {
    await screen.findAllByText('Under review');
    const card = within(screen.getByRole('region', { name: 'Not sent yet' }));
    await expect(card.getByRole('heading', { name: 'Crane technician' })).toBeVisible();
  },
};
/** Withdraws one with a reason, asks for an answer once, and takes back what was sent a moment ago. */
export const Acting: Story = {
  play: async ({ userEvent }) => {
    const [, card] = await screen.findAllByRole('article');
    await userEvent.click(within(card!).getByRole('button', { name: 'Withdraw' })); // Three are there.
    const dialog = within(await findDialog('Withdraw your application?'));
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'I have signed elsewhere.');
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ action: 1, applicationId: 'a2', reason: 'I have signed elsewhere.' }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Ask for an answer' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(expect.objectContaining({ action: 2, applicationId: 'a3' })),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(expect.objectContaining({ action: 1, applicationId: 'a1' })),
    );
    await userEvent.click(screen.getByRole('tab', { name: /Withdrawn/ }));
    await waitFor(() => expect(within(screen.getByRole('article')).getByText('Withdrawn')).toBeVisible());
  },
  // The list draws what is seen here.
  tags: ['!visual'],
};

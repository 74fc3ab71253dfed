import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { choose } from '../../mocks/choose.ts';
import { pipeline } from '../../mocks/factories/applications.ts';
import { authors } from '../../mocks/factories/feed.ts';
import { findDialog } from '../../mocks/findDialog.ts';
import { mock } from '../../mocks/msw.ts';
import { hiring } from '../../mocks/requestMemory.ts';
import { signedIn } from '../../mocks/session.ts';
import { movedTo } from '../../src/domain/requestMoves.ts';
import { toastQueue } from '../../src/lib/toastQueue.ts';
import JobRequestsPage from '../../src/pages/jobs/JobRequestsPage.tsx';

const path = '/jobs/job-requests?job=j1';
const list = `${path}&view=list`;
let server = hiring(pipeline);
const sent = fn();

const meta = {
  title: 'Flows/Hiring',
  component: JobRequestsPage,
  globals: { viewport: { value: 'wide', isRotated: false } },
  // Stories of the page show how it looks.
  tags: ['!visual'],
  parameters: { path: list },
  beforeEach({ msw }) {
    server = hiring(pipeline);
    sent.mockClear();
    const { verifyJobApplication } = server.handlers;
    msw.use(
      ...mock({
        ...server.handlers,
        verifyJobApplication(body) {
          sent(body);
          return verifyJobApplication(body);
        },
      }),
    );
    return signedIn(authors.nordlicht);
  },
} satisfies Meta<typeof JobRequestsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  const found = button.closest<HTMLElement>('[role=row]');
  if (!found) throw new Error(`${name} stands in no row`);
  return found;
};
const first = pipeline[0]!;
const { userName } = first.applicant;
const statusOf = (id: string) => server.now().find((one) => one.applicationId === id)?.requestStatus;

/** From the keyboard alone: 4 asks, Ctrl and Enter refuse; the toast takes it back before anybody is told. */
export const ByKeyboard: Story = {
  play: async ({ userEvent }) => {
    (await row(userName)).focus();
    await userEvent.keyboard('4');
    const dialog = await findDialog(`Move ${userName} to Rejected?`);
    const message = within(dialog).getByRole<HTMLTextAreaElement>('textbox');
    await expect(message.value).toContain(`Hello ${userName},`);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(statusOf(first.applicationId)).toBe(3));
    await waitFor(async () => expect(await row(userName)).toHaveTextContent('Notice leaves in 10 min'));
    const undo = () => toastQueue.all().at(-1)?.action;
    // The row shows it at once, the toast comes with the answer.
    await waitFor(() => expect(undo()?.label).toBe('Undo'));
    await expect(toastQueue.all().at(-1)?.description).toBe(
      'Notice leaves in 10 min. Until then you can undo it, and nobody learns of it.',
    );
    undo()?.onClick();
    await waitFor(() => expect(statusOf(first.applicationId)).toBe(1));
    await waitFor(async () => expect(await row(userName)).not.toHaveTextContent('Notice'));
  },
};
/** What the candidate is told stands in the dialog, and what is sent is what stood there. */
export const Message: Story = {
  play: async ({ userEvent }) => {
    await row(userName);
    await choose({ canvas: screen, userEvent }, 'Move to On hold', `Actions for ${userName}`);
    const dialog = await findDialog(`Move ${userName} to On hold?`);
    await waitFor(() => expect(within(dialog).getByText('The candidate is told at once.')).toBeVisible());
    await userEvent.clear(within(dialog).getByRole('textbox'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Move to On hold' }));
    await waitFor(() => expect(statusOf(first.applicationId)).toBe(4));
    await expect(sent.mock.lastCall?.[0]).not.toHaveProperty('messageToCandidate');
    await expect(toastQueue.all().at(-1)?.action).toBeUndefined();
  },
};
/** Many at once: one call, one answer; who cannot go there stays. */
export const Bulk: Story = {
  play: async ({ userEvent }) => {
    await row(userName);
    await userEvent.click(screen.getByRole('checkbox', { name: /^Select all 17 loaded/ }));
    const bar = await screen.findByRole('region', { name: 'Selected candidates' });
    await expect(bar).toHaveTextContent('17 selected');
    const movable = server.now().filter((one) => one.requestStatus !== 3 && !one.withdrawnAt).length;
    await userEvent.click(within(bar).getByRole('button', { name: `Move ${movable} of 17 to Rejected` }));
    const dialog = await findDialog(`Move ${movable} candidates to Rejected?`);
    await waitFor(() => expect(within(dialog).getByText(/stay where they are/)).toBeVisible());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Move to Rejected' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(sent).toHaveBeenCalledOnce();
    await expect(sent.mock.lastCall?.[0].applicationIds).toHaveLength(movable);
    await waitFor(() =>
      expect(toastQueue.all().at(-1)?.title).toBe(`${movable} candidates were moved to Rejected`),
    );
  },
};
/** Somebody else was quicker: the card shows what they did, and says so. */
export const Stale: Story = {
  play: async ({ userEvent }) => {
    (await row(userName)).focus();
    server.elsewhere(first.applicationId, (one) => movedTo(one, 4, new Date('2026-01-15T08:59:00Z')));
    await userEvent.keyboard('4');
    await userEvent.click(
      within(await findDialog(/to Rejected/)).getByRole('button', { name: 'Move to Rejected' }),
    );
    const said = `${userName} was moved to On hold meanwhile. Your change was not saved.`;
    await waitFor(() => expect(toastQueue.all().at(-1)).toMatchObject({ kind: 'error', title: said }));
    await waitFor(async () => expect(await row(userName)).toHaveTextContent('On hold'));
    await expect(statusOf(first.applicationId)).toBe(4);
  },
};
/** Opened, rated, noted, asked for the next one. */
export const Drawer: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: userName }));
    const drawer = await findDialog(userName);
    await userEvent.click(await within(drawer).findByRole('radio', { name: '5 of 5: Excellent' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ rating: 5 })));
    await userEvent.type(within(drawer).getByRole('textbox', { name: 'New note' }), 'Call on Monday.');
    await userEvent.click(within(drawer).getByRole('button', { name: 'Add note' }));
    await waitFor(() => expect(within(drawer).getByText('Call on Monday.')).toBeVisible());
    await waitFor(() => expect(within(drawer).getByRole('textbox', { name: 'New note' })).toHaveValue(''));
    within(drawer).getByRole('button', { name: 'Next candidate' }).focus();
    await userEvent.keyboard('j');
    const second = server.now()[1]?.applicant.userName ?? '';
    await waitFor(() => expect(screen.getByRole('dialog', { name: second })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await row(userName)).toHaveTextContent('Rated 5 of 5');
    await expect(await row(userName)).not.toHaveTextContent('Overdue');
  },
};
/** Planned in the candidate's drawer; it can go into HR's own calendar. */
export const Interview: Story = {
  parameters: { path: `${path}&view=list&applicant=a1` },
  play: async ({ userEvent }) => {
    const drawer = await findDialog(userName);
    await userEvent.click(await within(drawer).findByRole('button', { name: 'Plan an interview' }));
    await userEvent.type(within(drawer).getByLabelText('Begins'), '2026-01-22T10:00');
    await userEvent.type(within(drawer).getByLabelText('Ends'), '2026-01-22T11:00');
    await userEvent.selectOptions(
      within(drawer).getByRole('combobox', { name: 'Time zone' }),
      'Europe/Berlin',
    );
    await userEvent.click(within(drawer).getByRole('radio', { name: 'By phone' }));
    await userEvent.click(within(drawer).getByRole('button', { name: 'Plan interview' }));
    await waitFor(() =>
      expect(within(drawer).getByRole('button', { name: 'Add to calendar' })).toBeVisible(),
    );
    await expect(sent.mock.lastCall?.[0].interview).toEqual({
      startAt: '2026-01-22T09:00:00.000Z',
      endAt: '2026-01-22T10:00:00.000Z',
      timezone: 'Europe/Berlin',
      mode: 3,
    });
  },
};

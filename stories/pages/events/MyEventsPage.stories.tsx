import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { choose } from '../../../mocks/choose.ts';
import { ownEvents } from '../../../mocks/eventMemory.ts';
import { authors } from '../../../mocks/factories/feed.ts';
import { findDialog } from '../../../mocks/findDialog.ts';
import { accountHandlers } from '../../../mocks/handlers/account.ts';
import { eventEditorHandlers, ownEventReads } from '../../../mocks/handlers/eventEditor.ts';
import { postedJobHandlers } from '../../../mocks/handlers/postedJobs.ts';
import { myEventHandlers } from '../../../mocks/handlers/myEvents.ts';
import { failing, mock, pending } from '../../../mocks/msw.ts';
import { pressAway } from '../../../mocks/pressAway.ts';
import { retryWith } from '../../../mocks/retryWith.ts';
import { signedIn } from '../../../mocks/session.ts';
import MyEventsPage from '../../../src/pages/events/MyEventsPage.tsx';

const meta = {
  title: 'Pages/Events/MyEventsPage',
  component: MyEventsPage,
  parameters: { path: '/my-events' },
  beforeEach({ msw }) {
    const { countries } = accountHandlers;
    const { jobPosted } = postedJobHandlers;
    msw.use(...mock({ ...myEventHandlers, ...eventEditorHandlers, ...ownEventReads, countries, jobPosted }));
    return signedIn(authors.nordlicht);
  },
} satisfies Meta<typeof MyEventsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const event = (name: string) => screen.findByRole('article', { name });
/** With its address, which its menu offers too: entries must not move while one of them is chosen. */
const linked = async (name: string) => {
  const row = await event(name);
  await within(row).findByRole('link', { name });
  return row;
};
const tab = (name: RegExp) => screen.getByRole('tab', { name });
const blur = () => (document.activeElement as HTMLElement | null)?.blur();

export const Default: Story = {
  play: async () => {
    await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('My Events');
    const fair = await linked('Harbour job fair');
    await expect(screen.getAllByRole('article')).toHaveLength(3);
    await expect(tab(/Upcoming/)).toHaveTextContent('3');
    await expect(within(fair).getByRole('link', { name: 'Harbour job fair' })).toHaveAttribute(
      'href',
      '/my-events/e1',
    );
  },
};
export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(...mock({ getPostedEvents: pending }));
  },
};
/** The first answer fails. */
export const Empty: Story = {
  beforeEach({ msw }) {
    ownEvents([]);
    msw.use(...mock({ getPostedEvents: failing() }));
  },
  play: async ({ msw, userEvent }) => {
    await retryWith({ msw, userEvent }, { getPostedEvents: myEventHandlers.getPostedEvents });
    await expect(await screen.findByText('You have no event to come.')).toBeVisible();
  },
};
/** Who has no address of its own for the panel finds it on the event's page. */
export const Past: Story = {
  parameters: { path: '/my-events?tab=past' },
  beforeEach: () => signedIn(authors.konoha),
  play: async () => {
    const name = 'Winter evening of apprentices';
    const evening = await event(name);
    await expect(evening).toHaveTextContent('96 of 120');
    await expect(await within(evening).findByRole('link', { name })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/events\/event-details\/[\w-]{60,}$/),
    );
  },
};
/** What the server does not do is said where it was asked for, and what was written stays. */
export const Cancelled: Story = {
  beforeEach({ msw }) {
    const problem = { code: 'CONFLICT', message: 'This event is over. You can duplicate it.' } as const;
    msw.use(...mock({ manageEvent: failing(409, problem) }));
  },
  play: async (context) => {
    const { msw, userEvent } = context;
    await linked('Harbour job fair');
    await choose(context, 'Cancel the event', 'Actions for Harbour job fair');
    await findDialog('Cancel Harbour job fair?');
    const reason = screen.getByRole('textbox', { name: 'Reason' });
    await userEvent.type(reason, 'The hall is flooded.');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel the event' }));
    await expect(await screen.findByText('This event is over. You can duplicate it.')).toBeVisible();
    await expect(reason).toHaveValue('The hall is flooded.');
    msw.use(...mock({ manageEvent: myEventHandlers.manageEvent }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel the event' }));
    await waitFor(() => expect(tab(/Cancelled/)).toHaveAttribute('aria-selected', 'true'));
    await expect(await event('Harbour job fair')).toHaveTextContent('Paid back');
    await waitFor(() => expect(tab(/Cancelled/)).toHaveTextContent('2'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await pressAway({ userEvent });
  },
};
/**
 * Its address opens the editor over it. Left with changes: three ways out; a published event has no draft on the server.
 * Saved elsewhere meanwhile: nothing is written over before that was chosen.
 */
export const Editing: Story = {
  parameters: { path: '/my-events?edit=e1' },
  beforeEach({ msw }) {
    msw.use(...mock({ eventEdit: failing(409, { code: 'STALE', message: 'This was changed elsewhere.' }) }));
  },
  play: async ({ userEvent }) => {
    await findDialog('Edit Harbour job fair');
    await userEvent.type(screen.getByRole('textbox', { name: 'Name of the event' }), ', and more');
    await userEvent.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Keep your changes?' });
    const keep = within(question).getByRole('button', { name: 'Keep editing' });
    await waitFor(() => expect(keep).toHaveFocus());
    await expect(question).toHaveTextContent('Visitors see the event as it was.');
    await userEvent.click(keep);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'Save changes' }));
    const dialog = await findDialog('Changed elsewhere');
    await expect(dialog).toHaveTextContent('Harbour job fair, and more');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Take theirs' }));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Name of the event' })).toHaveValue('Harbour job fair'),
    );
    await userEvent.click(screen.getByRole('tab', { name: 'Tickets' }));
    await waitFor(() => expect(screen.getByRole('list', { name: 'Ticket packages' })).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Save changes' })).toBeVisible();
    blur();
  },
};
/**
 * A draft of a free event is kept with its kind of ticket and listed among the drafts. For ten seconds a deleted one can be
 * taken back. A copy is a draft, and the list of drafts is shown.
 */
export const Written: Story = {
  parameters: { path: '/my-events?new' },
  tags: ['!visual'], // It ends as a list of drafts.
  play: async (context) => {
    const { userEvent } = context;
    await findDialog('New event');
    await userEvent.type(screen.getByRole('textbox', { name: 'Name of the event' }), 'Night of open ovens');
    await userEvent.click(screen.getByRole('tab', { name: 'Tickets' }));
    await userEvent.click(screen.getByRole('radio', { name: /^Free event/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
    await event('Night of open ovens');
    await waitFor(() => expect(tab(/Draft/)).toHaveTextContent('2'));
    await linked('Open turbine hall');
    await choose(context, 'Delete', 'Actions for Open turbine hall');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await event('Open turbine hall')).toBeVisible();
    await userEvent.click(tab(/Upcoming/));
    await linked('Harbour job fair');
    await choose(context, 'Duplicate', 'Actions for Harbour job fair');
    await waitFor(() => expect(tab(/Draft/)).toHaveAttribute('aria-selected', 'true'));
    await event('Harbour job fair');
    await waitFor(() => expect(tab(/Draft/)).toHaveTextContent('3'));
    await expect(tab(/Upcoming/)).toHaveTextContent('3');
  },
};

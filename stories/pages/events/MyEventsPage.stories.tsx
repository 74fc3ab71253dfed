import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { choose } from '../../../mocks/choose.ts';
import { ownEvents } from '../../../mocks/eventMemory.ts';
import { authors } from '../../../mocks/factories/feed.ts';
import { findDialog } from '../../../mocks/findDialog.ts';
import { myEventHandlers } from '../../../mocks/handlers/myEvents.ts';
import { failing, mock, pending } from '../../../mocks/msw.ts';
import { signedIn } from '../../../mocks/session.ts';
import MyEventsPage from '../../../src/pages/events/MyEventsPage.tsx';

const meta = {
  title: 'Pages/Events/MyEventsPage',
  component: MyEventsPage,
  parameters: { path: '/my-events' },
  beforeEach({ msw }) {
    msw.use(...mock(myEventHandlers));
    return signedIn(authors.nordlicht);
  },
} satisfies Meta<typeof MyEventsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const event = (name: string) => screen.findByRole('article', { name });
const tab = (name: RegExp) => screen.getByRole('tab', { name });
const blur = () => (document.activeElement as HTMLElement | null)?.blur();

export const Default: Story = {
  play: async () => {
    await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('My Events');
    const fair = await event('Harbour job fair');
    await expect(screen.getAllByRole('article')).toHaveLength(3);
    await expect(tab(/Upcoming/)).toHaveTextContent('3');
    await expect(await within(fair).findByRole('link', { name: 'Harbour job fair' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/events\/event-details\/[\w-]+$/),
    );
  },
};
export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(...mock({ getPostedEvents: pending }));
  },
};
export const Empty: Story = {
  beforeEach: () => ownEvents([]),
  play: async () => {
    await expect(await screen.findByText('You have no event to come.')).toBeVisible();
  },
};
export const Error: Story = {
  beforeEach({ msw }) {
    msw.use(...mock({ getPostedEvents: failing() }));
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
export const Past: Story = {
  parameters: { path: '/my-events?tab=past' },
  play: async () => {
    await expect(await event('Winter evening of apprentices')).toHaveTextContent('96 of 120');
  },
};
/** A copy is a draft, and the list of drafts is shown. */
export const Duplicated: Story = {
  tags: ['!visual'], // It ends as a list of drafts.
  play: async (context) => {
    await event('Harbour job fair');
    await choose(context, 'Duplicate', 'Actions for Harbour job fair');
    await waitFor(() => expect(tab(/Draft/)).toHaveAttribute('aria-selected', 'true'));
    await event('Harbour job fair');
    await waitFor(() => expect(tab(/Draft/)).toHaveTextContent('2'));
    await expect(tab(/Upcoming/)).toHaveTextContent('3');
  },
};
export const Cancelled: Story = {
  play: async (context) => {
    const { userEvent } = context;
    await event('Harbour job fair');
    await choose(context, 'Cancel the event', 'Actions for Harbour job fair');
    await findDialog('Cancel Harbour job fair?');
    await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'The hall is flooded.');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel the event' }));
    await waitFor(() => expect(tab(/Cancelled/)).toHaveAttribute('aria-selected', 'true'));
    await expect(await event('Harbour job fair')).toHaveTextContent('Paid back');
    await waitFor(() => expect(tab(/Cancelled/)).toHaveTextContent('2'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    blur();
  },
};
/** What the server does not do is said where it was asked for, and what was written stays. */
export const NotCancelled: Story = {
  beforeEach({ msw }) {
    const problem = { code: 'CONFLICT', message: 'This event is over. You can duplicate it.' } as const;
    msw.use(...mock({ manageEvent: failing(409, problem) }));
  },
  play: async (context) => {
    const { userEvent } = context;
    await event('Harbour job fair');
    await choose(context, 'Cancel the event', 'Actions for Harbour job fair');
    await findDialog('Cancel Harbour job fair?');
    const reason = screen.getByRole('textbox', { name: 'Reason' });
    await userEvent.type(reason, 'The hall is flooded.');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel the event' }));
    await expect(await screen.findByText('This event is over. You can duplicate it.')).toBeVisible();
    await expect(reason).toHaveValue('The hall is flooded.');
    blur();
  },
};
/** For ten seconds a deleted draft can be taken back. */
export const Deleted: Story = {
  parameters: { path: '/my-events?tab=draft' },
  tags: ['!visual'], // It ends as a list of drafts.
  play: async (context) => {
    await event('Open turbine hall');
    await choose(context, 'Delete', 'Actions for Open turbine hall');
    await context.userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await event('Open turbine hall')).toBeVisible();
  },
};

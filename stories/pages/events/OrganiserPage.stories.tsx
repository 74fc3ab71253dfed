import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';
import { authors } from '../../../mocks/factories/feed.ts';
import { findDialog } from '../../../mocks/findDialog.ts';
import { eventPanelHandlers } from '../../../mocks/handlers/eventPanel.ts';
import { manageTicketsHandlers } from '../../../mocks/handlers/manageTickets.ts';
import { myEventHandlers } from '../../../mocks/handlers/myEvents.ts';
import { failing, mock } from '../../../mocks/msw.ts';
import { pressAway } from '../../../mocks/pressAway.ts';
import { retryWith } from '../../../mocks/retryWith.ts';
import { signedIn } from '../../../mocks/session.ts';
import OrganiserPage from '../../../src/pages/events/OrganiserPage.tsx';

const meta = {
  title: 'Pages/Events/OrganiserPage',
  component: OrganiserPage,
  parameters: { path: '/my-events/e1' },
  render: (args) => (
    <Routes>
      <Route path="/my-events/:eventId" element={<OrganiserPage {...args} />} />
    </Routes>
  ),
  beforeEach({ msw }) {
    msw.use(...mock({ ...eventPanelHandlers, ...manageTicketsHandlers, ...myEventHandlers }));
    return signedIn(authors.nordlicht);
  },
} satisfies Meta<typeof OrganiserPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const title = () => screen.findByRole('heading', { level: 1, name: 'Harbour job fair' });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const blur = () => (document.activeElement as HTMLElement | null)?.blur();

export const Default: Story = {
  play: async () => {
    await title();
    await waitFor(() => expect(document.title).toBe('Harbour job fair · Rolecast'));
    await expect(screen.getByRole('table', { name: 'Packages' })).toHaveTextContent('60 of 300');
    await expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/my-events?edit=e1');
    await expect((await screen.findByRole('link', { name: 'Event page' })).getAttribute('href')).toMatch(
      /^\/events\/event-details\/[\w-]{60,}$/,
    );
  },
};
/** The first answer fails. */
export const NotFound: Story = {
  parameters: { path: '/my-events/of-somebody-else' },
  beforeEach({ msw }) {
    msw.use(...mock({ eventDetail: failing() }));
  },
  play: async ({ msw, userEvent }) => {
    await retryWith({ msw, userEvent }, { eventDetail: eventPanelHandlers.eventDetail });
    await expect(await screen.findByRole('link', { name: 'My Events' })).toHaveAttribute(
      'href',
      '/my-events',
    );
  },
};
/**
 * Somebody is found by name, renamed, and the list says the new name. Of another the whole price goes back, and the ticket
 * is cancelled.
 */
export const Attendees: Story = {
  parameters: { path: '/my-events/e1?tab=attendees' },
  play: async ({ userEvent, step }) => {
    await expect(await button(/^Chiara Conti/)).toBeVisible();
    await expect(screen.getByText('6 tickets')).toBeVisible();
    const search = screen.getByRole('searchbox', { name: 'Name, e-mail or code' });
    await step('renamed', async () => {
      await userEvent.type(search, 'chiara');
      await screen.findByText('1 ticket');
      await userEvent.click(await button(/^Chiara Conti/));
      const drawer = within(await findDialog('Chiara Conti'));
      await userEvent.click(drawer.getByRole('button', { name: 'Edit' }));
      const name = drawer.getByRole('textbox', { name: 'Name' });
      await waitFor(() => expect(name).toHaveFocus());
      await userEvent.clear(name);
      await userEvent.type(name, 'Chiara Conti-Rossi{Enter}');
      await findDialog('Chiara Conti-Rossi');
      await expect(drawer.getByText('9WZ5QF3HB1')).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect(await button(/^Chiara Conti-Rossi/)).toBeVisible();
    });
    await step('cancelled', async () => {
      await userEvent.clear(search);
      await userEvent.click(await button(/^Amara Diallo/));
      const drawer = await findDialog('Amara Diallo');
      await expect(drawer).toHaveTextContent('Needs a seat near the door.');
      await userEvent.click(within(drawer).getByRole('button', { name: 'Cancel the ticket' }));
      const dialog = await findDialog('Cancel the ticket of Amara Diallo?');
      await expect(dialog).toHaveTextContent('€14.50 goes back');
      await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel the ticket' }));
      await waitFor(() => expect(drawer).toHaveTextContent('€14.50, of which €14.50 went back'));
      await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Cancel/ })).toBeNull());
      await expect(within(drawer).queryByRole('button', { name: 'Cancel the ticket' })).toBeNull();
      await userEvent.click(await within(drawer).findByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await pressAway({ userEvent });
  },
};
/** Two seats are free: one is offered, four are not, and that is said where it was asked for. */
export const Offered: Story = {
  parameters: { path: '/my-events/e1?tab=waiting-list' },
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Offer 1 seat to Tomás Álvarez'));
    await expect(await screen.findByText('Offered, 1 day left')).toBeVisible();
    await userEvent.click(await button('Offer 4 seats to Joon-ho Park'));
    await expect(await screen.findByText('There are not so many seats free.')).toBeVisible();
    blur();
  },
};
let refused = true;
/**
 * What was not sent is said at the field and is still there after another part was looked at. A message that was sent stands
 * first, and the next one begins empty.
 */
export const Sent: Story = {
  parameters: { path: '/my-events/e1?tab=messages' },
  beforeEach({ msw }) {
    refused = true;
    const refuse = failing(429, { code: 'RATE_LIMITED', message: 'That was too often.' });
    msw.use(...mock({ manageEvent: (body) => (refused ? refuse() : myEventHandlers.manageEvent(body)) }));
  },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText('Message'), 'Bring a scarf.');
    await userEvent.click(await button('Send'));
    await expect(await screen.findByText('That was too often.')).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: /Waiting list/ }));
    await userEvent.click(screen.getByRole('tab', { name: 'Messages' }));
    await expect(screen.getByLabelText('Message')).toHaveValue('Bring a scarf.');
    refused = false;
    await userEvent.click(await button('Send'));
    const sent = await screen.findByRole('list', { name: 'Sent messages' });
    await waitFor(() => expect(sent.firstElementChild).toHaveTextContent('Bring a scarf.'));
    await expect(screen.getByLabelText('Message')).toHaveValue('');
    blur();
  },
};

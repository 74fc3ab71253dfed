import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { choose } from '../../../mocks/choose.ts';
import { makeOffer } from '../../../mocks/factories/heldTickets.ts';
import { countries } from '../../../mocks/factories/account.ts';
import { findDialog } from '../../../mocks/findDialog.ts';
import { manageTicketsHandlers } from '../../../mocks/handlers/manageTickets.ts';
import { ticketHandlers } from '../../../mocks/handlers/tickets.ts';
import { failing, mock, pending } from '../../../mocks/msw.ts';
import { pressAway } from '../../../mocks/pressAway.ts';
import { retryWith } from '../../../mocks/retryWith.ts';
import { signedIn } from '../../../mocks/session.ts';
import { toastQueue } from '../../../src/lib/toastQueue.ts';
import TicketsPage from '../../../src/pages/tickets/TicketsPage.tsx';

const meta = {
  title: 'Pages/Tickets/TicketsPage',
  component: TicketsPage,
  parameters: { path: '/tickets' },
  beforeEach({ msw }) {
    const listed = () => ({ message: 'Countries', response: countries });
    msw.use(...mock({ ...ticketHandlers, ...manageTicketsHandlers, countries: listed }));
    return signedIn();
  },
} satisfies Meta<typeof TicketsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const event = (name: string) => screen.findByRole('article', { name });
const told = (title: string) =>
  waitFor(() => expect(toastQueue.all().map((toast) => toast.title)).toContain(title));

/** The first answer fails. */
export const Default: Story = {
  beforeEach({ msw }) {
    msw.use(...mock({ ticketList: failing() }));
  },
  play: async ({ msw, userEvent }) => {
    await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tickets');
    await retryWith({ msw, userEvent }, { ticketList: ticketHandlers.ticketList });
    const talk = within(await event('How we hire, answered live'));
    await expect(await talk.findByRole('img', { name: 'QR code of Amara Diallo' })).toBeVisible();
    const fair = within(await event('Harbour job fair'));
    await expect(await fair.findByRole('link', { name: 'Harbour job fair' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/events\/event-details\/[\w-]{60,}$/),
    );
  },
};
export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(...mock({ ticketList: pending }));
  },
};
/** Its address names a ticket that does not exist; closed, the list is there. */
export const Empty: Story = {
  parameters: { path: '/tickets?ticket=t-none' },
  beforeEach({ msw }) {
    const offers = [makeOffer()];
    msw.use(...mock({ ticketList: () => ({ message: 'No tickets', response: [], count: 0, offers }) }));
  },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('This ticket does not exist.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await screen.findByText('You have no ticket for an event to come.')).toBeVisible();
    await expect(await screen.findByRole('link', { name: 'Get the tickets' })).toBeVisible();
    await pressAway({ userEvent });
  },
};
/** The address says which one is open. */
export const Opened: Story = {
  parameters: { path: '/tickets?tab=past&ticket=t5' },
  play: async () => {
    const dialog = within(await findDialog('Winter evening of apprentices'));
    await expect(await dialog.findByText('This ticket was used.')).toBeVisible();
    await expect(screen.getByRole('tab', { name: 'Past', hidden: true })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};
let refused = true;
/**
 * What the server does not do is said where it was asked for. A ticket gets another name, with the same code. Handed on, the
 * old one stays without its code, and the list has one fewer.
 */
export const HandedOn: Story = {
  tags: ['!visual'], // It ends as a ticket without a code.
  parameters: { path: '/tickets?ticket=t1' },
  beforeEach({ msw }) {
    refused = true;
    const message = 'This ticket cannot be cancelled any more.';
    const refuse = failing(409, { code: 'CONFLICT', message });
    const { manageTickets } = manageTicketsHandlers;
    msw.use(...mock({ manageTickets: (body) => (refused ? refuse() : manageTickets(body)) }));
  },
  play: async (context) => {
    const { userEvent, step } = context;
    const dialog = await findDialog('Harbour job fair');
    const inside = { ...context, canvas: within(dialog) };
    await step('not cancelled', async () => {
      await choose(inside, 'Cancel the ticket');
      const asked = within(await findDialog('Cancel the ticket of Amara Diallo?', 'alertdialog'));
      await userEvent.click(asked.getByRole('button', { name: 'Cancel the ticket' }));
      await expect(await asked.findByRole('alert')).toHaveTextContent('cannot be cancelled any more');
      refused = false;
      await userEvent.click(asked.getByRole('button', { name: 'Keep it' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    });
    await step('renamed', async () => {
      await choose(inside, 'Change the name');
      const form = within(await findDialog('Change the name'));
      const name = form.getByRole('textbox', { name: /^Name of the attendee/ });
      await userEvent.clear(name);
      await userEvent.type(name, 'Amara Diallo-Chen{Enter}');
      await told('Saved');
      await expect(
        await within(dialog).findByRole('img', { name: 'QR code of Amara Diallo-Chen' }),
      ).toBeInTheDocument();
    });
    await step('handed on', async () => {
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Change the name' })).toBeNull());
      await choose(inside, 'Hand it on');
      const form = within(await findDialog('Hand the ticket on'));
      await userEvent.type(form.getByRole('textbox', { name: /^Name of who/ }), 'Mei-Lin Chen');
      await userEvent.type(form.getByRole('textbox', { name: /^E-mail/ }), 'meilin@example.org{Enter}');
      await told('The ticket is handed on');
      await expect(await within(dialog).findByText(/You have handed this ticket on/)).toBeInTheDocument();
      await waitFor(() =>
        expect(screen.queryByRole('button', { name: /^Amara Diallo.*Day pass/, hidden: true })).toBeNull(),
      );
    });
  },
};

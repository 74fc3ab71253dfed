import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { choose } from '../../../mocks/choose.ts';
import { heldTickets } from '../../../mocks/factories/heldTickets.ts';
import { makeHeldTicket, makeTicket } from '../../../mocks/factories/tickets.ts';
import { findDialog } from '../../../mocks/findDialog.ts';
import { longName, longText, longWord } from '../../../mocks/fixtures/longText.ts';
import { codeOf } from '../../../mocks/fixtures/ticketCodes.ts';
import { TicketDialog } from '../../../src/components/tickets/TicketDialog.tsx';
import { detailsFromList, type ShownTicket } from '../../../src/domain/tickets.ts';

const of = (ticketId: string, changes: Partial<ShownTicket> = {}) => ({
  status: 'ready' as const,
  details: {
    ...makeHeldTicket(),
    siblings: [],
    ...detailsFromList(heldTickets, ticketId),
    refundPolicy: 1 as const,
    ...changes,
  },
});

const meta = {
  title: 'Components/Tickets/TicketDialog',
  component: TicketDialog,
  args: {
    state: of('t1', { siblings: [] }),
    onClose: fn(),
    onMove: fn(),
    codeOf,
    onCalendar: fn(),
    onPdf: fn(),
    onAct: fn(),
    onResend: fn(),
    eventHref: '/?event=e1',
    receiptHref: '/transactions?payment=x1',
  },
} satisfies Meta<typeof TicketDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const fair = async () => within(await findDialog('Harbour job fair'));

/** Black on white in both themes, large enough for a camera. */
export const Open: Story = {
  play: async (context) => {
    const { args } = context;
    const dialog = await fair();
    const code = dialog.getByRole('img', { name: 'QR code of Amara Diallo' });
    await expect(code.getBoundingClientRect().width).toBeGreaterThanOrEqual(240);
    await expect(code.parentElement).toHaveStyle({ backgroundColor: 'rgb(255, 255, 255)' });
    await expect(dialog.getByText('Full refund until 24 hours before the start.')).toBeVisible();
    await choose({ ...context, canvas: dialog }, 'Hand it on');
    await waitFor(() => expect(args.onAct).toHaveBeenCalledWith('transfer'));
  },
};
/** Arrow keys and the two buttons lead around the order; a finger does too. */
export const InAnOrder: Story = {
  args: { state: of('t2') },
  play: async ({ args, userEvent }) => {
    const dialog = await fair();
    await expect(dialog.getByText('2 of 4')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onMove).toHaveBeenLastCalledWith({ ticketId: 't1' });
    await userEvent.click(dialog.getByRole('button', { name: 'Next ticket' }));
    await expect(args.onMove).toHaveBeenLastCalledWith({ ticketId: 't3' });
  },
};
/** From one hour before the start the way in is here. */
export const OnlineNow: Story = {
  args: { state: of('t4', { onlineUrl: 'https://meet.example.org/hire' }), receiptHref: undefined },
  play: async () => {
    const dialog = within(await findDialog('How we hire, answered live'));
    await expect(dialog.getByRole('link', { name: 'Join online' })).toHaveAttribute(
      'href',
      'https://meet.example.org/hire',
    );
  },
};
export const Used: Story = {
  args: { state: of('t5') },
  play: async () => {
    const dialog = within(await findDialog('Winter evening of apprentices'));
    await expect(dialog.getByText(/^Thu, 11 Dec 2025, 18:04.*Gate 1$/)).toBeVisible();
    await expect(dialog.queryByRole('img', { name: /QR code/ })).toBeNull();
  },
};
/** It says so in words, and has no code for a camera. */
export const Refunded: Story = {
  args: { state: of('t7') },
  play: async () => {
    const dialog = within(await findDialog('Three glazes, a winter workshop'));
    await expect(dialog.getByText(/its price is paid back/)).toBeVisible();
    await expect(dialog.queryByRole('img', { name: /QR code/ })).toBeNull();
    await expect(dialog.queryByRole('button', { name: 'Save as PDF' })).toBeNull();
  },
};
/** The bank of whoever paid looks into the payment: there is no code until it has decided. */
export const Disputed: Story = {
  args: { state: of('t1', { siblings: [], ticket: makeTicket({ disputed: true, qr: undefined }) }) },
  play: async () => {
    const dialog = await fair();
    await expect(dialog.getByText(/Until it decides, the ticket opens no door/)).toBeVisible();
    await expect(dialog.queryByRole('img', { name: /QR code/ })).toBeNull();
  },
};
/** It opens the door all the same; what needs the server waits. */
export const Offline: Story = {
  args: { state: { ...of('t1', { siblings: [] }), asOf: '2026-01-14T18:20:00.000Z' }, offline: true },
  play: async ({ userEvent }) => {
    const dialog = await fair();
    await expect(dialog.getByText(/^Valid as of/)).toBeVisible();
    await expect(dialog.getByRole('img', { name: 'QR code of Amara Diallo' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'More actions' }));
    await expect(await screen.findByRole('menuitem', { name: 'Hand it on' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.keyboard('{Escape}');
  },
};
export const LongText: Story = {
  args: {
    state: of('t1', {
      ...makeHeldTicket({ attendeeName: longWord, packageName: longName }, { eventName: longName }),
      siblings: [],
      refundNote: longText,
    }),
  },
};

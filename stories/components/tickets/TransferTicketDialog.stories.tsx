import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { countries } from '../../../mocks/factories/account.ts';
import { makeTicket } from '../../../mocks/factories/tickets.ts';
import { findDialog } from '../../../mocks/findDialog.ts';
import { TransferTicketDialog } from '../../../src/components/tickets/TransferTicketDialog.tsx';

const meta = {
  title: 'Components/Tickets/TransferTicketDialog',
  component: TransferTicketDialog,
  args: { ticket: makeTicket(), countries, defaultCountry: 'DE', onTransfer: fn(), onCancel: fn() },
} satisfies Meta<typeof TransferTicketDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await findDialog('Hand the ticket on'));

/** What becomes of the old ticket is said before. A number is sent with its dial code. */
export const Open: Story = {
  play: async ({ args, userEvent }) => {
    const form = await dialog();
    await expect(form.getByText(/The old code opens no door any more/)).toBeVisible();
    await userEvent.type(form.getByRole('textbox', { name: /^Name of who/ }), 'Mei-Lin Chen');
    await userEvent.type(form.getByRole('textbox', { name: /^Phone/ }), '0151 23456789');
    await userEvent.click(form.getByRole('button', { name: 'Hand it on' }));
    await expect(args.onTransfer).toHaveBeenCalledWith({
      attendeeName: 'Mei-Lin Chen',
      attendeePhone: '+4915123456789',
    });
  },
};
/** The server has refused it before. */
export const Invalid: Story = {
  args: { error: 'This ticket cannot be handed on any more.' },
  play: async ({ args, userEvent }) => {
    const form = await dialog();
    await expect(form.getByRole('alert')).toHaveTextContent('cannot be handed on any more');
    const name = form.getByRole('textbox', { name: /^Name of who/ });
    await userEvent.click(form.getByRole('button', { name: 'Hand it on' }));
    await expect(name).toHaveFocus();
    await expect(form.getByText('Please enter the name of the attendee.')).toBeVisible();
    await expect(form.getByText('Please enter a phone number or an e-mail address.')).toBeVisible();
    await expect(args.onTransfer).not.toHaveBeenCalled();
  },
};

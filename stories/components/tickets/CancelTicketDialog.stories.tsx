import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { makeTicket } from '../../../mocks/factories/tickets.ts';
import { findDialog } from '../../../mocks/findDialog.ts';
import { CancelTicketDialog } from '../../../src/components/tickets/CancelTicketDialog.tsx';

const meta = {
  title: 'Components/Tickets/CancelTicketDialog',
  component: CancelTicketDialog,
  args: { ticket: makeTicket(), refundPolicy: 1, onConfirm: fn(), onCancel: fn() },
} satisfies Meta<typeof CancelTicketDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await findDialog('Cancel the ticket of Amara Diallo?', 'alertdialog'));

/** What goes back is said first, and the safe button has the focus. */
export const Open: Story = {
  play: async ({ args, userEvent }) => {
    const asked = await dialog();
    await expect(asked.getByText(/^€14.50 goes back to your card/)).toBeVisible();
    await expect(asked.getByRole('button', { name: 'Keep it' })).toHaveFocus();
    await userEvent.click(asked.getByRole('button', { name: 'Cancel the ticket' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

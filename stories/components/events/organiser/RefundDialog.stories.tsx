import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { attendees, makeAttendee } from '../../../../mocks/factories/eventPanel.ts';
import { findDialog } from '../../../../mocks/findDialog.ts';
import { RefundDialog } from '../../../../src/components/events/organiser/RefundDialog.tsx';

const ticket = attendees[4] ?? makeAttendee();

const meta = {
  title: 'Components/Events/RefundDialog',
  component: RefundDialog,
  args: { asked: { ticket, kind: 'cancel' }, onConfirm: fn(), onCancel: fn() },
} satisfies Meta<typeof RefundDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const blur = () => (document.activeElement as HTMLElement | null)?.blur();

/** What is left of the price is named, and the safe button has the focus. */
export const Open: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await findDialog('Cancel the ticket of Emeka Nwosu?');
    await expect(dialog).toHaveTextContent('€9.50 goes back to whoever paid, to the same card.');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalled();
    blur();
  },
};
/** A part goes back; more than is left cannot, and what was typed stays. */
export const TooMuch: Story = {
  args: { asked: { ticket, kind: 'refund' } },
  play: async ({ args, userEvent }) => {
    await findDialog('Pay money back for Emeka Nwosu?');
    const amount = screen.getByRole('textbox', { name: 'Amount in EUR' });
    await userEvent.type(amount, '4,50');
    await userEvent.click(screen.getByRole('button', { name: 'Pay back' }));
    await expect(args.onConfirm).toHaveBeenCalledWith({
      ticket,
      kind: 'refund',
      values: { amount: '4,50', reason: '' },
    });
    await userEvent.clear(amount);
    await userEvent.type(amount, '9.51{Enter}');
    await expect(await screen.findByText('At most €9.50 can go back.')).toBeVisible();
    await waitFor(() => expect(amount).toHaveFocus());
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    blur();
  },
};
export const Rejected: Story = {
  args: { error: 'This ticket is not valid any more.' },
  play: async () => {
    await findDialog(/^Cancel/);
    await expect(screen.getByRole('alert')).toHaveTextContent('This ticket is not valid any more.');
    blur();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StripeElements } from '@stripe/stripe-js';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { fakeSandbox, fakeSecret } from '../../../mocks/fakeStripe.ts';
import { findDialog } from '../../../mocks/findDialog.ts';
import { PaymentDialog, type PaymentDialogProps } from '../../../src/components/payments/PaymentDialog.tsx';
import { sandboxStripe } from '../../../src/components/payments/sandboxStripe.ts';
import { Button } from '../../../src/components/ui/Button.tsx';

const card: NonNullable<PaymentDialogProps['card']> = {
  client: sandboxStripe(fakeSandbox, fn()),
  clientSecret: fakeSecret,
  dark: false,
  onReady: fn<(elements: StripeElements) => void>(),
  onLoadError: fn(),
};

const meta = {
  title: 'Components/Payments/PaymentDialog',
  component: PaymentDialog,
  args: {
    open: true,
    title: 'Get Premium',
    price: '$7.99',
    testMode: true,
    status: 'ready',
    card,
    payerName: 'Amara Diallo',
    onPay: fn(),
    onReload: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof PaymentDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * [S9.7] 600 pixels wide at most. The list of test cards fills the fields, which stand empty again when the dialog is
 * opened anew.
 */
export const Open: Story = {
  render: function Reopened(args) {
    const [open, setOpen] = useState(true);
    const close = () => {
      args.onClose();
      setOpen(false);
    };
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open again</Button>
        <PaymentDialog {...args} open={open} onClose={close} />
      </>
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    const again = async () => {
      await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
      await userEvent.click(canvas.getByRole('button', { name: 'Open again' }));
      return within(await findDialog('Get Premium'));
    };
    const box = await findDialog('Get Premium');
    await expect(box.getBoundingClientRect().width).toBeLessThanOrEqual(600);
    const first = within(box);
    await userEvent.selectOptions(await first.findByLabelText('Test card'), '0002: Is declined');
    await expect(first.getByLabelText(/^Card number/)).toHaveValue('4000 0000 0000 0002');
    await userEvent.click(first.getByRole('button', { name: 'Cancel' }));
    const second = await again();
    await expect(await second.findByLabelText(/^Card number/)).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(2));
    const dialog = await again();
    const number = await dialog.findByLabelText(/^Card number/);
    await userEvent.type(number, '4242424242424242');
    await expect(number).toHaveValue('4242 4242 4242 4242');
    await userEvent.type(dialog.getByLabelText(/^Expiry date/), '1234');
    await expect(dialog.getByLabelText(/^Expiry date/)).toHaveValue('12 / 34');
    await userEvent.click(dialog.getByRole('button', { name: 'Pay $7.99' }));
    await expect(args.onPay).toHaveBeenCalledWith({ name: 'Amara Diallo', email: '' });
  },
};
export const Invalid: Story = {
  args: { payerName: '' },
  play: async ({ args, userEvent }) => {
    const dialog = within(await findDialog('Get Premium'));
    await dialog.findByLabelText(/^Card number/);
    await userEvent.type(dialog.getByLabelText(/^E-mail for the receipt/), 'amara@');
    await userEvent.click(dialog.getByRole('button', { name: 'Pay $7.99' }));
    await expect(await dialog.findByText('Please enter the name on the card.')).toBeVisible();
    await expect(dialog.getByText('Please enter an e-mail address such as amara@example.org.')).toBeVisible();
    await expect(dialog.getByLabelText(/^Name on the card/)).toHaveFocus();
    await expect(args.onPay).not.toHaveBeenCalled();
  },
};
/** [S5.4] [S4.11] Nothing can be pressed twice, and the dialog stays. */
export const Processing: Story = {
  name: '[S4.11] [S5.4] Processing',
  args: { status: 'processing' },
  play: async ({ args, userEvent }) => {
    const dialog = within(await findDialog('Get Premium'));
    const button = await dialog.findByRole('button', { name: 'Processing ...' });
    await expect(button).toHaveTextContent('Processing ... ', { normalizeWhitespace: false });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await userEvent.keyboard('{Escape}');
    await expect(args.onPay).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  },
};
export const Unavailable: Story = {
  args: { status: 'unavailable', card: undefined },
  play: async ({ args, userEvent }) => {
    const dialog = within(await findDialog('Get Premium'));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Card payment could not be loaded. Check your connection or blocker.',
    );
    await expect(dialog.getByRole('button', { name: 'Pay $7.99' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

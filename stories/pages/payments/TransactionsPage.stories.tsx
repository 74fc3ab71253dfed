import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { pendingTransaction } from '../../../mocks/factories/payments.ts';
import { mockSandbox } from '../../../mocks/fakeStripe.ts';
import { findDialog } from '../../../mocks/findDialog.ts';
import { paymentsHandlers } from '../../../mocks/handlers/payments.ts';
import { failing, mock, pending } from '../../../mocks/msw.ts';
import { retryWith } from '../../../mocks/retryWith.ts';
import { signedIn } from '../../../mocks/session.ts';
import { toastQueue } from '../../../src/lib/toastQueue.ts';
import TransactionsPage from '../../../src/pages/payments/TransactionsPage.tsx';

const asked = fn(paymentsHandlers.transactions);
const checkout = fn(paymentsHandlers.checkoutPaymentIntent);

const meta = {
  title: 'Pages/Payments/TransactionsPage',
  component: TransactionsPage,
  parameters: { path: '/transactions' },
  beforeEach({ msw }) {
    asked.mockClear();
    checkout.mockClear();
    const { transactionDetails } = paymentsHandlers;
    msw.use(
      ...mock({ transactions: asked, transactionDetails, checkoutPaymentIntent: checkout }),
      ...mockSandbox(),
    );
    return signedIn();
  },
} satisfies Meta<typeof TransactionsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Dakar Tech Job Fair')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByRole('button', { name: 'Export CSV' })).toBeVisible();
    // Narrowed, and whole again.
    await userEvent.selectOptions(canvas.getByLabelText('State'), 'Failed');
    await waitFor(() => expect(canvas.queryByText('Dakar Tech Job Fair')).toBeNull());
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(1);
    await userEvent.selectOptions(canvas.getByLabelText('Type'), 'Event');
    await expect(await canvas.findByText('No payment fits these filters.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(await canvas.findByText('Dakar Tech Job Fair')).toBeVisible();
    (document.activeElement as HTMLElement | null)?.blur();
  },
};
/** The address says what is shown, and which one is open. */
export const Opened: Story = {
  parameters: { path: '/transactions?type=2&payment=x4' },
  play: async () => {
    const drawer = within(await findDialog('Dakar Tech Job Fair'));
    await expect(drawer.getByText('Mastercard ending in 4444')).toBeVisible();
    const back = within(drawer.getByRole('region', { name: 'Paid back' }));
    await expect(back.getByText('Ticket cancelled by you')).toBeVisible();
    await expect(drawer.getByText('2 × Day pass')).toBeVisible();
    await expect(drawer.getByText('Tax, included')).toBeVisible();
    await expect(asked).toHaveBeenCalledWith(
      expect.objectContaining({ type: 2, pageIndex: 1 }),
      expect.anything(),
    );
  },
};
/** It cannot be paid at first, and that is said. Then it is made: the same payment, and its row is another one then. */
export const Resumed: Story = {
  // The dialog is drawn by its own stories.
  tags: ['!visual'],
  parameters: { path: '/transactions?payment=x2' },
  beforeEach({ msw }) {
    const refuse = failing(409, {
      code: 'HOLD_EXPIRED',
      message: 'The time to pay is over. Please begin again.',
    });
    let paid = false;
    const now = () =>
      paid
        ? { ...pendingTransaction, status: 1 as const, receiptNumber: 'R-2026-000140' }
        : pendingTransaction;
    msw.use(
      ...mock({
        transactionDetails: () => ({ message: 'Verification', response: now() }),
        transactions: () => ({ message: '1 payment', response: [now()], count: 1, totals: [] }),
        checkoutPaymentIntent: refuse,
      }),
      ...mockSandbox(async () => {
        paid = true;
        return { paymentIntent: { id: 'pi_pending', status: 'succeeded' } as never }; // Nothing else is read of it.
      }),
    );
  },
  play: async ({ msw, userEvent }) => {
    const drawer = within(await findDialog('Verification of a certificate'));
    await userEvent.click(await drawer.findByRole('button', { name: 'Pay now' }));
    await waitFor(() =>
      expect(toastQueue.all().map(({ title }) => title)).toEqual([
        'The time to pay is over. Please begin again.',
      ]),
    );
    msw.use(...mock({ checkoutPaymentIntent: checkout }));
    await waitFor(() => expect(drawer.getByRole('button', { name: 'Pay now' })).toBeEnabled());
    await userEvent.click(drawer.getByRole('button', { name: 'Pay now' }));
    const dialog = within(await findDialog('Pay for Verification of a certificate'));
    const pay = await dialog.findByRole('button', { name: 'Pay €4.50' });
    await waitFor(() => expect(pay).toBeEnabled());
    await userEvent.selectOptions(dialog.getByLabelText('Test card'), '4242: Is paid');
    await userEvent.click(pay);
    await expect(checkout).toHaveBeenCalledWith(
      expect.objectContaining({ transactionId: 'x2' }),
      expect.anything(),
    );
    await expect(await screen.findByText('R-2026-000140')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Pay now' })).toBeNull());
  },
};
export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(...mock({ transactions: pending }));
  },
};
/** The first answer fails. */
export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(...mock({ transactions: failing() }));
  },
  play: async ({ canvas, msw, userEvent }) => {
    const none = { message: '0 payments', response: [], count: 0, totals: [] };
    await retryWith({ msw, userEvent }, { transactions: () => none });
    await expect(await canvas.findByText('You have not paid anything here.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Export CSV' })).toBeNull();
  },
};

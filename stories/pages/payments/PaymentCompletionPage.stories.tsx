import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes, useLocation } from 'react-router-dom';
import { expect, fn, waitFor } from 'storybook/test';
import { failedTransaction, makeTransaction } from '../../../mocks/factories/payments.ts';
import { makeHeldTicket, makeTicket } from '../../../mocks/factories/tickets.ts';
import { paymentsHandlers } from '../../../mocks/handlers/payments.ts';
import { held } from '../../../mocks/held.ts';
import { failing, mock } from '../../../mocks/msw.ts';
import { retryWith } from '../../../mocks/retryWith.ts';
import { signedIn } from '../../../mocks/session.ts';
import { getSession, signOut } from '../../../src/api/session.ts';
import { ticketOrder } from '../../../src/hooks/payments/ticketOrder.ts';
import PaymentCompletionPage from '../../../src/pages/payments/PaymentCompletionPage.tsx';

const upgraded = fn(paymentsHandlers.upgradeToPremium);
const path = '/payment-completion?payment_intent=pi_story&redirect_status=succeeded';

const answering = (...rows: ReturnType<typeof makeTransaction>[]) => {
  const left = [...rows];
  return mock({
    upgradeToPremium: upgraded,
    transactionDetails: () => {
      const response = (left.length > 1 ? left.shift() : left[0]) ?? makeTransaction();
      return { message: response.title, response };
    },
  });
};
const waiting = makeTransaction({ status: 0, card: undefined, paidAt: undefined, receiptNumber: undefined });

const meta = {
  title: 'Pages/Payments/PaymentCompletionPage',
  component: PaymentCompletionPage,
  parameters: { path },
  beforeEach({ msw }) {
    upgraded.mockClear();
    msw.use(...answering(makeTransaction()));
    return signedIn();
  },
} satisfies Meta<typeof PaymentCompletionPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Premium was paid: the upgrade is asked for, here and on the server. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You are Premium now\.$/)).toBeVisible();
    await expect(upgraded).toHaveBeenCalledOnce();
    await expect(getSession().isPremiumUser).toBe(true);
  },
};
/** Tickets were bought: they are shown with who comes, and nothing is kept of the order. */
export const Tickets: Story = {
  parameters: { path: '/payment-completion?transaction=x4' },
  beforeEach({ msw }) {
    const row = makeTransaction({
      type: 2,
      transactionId: 'x4',
      title: 'Harbour job fair',
      amount: 2_900,
      currency: 'EUR',
      eventId: 'e1',
      ticketIds: ['t1', 't2'],
    });
    ticketOrder.write({ eventId: 'e1', items: [], clientId: 'c1', transactionId: 'x4' });
    const siblings = [makeTicket({ ticketId: 't2', attendeeName: 'Mei-Lin Chen' })];
    msw.use(
      ...answering(row),
      ...mock({
        ticketDetail: () => ({
          message: 'Day pass',
          response: { ...makeHeldTicket(), siblings, asOf: '2026-01-15T09:00:00.000Z' },
        }),
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You paid €29.00 for Harbour job fair.')).toBeVisible();
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Amara DialloDay pass',
      'Mei-Lin ChenDay pass',
    ]);
    await expect(await canvas.findByRole('link', { name: 'See the event' })).toBeVisible();
    await expect(ticketOrder.read()).toBeUndefined();
  },
};
/** Paid, and the seats were gone: all of it is on its way back. */
export const SeatsGone: Story = {
  beforeEach({ msw }) {
    msw.use(...answering(makeTransaction({ type: 2, title: 'Harbour job fair', eventId: 'e1' })));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your payment was paid back')).toBeVisible();
  },
};
function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}
/**
 * The secret does not stay in the address. The bank takes its time; it is asked again, and then it was paid. The server
 * does not manage to switch Premium on: nobody is left without a word.
 */
export const Late: Story = {
  // It ends as Default; the panel shows what it says before.
  tags: ['!visual'],
  parameters: { path: `${path}&payment_intent_client_secret=pi_story_secret_abc` },
  render: () => (
    <>
      <PaymentCompletionPage />
      <Address />
    </>
  ),
  beforeEach({ msw }) {
    msw.use(...answering(waiting, makeTransaction()));
    msw.use(...mock({ upgradeToPremium: failing(503, { code: 'UNAVAILABLE' }) }));
  },
  play: async ({ canvas, msw, userEvent }) => {
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent(path));
    await expect(canvas.getByTestId('address')).not.toHaveTextContent('secret');
    await expect(await canvas.findByText('Your bank is still confirming')).toBeVisible();
    await expect(await canvas.findByText('Your payment arrived; we are switching Premium on')).toBeVisible();
    await expect(getSession().isPremiumUser).toBe(false);
    msw.use(...mock({ upgradeToPremium: upgraded }));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText(/You are Premium now\.$/)).toBeVisible();
  },
};
export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(...answering(failedTransaction));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Payment failed. Please try again.')).toBeVisible();
    await expect(canvas.getByText('Your card was declined. Nothing was charged.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/pricing');
    await expect(upgraded).not.toHaveBeenCalled();
  },
};
/** The bank has led back to a tab that knows nothing of the order: it goes on there all the same. */
export const FailedElsewhere: Story = {
  tags: ['!visual'], // It looks as Failed.
  beforeEach({ msw }) {
    ticketOrder.clear();
    msw.use(...answering({ ...failedTransaction, type: 2, eventId: 'e1' }));
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Payment failed. Please try again.');
    await waitFor(() => expect(ticketOrder.read()).toMatchObject({ eventId: 'e1', transactionId: 'x3' }));
  },
};
let first = held();
/** Somebody else's, or none at all. The first answer is late, and fails. */
export const NotFound: Story = {
  beforeEach({ msw }) {
    first = held();
    const fail = failing();
    msw.use(
      ...mock({
        transactionDetails: async () => {
          await first.wait();
          return fail();
        },
      }),
    );
  },
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByText(/^Do not pay again\./)).toBeVisible();
    first.release();
    await expect(await canvas.findByText('We could not ask about your payment')).toBeVisible();
    await retryWith({ msw, userEvent }, { transactionDetails: failing(404, { code: 'NOT_FOUND' }) });
    await expect(await canvas.findByText('We do not know this payment')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact-us');
  },
};
export const Stranger: Story = {
  beforeEach: () => signOut(),
  render: () => (
    <Routes>
      <Route path="/login" element={<p>The login page</p>} />
      <Route path="*" element={<PaymentCompletionPage />} />
    </Routes>
  ),
  // It ends on another page; the panel's Stranger is this one.
  tags: ['!visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await expect(await canvas.findByText('The login page')).toBeVisible();
  },
};

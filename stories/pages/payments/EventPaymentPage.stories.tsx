import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link, Route, Routes, useLocation } from 'react-router-dom';
import { expect, fn, waitFor, within } from 'storybook/test';
import { makeHold } from '../../../mocks/factories/tickets.ts';
import { mockSandbox } from '../../../mocks/fakeStripe.ts';
import { eventHandlers } from '../../../mocks/handlers/events.ts';
import { paymentsHandlers } from '../../../mocks/handlers/payments.ts';
import { ticketSaleHandlers } from '../../../mocks/handlers/ticketSale.ts';
import { findDialog } from '../../../mocks/findDialog.ts';
import { failing, mock, pending } from '../../../mocks/msw.ts';
import { retryWith } from '../../../mocks/retryWith.ts';
import { signedIn } from '../../../mocks/session.ts';
import { forgetAttendees } from '../../../src/hooks/payments/attendeeDraft.ts';
import { newOrder, ticketOrder } from '../../../src/hooks/payments/ticketOrder.ts';
import EventPaymentPage from '../../../src/pages/payments/EventPaymentPage.tsx';
import { toastQueue } from '../../../src/lib/toastQueue.ts';

const held = fn(ticketSaleHandlers.getTransactionId);
const checkout = fn(paymentsHandlers.checkoutPaymentIntent);
const purchased = fn(ticketSaleHandlers.eventTicketPurchase);

function Elsewhere() {
  const { pathname, search } = useLocation();
  return (
    <>
      <p data-testid="address">{pathname + search}</p>
      <Link to="/event-payment">Pay</Link>
    </>
  );
}

const meta = {
  title: 'Pages/Payments/EventPaymentPage',
  component: EventPaymentPage,
  parameters: { path: '/event-payment' },
  render: () => (
    <Routes>
      <Route path="/event-payment" element={<EventPaymentPage />} />
      <Route path="*" element={<Elsewhere />} />
    </Routes>
  ),
  beforeEach({ msw }) {
    for (const spy of [held, checkout, purchased]) spy.mockClear();
    forgetAttendees();
    ticketOrder.write(newOrder({ eventId: 'e1', items: [{ packageId: 'p1', quantity: 2 }] }));
    msw.use(
      ...mock({
        ...eventHandlers,
        ...paymentsHandlers,
        ...ticketSaleHandlers,
        getTransactionId: held,
        checkoutPaymentIntent: checkout,
        eventTicketPurchase: purchased,
      }),
      ...mockSandbox(),
    );
    return signedIn();
  },
} satisfies Meta<typeof EventPaymentPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Played = Parameters<NonNullable<Story['play']>>[0];

/** Names whoever comes. */
async function named({ canvas, userEvent }: Pick<Played, 'canvas' | 'userEvent'>) {
  await userEvent.type(await canvas.findByLabelText(/^Your e-mail/), 'amara@example.org');
  for (const name of canvas.getAllByLabelText(/^Name \*?$|^Name$/))
    await userEvent.type(name, 'Mei-Lin Chen');
}
const ready = async ({ canvas }: Pick<Played, 'canvas'>, name = 'Pay €29.00') => {
  const button = await canvas.findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  return button;
};

export const Default: Story = {
  play: async ({ canvas }) => {
    await ready({ canvas });
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Get your tickets');
    await expect(held).toHaveBeenCalledOnce();
    await expect(ticketOrder.read()?.transactionId).toBe('h1');
  },
};
/**
 * A card that is declined buys nothing, and the seats stay. Who comes is told before the card is charged; what it has
 * become is seen on the page of the payment.
 */
export const Paid: Story = {
  tags: ['!visual'], // It ends on another page.
  play: async ({ canvas, userEvent }) => {
    await ready({ canvas });
    await named({ canvas, userEvent });
    await userEvent.selectOptions(canvas.getByLabelText('Test card'), '0002: Is declined');
    await userEvent.click(await ready({ canvas }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your card was declined.');
    await expect(purchased).not.toHaveBeenCalled();
    await expect(held).toHaveBeenCalledOnce();
    await userEvent.selectOptions(canvas.getByLabelText('Test card'), '4242: Is paid');
    await userEvent.dblClick(await ready({ canvas }));
    await expect(await canvas.findByTestId('address')).toHaveTextContent(
      '/payment-completion?transaction=h1',
    );
    await expect(checkout).toHaveBeenLastCalledWith(
      expect.objectContaining({ buyerEmail: 'amara@example.org' }),
      expect.anything(),
    );
    await expect(purchased).toHaveBeenCalledOnce();
  },
};
/** What costs nothing needs no card. */
export const Free: Story = {
  beforeEach({ msw }) {
    const items = [{ packageId: 'p1', packageName: 'Day pass', quantity: 1, unitAmount: 0 }];
    msw.use(...mock({ getTransactionId: () => ({ message: 'Kept', response: makeHold({ items }) }) }));
  },
  play: async ({ canvas }) => {
    await ready({ canvas }, 'Get tickets');
    await expect(canvas.queryByLabelText(/^Name on the card/)).toBeNull();
    await expect(checkout).not.toHaveBeenCalled();
  },
};
export const Ended: Story = {
  beforeEach({ msw }) {
    const { holdUntil: _until, secondsLeft: _left, ...hold } = makeHold({ state: 'EXPIRED' });
    msw.use(...mock({ getTransactionId: () => ({ message: 'The time to pay is over', response: hold }) }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Check again' })).toBeVisible();
    await expect(canvas.queryByRole('form')).toBeNull();
  },
};
/** The first answer fails. */
export const SoldOut: Story = {
  beforeEach({ msw }) {
    msw.use(...mock({ getTransactionId: failing() }));
  },
  play: async ({ canvas, msw, userEvent }) => {
    const soldOut = failing(409, { code: 'SOLD_OUT', errors: { p1: '1 left' } });
    await retryWith({ msw, userEvent }, { getTransactionId: soldOut });
    await expect(await canvas.findByText('1 left')).toBeVisible();
    await expect(await canvas.findByText('Day pass')).toBeVisible();
  },
};
/**
 * Another number is another hold, at another price. The seats are let go, after a question; who comes back has made no
 * choice, and is led away.
 */
export const LetGo: Story = {
  tags: ['!visual'], // It ends on another page.
  play: async ({ canvas, userEvent }) => {
    await ready({ canvas });
    const many = canvas.getAllByLabelText('How many of Day pass').find((field) => field.checkVisibility());
    await userEvent.selectOptions(many!, '3'); // One of the two is seen.
    await ready({ canvas }, 'Pay €43.50');
    await expect(canvas.getByRole('group', { name: /^Ticket 3 of 3/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    const dialog = within(await findDialog('Let these tickets go?', 'alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Let them go' }));
    await expect(await canvas.findByTestId('address')).toHaveTextContent(/^\/events\/event-details\//);
    await expect(held).toHaveBeenLastCalledWith(expect.objectContaining({ action: 1 }), expect.anything());
    await expect(ticketOrder.read()).toBeUndefined();
    await expect(toastQueue.all().at(-1)?.title).toBe('Your tickets are let go');
    held.mockClear();
    await userEvent.click(canvas.getByRole('link', { name: 'Pay' }));
    await waitFor(() => expect(canvas.getByTestId('address').textContent).toBe('/events'));
    await expect(held).not.toHaveBeenCalled();
  },
};
/** Seats that have ended are asked for again. */
export const Loading: Story = {
  beforeEach: Ended.beforeEach!, // Given above.
  play: async ({ canvas, msw, userEvent }) => {
    const again = await canvas.findByRole('button', { name: 'Check again' });
    msw.use(...mock({ getTransactionId: pending }));
    await userEvent.click(again);
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Check again' })).toBeNull());
  },
};

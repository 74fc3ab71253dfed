import type { Schemas } from '#openapi/contract.ts';
import { makeTransaction } from './factories/payments.ts';

type Hold = Schemas['Hold'];
type Ticket = Schemas['Ticket'];

const holds = new Map<string, Hold>();
const bought = new Map<string, readonly Ticket[]>();

/** Before each story: nothing is held. */
export function forgetHolds(): void {
  holds.clear();
  bought.clear();
}

export const holdNow = (transactionId: string): Hold | undefined => holds.get(transactionId);

export function keepHold(hold: Hold): Hold {
  holds.set(hold.transactionId, hold);
  return hold;
}

/** An id that no hold has. */
export const newHoldId = (): string => `h${holds.size + 1}`;

/** The tickets that a hold has become; none before it is paid. */
export const ticketsOf = (transactionId: string): readonly Ticket[] => bought.get(transactionId) ?? [];

export function buyHold(hold: Hold, tickets: readonly Ticket[]): Schemas['Transaction'] {
  keepHold({ ...hold, state: 'PAID' });
  bought.set(hold.transactionId, tickets);
  return paymentOf(hold);
}

function paymentOf({ transactionId, total, currency, items, eventId }: Hold): Schemas['Transaction'] {
  const { card, receiptNumber, paidAt, ...payment } = makeTransaction();
  const tickets = ticketsOf(transactionId);
  const isPaid = tickets.length > 0;
  return {
    ...payment,
    ...(isPaid && { paidAt: paidAt ?? payment.createdAt }),
    ...(isPaid && total > 0 && card && receiptNumber && { card, receiptNumber }),
    transactionId,
    type: 2,
    title: 'Harbour job fair',
    status: isPaid ? 1 : 0,
    amount: total,
    currency,
    items: items.map(({ packageName, quantity, unitAmount }) => ({
      name: packageName,
      qty: quantity,
      unitAmount,
    })),
    providerRef: `pi_${transactionId}`,
    ...(eventId && { eventId }),
    ...(isPaid && { ticketIds: tickets.map(({ ticketId }) => ticketId) }),
  };
}

/** The payments of this story's holds. */
export const heldPayments = (): Schemas['Transaction'][] => [...holds.values()].map(paymentOf);

export const heldPayment = (transactionId: string): Schemas['Transaction'] | undefined => {
  const hold = holdNow(transactionId);
  return hold && paymentOf(hold);
};

import type { Schemas } from '#openapi/contract.ts';
import { minutesBefore } from './feed.ts';

type Transaction = Schemas['Transaction'];

const daysBefore = (days: number) => minutesBefore(days * 24 * 60);

/** A payment for Premium that was made. */
export const makeTransaction = (part: Partial<Transaction> = {}): Transaction => ({
  transactionId: 'x1',
  type: 3,
  title: 'Rolecast Premium',
  status: 1,
  amount: 799,
  tax: 0,
  fee: 0,
  currency: 'USD',
  amountRefunded: 0,
  items: [{ name: 'Premium, once and for good', qty: 1, unitAmount: 799 }],
  card: { brand: 'visa', last4: '4242' },
  refunds: [],
  createdAt: daysBefore(4),
  updatedAt: daysBefore(4),
  paidAt: daysBefore(4),
  providerRef: 'pi_story',
  receiptNumber: 'R-2026-000131',
  ...part,
});

/** One that waits for its payment. */
export const pendingTransaction = makeTransaction({
  transactionId: 'x2',
  type: 1,
  title: 'Verification of a certificate',
  status: 0,
  amount: 450,
  currency: 'EUR',
  items: [{ name: 'Verification of a certificate', qty: 1, unitAmount: 450 }],
  card: undefined,
  createdAt: minutesBefore(40),
  updatedAt: minutesBefore(40),
  paidAt: undefined,
  providerRef: 'pi_pending',
  receiptNumber: undefined,
  documentId: 'd1',
  holdUntil: minutesBefore(-23 * 60),
});

export const failedTransaction = makeTransaction({
  transactionId: 'x3',
  status: 2,
  card: undefined,
  paidAt: undefined,
  providerRef: 'pi_failed',
  receiptNumber: undefined,
  createdAt: daysBefore(6),
  updatedAt: daysBefore(6),
  failureMessage: 'Your card was declined.',
});

/** Tickets, of which one was paid back. */
export const ticketTransaction = makeTransaction({
  transactionId: 'x4',
  type: 2,
  title: 'Dakar Tech Job Fair',
  status: 4,
  amount: 10_000,
  tax: 1525,
  fee: 350,
  currency: 'XOF',
  amountRefunded: 5000,
  items: [{ name: 'Day pass', qty: 2, unitAmount: 5000 }],
  card: { brand: 'mastercard', last4: '4444' },
  refunds: [{ amount: 5000, refundedAt: daysBefore(12), reason: 'Ticket cancelled by you' }],
  createdAt: daysBefore(20),
  updatedAt: daysBefore(12),
  paidAt: daysBefore(20),
  providerRef: 'pi_tickets',
  receiptNumber: 'R-2025-004210',
  eventId: 'e1',
});

/** Tickets whose buyer has asked the bank for the money back. */
export const disputedTransaction = makeTransaction({
  transactionId: 'x5',
  type: 2,
  title: 'Harbour job fair',
  amount: 2900,
  currency: 'EUR',
  items: [{ name: 'Day pass', qty: 2, unitAmount: 1450 }],
  dispute: { state: 'OPEN', amount: 2900, openedAt: daysBefore(1) },
  eventId: 'e1',
});

/** Newest first. */
export const transactionRows: Transaction[] = [
  pendingTransaction,
  makeTransaction(),
  failedTransaction,
  ticketTransaction,
];

export const transactionTotals: Schemas['TransactionTotal'][] = [
  { currency: 'USD', amount: 799, amountRefunded: 0, count: 1 },
  { currency: 'XOF', amount: 10_000, amountRefunded: 5000, count: 1 },
];

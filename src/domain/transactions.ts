import type { Schemas } from '#openapi/contract.ts';
import { unitsIn } from '#openapi/money.ts';
import { formatMoney } from '../lib/money.ts';
import { TransactionType } from './enums.ts';
import { TransactionStatus } from './payments.ts';

export type Transaction = Schemas['Transaction'];

export const typeLabels: Record<Transaction['type'], string> = {
  1: 'Verification',
  2: 'Event',
  3: 'Premium',
};

export const statusLabels: Record<Transaction['status'], string> = {
  0: 'Pending',
  1: 'Paid',
  2: 'Failed',
  3: 'Paid back',
  4: 'Partly paid back',
  5: 'Cancelled',
};

export const statusTones = {
  0: 'warning',
  1: 'success',
  2: 'danger',
  3: 'info',
  4: 'info',
  5: 'neutral',
} as const satisfies Record<Transaction['status'], string>;

/** How a payment stands, in a word: disputed while a bank looks into it. */
export const transactionBadge = ({ status, dispute }: Pick<Transaction, 'status' | 'dispute'>) =>
  dispute?.state === 'OPEN'
    ? { label: 'Disputed', tone: 'warning' as const }
    : { label: statusLabels[status], tone: statusTones[status] };

/** What a dispute means for whoever paid. */
export const disputeTexts = {
  OPEN: {
    title: 'Your bank looks into this payment',
    text: 'Until it decides, tickets of it open no door, and nothing is paid back. If you did not ask your bank for this, please tell it so.',
  },
  WON: { title: 'The dispute is closed', text: 'Your bank has left the payment as it was.' },
  LOST: {
    title: 'The dispute is closed',
    text: 'Your bank has taken the money back. What you paid for is not valid any more.',
  },
} as const satisfies Record<NonNullable<Transaction['dispute']>['state'], object>;

/** As the fields have them: empty means any. Days as `2026-11-21`. */
export interface TransactionFilters {
  type: string;
  status: string;
  from: string;
  to: string;
}

export const noTransactionFilters: TransactionFilters = { type: '', status: '', from: '', to: '' };

const dayForm = /^\d{4}-\d{2}-\d{2}$/;
const asDay = (text: string | null) =>
  text && dayForm.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';
const asChoice = (text: string | null, labels: object) =>
  text !== null && Object.hasOwn(labels, text) ? text : '';

/** From the address; what is not one of the choices is left out. */
export const readTransactionFilters = (params: URLSearchParams): TransactionFilters => ({
  type: asChoice(params.get('type'), typeLabels),
  status: asChoice(params.get('status'), statusLabels),
  from: asDay(params.get('from')),
  to: asDay(params.get('to')),
});

/** Into the address, beside what else stands there. */
export function writeTransactionFilters(
  params: URLSearchParams,
  filters: TransactionFilters,
): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(filters))
    if (value) next.set(name, String(value));
    else next.delete(name);
  return next;
}

/** Why the days cannot be asked for. */
export const periodError = ({ from, to }: TransactionFilters): string | undefined =>
  from && to && to < from ? 'The last day is before the first one.' : undefined;

export interface AskedTransactions {
  type?: Transaction['type'];
  status?: Transaction['status'];
  from?: string;
  to?: string;
}

/** For the API. */
export function askedTransactions(filters: TransactionFilters): AskedTransactions {
  const asked: AskedTransactions = {};
  // Read from the address as one of the choices.
  if (filters.type) asked.type = Number(filters.type) as Transaction['type'];
  if (filters.status) asked.status = Number(filters.status) as Transaction['status']; // Also one of the choices.
  if (filters.from) asked.from = filters.from;
  if (filters.to) asked.to = filters.to;
  return asked;
}

export const isPaid = ({ status }: Pick<Transaction, 'status'>): boolean =>
  status === TransactionStatus.SUCCEEDED ||
  status === TransactionStatus.REFUNDED ||
  status === TransactionStatus.PARTLY_REFUNDED;

/** Whether it can still be paid: until then the seats of an event are kept, too. */
export const canResume = ({ status, holdUntil }: Transaction, now: Date): boolean =>
  status === TransactionStatus.PENDING && holdUntil !== undefined && Date.parse(holdUntil) > now.getTime();

/** Seats that were kept and never paid are free again, even while the payment still waits to be closed. */
export const hasHoldEnded = (row: Transaction, now: Date): boolean =>
  row.type === TransactionType.EVENT && row.status === TransactionStatus.PENDING && !canResume(row, now);

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** "21 Nov 2026, 10:00", where the reader is. */
export const momentText = (at: string): string => moment.format(new Date(at));

/** "Visa ending in 4242". */
export const cardText = ({ brand, last4 }: NonNullable<Transaction['card']>): string =>
  `${brand.charAt(0).toUpperCase()}${brand.slice(1)} ending in ${last4}`;

const amountText = (amount: number, { currency }: Transaction) => formatMoney({ amount, currency });

/** A number that a spreadsheet can add up: "7.99". */
const plainAmount = (amount: number, currency: string): string => {
  const units = unitsIn(currency);
  return (amount / units).toFixed(Math.log10(units));
};

/** The table of a download, its heads first. */
export const transactionTable = (rows: readonly Transaction[]): string[][] => [
  [
    'Date',
    'Title',
    'Type',
    'Status',
    'Amount',
    'Tax',
    'Fee',
    'Paid back',
    'Currency',
    'Card',
    'Receipt',
    'Id',
  ],
  ...rows.map((row) => [
    row.createdAt.slice(0, 10),
    row.title,
    typeLabels[row.type],
    statusLabels[row.status],
    plainAmount(row.amount, row.currency),
    plainAmount(row.tax, row.currency),
    plainAmount(row.fee, row.currency),
    plainAmount(row.amountRefunded, row.currency),
    row.currency,
    row.card ? cardText(row.card) : '',
    row.receiptNumber ?? '',
    row.transactionId,
  ]),
];

/** Where somebody asks for help with a payment: the letter begins with its number. */
export const helpHref = ({ receiptNumber, transactionId }: Transaction): string =>
  `/contact-us?payment=${encodeURIComponent(receiptNumber ?? transactionId)}`;

/** "CFA 5,000 of CFA 10,000 paid back"; each currency for itself. */
export const totalText = ({ amount, amountRefunded, currency }: Schemas['TransactionTotal']): string =>
  amountRefunded > 0
    ? `${formatMoney({ amount, currency })} (${formatMoney({ amount: amountRefunded, currency })} paid back)`
    : formatMoney({ amount, currency });

/** The lines of a payment with what each comes to. */
export const linesOf = (row: Transaction): { label: string; price: string }[] => [
  ...row.items.map(({ name, qty, unitAmount }) => ({
    label: qty === 1 ? name : `${qty} × ${name}`,
    price: amountText(qty * unitAmount, row),
  })),
  { label: 'Total', price: amountText(row.amount, row) },
  ...(row.tax > 0 ? [{ label: 'Tax, included', price: amountText(row.tax, row) }] : []),
  ...(row.fee > 0 ? [{ label: 'Fee, included', price: amountText(row.fee, row) }] : []),
];

import type { Schemas } from '#openapi/contract.ts';
import type { Db } from '../../context.ts';
import { CERTIFICATION, FAILED, PENDING } from './rows.ts';
import type { TransactionRow } from '../../services/purposes.ts';

const EVENT = 2;

/** Payments as their owner reads them, with what was paid back. */
export async function toTransactions(db: Db, rows: TransactionRow[]): Promise<Schemas['Transaction'][]> {
  const refunds =
    rows.length === 0
      ? []
      : await refundsOf(
          db,
          rows.map(({ id }) => id),
        );
  const tickets = await ticketsOf(db, rows);
  return rows.map((row) => ({
    transactionId: row.id,
    type: row.type,
    title: row.title,
    status: row.status,
    amount: row.amount,
    tax: row.tax,
    fee: row.fee,
    currency: row.currency,
    amountRefunded: row.amount_refunded,
    items: row.items,
    ...(row.card_brand && row.card_last4 && { card: { brand: row.card_brand, last4: row.card_last4 } }),
    refunds: refunds
      .filter(({ transaction_id }) => transaction_id === row.id)
      .slice(0, 50)
      .map(({ amount, reason, done_at, created_at }) => ({
        amount,
        refundedAt: done_at ?? created_at,
        reason,
      })),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    ...optional(row),
    ...(row.test_mode && { testMode: true }),
    ...(tickets.has(row.id) && { ticketIds: tickets.get(row.id)?.slice(0, 40) ?? [] }),
  }));
}

function disputeOf(row: TransactionRow): Schemas['Transaction']['dispute'] {
  const { dispute: state, dispute_amount: amount, disputed_at: openedAt, dispute_closed_at: closedAt } = row;
  if (state === null || openedAt === null) return undefined;
  return { state, amount: amount ?? row.amount, openedAt, ...(closedAt !== null && { closedAt }) };
}

function optional(row: TransactionRow): Partial<Schemas['Transaction']> {
  const shown: Partial<Schemas['Transaction']> = {};
  if (row.provider_ref) shown.providerRef = row.provider_ref;
  if (row.receipt_number) shown.receiptNumber = row.receipt_number;
  if (row.receipt_email) shown.receiptEmail = row.receipt_email;
  if (row.paid_at) shown.paidAt = row.paid_at;
  const dispute = disputeOf(row);
  if (dispute) shown.dispute = dispute;
  if (row.type === EVENT) shown.eventId = row.subject_id;
  if (row.type === CERTIFICATION) shown.documentId = row.subject_id;
  const until = row.hold_until ?? row.close_at;
  if (row.status === PENDING && until) shown.holdUntil = until;
  if ((row.status === PENDING || row.status === FAILED) && row.failure_message)
    shown.failureMessage = row.failure_message;
  return shown;
}

const refundsOf = (db: Db, ids: string[]) =>
  db
    .selectFrom('refunds')
    .select(['transaction_id', 'amount', 'reason', 'done_at', 'created_at'])
    .where('transaction_id', 'in', ids)
    .where('state', '=', 'done')
    .orderBy('id')
    .execute();

/** What a payment for an event became, for whom it was. */
async function ticketsOf(db: Db, rows: TransactionRow[]): Promise<Map<string, string[]>> {
  const ids = rows.flatMap(({ id, type }) => (type === EVENT ? [id] : []));
  if (ids.length === 0) return new Map();
  const tickets = await db
    .selectFrom('tickets')
    .innerJoin('transactions', 'transactions.id', 'tickets.transaction_id')
    .select(['tickets.id', 'tickets.transaction_id'])
    .where('tickets.transaction_id', 'in', ids)
    .whereRef('tickets.owner_id', '=', 'transactions.member_id')
    .orderBy('tickets.id')
    .execute();
  const found = Map.groupBy(tickets, ({ transaction_id }) => transaction_id);
  return new Map([...found].map(([id, own]) => [id, own.map((ticket) => ticket.id)]));
}

import type { UpdateObject } from 'kysely';
import type { Db } from '../../context.ts';
import type { Database } from '../../db/schema.ts';
import { isKey } from '../../ids.ts';
import { isTestMode, providerOf } from './payer.ts';
import type { Payer } from '../../services/purposes.ts';
import type { Intent } from '../../services/paymentProvider.ts';
import { nextReceipt, sendReceipt } from './receipts.ts';
import { keepDispute } from './disputes.ts';
import { keepRefunds } from './keepRefunds.ts';
import { askRefund } from './refunds.ts';
import { isPaid, PENDING } from './rows.ts';
import type { TransactionRow } from '../../services/purposes.ts';
import { tellPayer } from './transactionNews.ts';

const SOON_MS = 60_000;

/**
 * Makes our payment what the provider says of it, and does what follows from that once: what was paid for is given, or
 * everything paid back when it cannot be given any more; one receipt leaves. Whoever hears of a change calls it (the browser
 * that has paid, the webhook, the upkeep), as often as they like and at once: the first one acts, and the rest find it done.
 * Undefined when the payment is not one of ours. `aboutRefunds`, `aboutDisputes`: something happened to one, also where
 * the sum is the same.
 */
export async function settlePayment(
  payer: Payer,
  intent: Intent,
  { aboutRefunds = false, aboutDisputes = false }: { aboutRefunds?: boolean; aboutDisputes?: boolean } = {},
): Promise<TransactionRow | undefined> {
  const known = await findPayment(payer, intent);
  if (!known) return undefined;
  const returned = intent.latest_charge?.amount_refunded ?? 0;
  // Less than before: a refund did not arrive.
  const isNews = aboutRefunds || returned !== known.amount_refunded;
  const refunds = isNews ? await providerOf(payer).refundsOf(intent.id) : [];
  const disputes = aboutDisputes ? await providerOf(payer).disputesOf(intent.id) : [];
  return payer.db.transaction().execute(async (trx) => {
    const row = await lockPayment(trx, known);
    const paid = await step(payer, trx, { ...row, provider_ref: intent.id }, intent);
    const after = refunds.length > 0 ? await keepRefunds(payer, trx, paid, refunds) : paid;
    return isPaid(after) ? keepDispute(payer, trx, after, disputes) : after;
  });
}

/** By the provider's id; by ours when the answer to its making was lost. */
async function findPayment(payer: Payer, intent: Intent) {
  const { db } = payer;
  const columns = ['id', 'member_id', 'amount_refunded'] as const;
  const own = await db
    .selectFrom('transactions')
    .select(columns)
    .where('provider_ref', '=', intent.id)
    .executeTakeFirst();
  const { transactionId = '' } = intent.metadata;
  // Another application with the same account has names of its own.
  if (own || !isKey(transactionId)) return own;
  const { numUpdatedRows } = await db
    .updateTable('transactions')
    .set({ provider_ref: intent.id, test_mode: isTestMode(payer) })
    .where('id', '=', transactionId)
    .where('provider_ref', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return undefined;
  return db.selectFrom('transactions').select(columns).where('id', '=', transactionId).executeTakeFirst();
}

/** The member first, as everywhere: who leaves at this moment and who pays wait for each other, and never in a circle. */
export async function lockPayment(
  trx: Db,
  { id, member_id: memberId }: Pick<TransactionRow, 'id' | 'member_id'>,
): Promise<TransactionRow> {
  await trx.selectFrom('members').select('id').where('id', '=', memberId).forNoKeyUpdate().execute();
  return trx
    .selectFrom('transactions')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

async function step(payer: Payer, trx: Db, row: TransactionRow, intent: Intent): Promise<TransactionRow> {
  if (isPaid(row)) return row;
  if (intent.status === 'succeeded') return take(payer, trx, row, intent);
  if (intent.status === 'canceled') return close(payer, trx, row);
  if (row.status !== PENDING) return row;
  const refused = intent.last_payment_error?.message;
  const waits = intent.status === 'processing' || intent.status === 'requires_action';
  if (!waits && refused === undefined) return row;
  return change(trx, row, {
    listed: true,
    failure_message: waits ? null : (refused ?? null),
    updated_at: payer.now(),
    // The bank is at it: an answer is near.
    ...(waits && { asked: 0, ask_at: new Date(payer.now().getTime() + SOON_MS) }),
  });
}

function change(trx: Db, { id }: TransactionRow, set: UpdateObject<Database, 'transactions'>) {
  return trx
    .updateTable('transactions')
    .set(set)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Money came in, perhaps for something that is gone meanwhile. */
async function take(payer: Payer, trx: Db, row: TransactionRow, intent: Intent): Promise<TransactionRow> {
  const now = payer.now();
  const currency = intent.currency.toUpperCase();
  const isRight = intent.amount_received === row.amount && currency === row.currency;
  const refusal = isRight ? await grant(payer, trx, row) : 'What was paid is not what was asked for.';
  const { card } = intent.latest_charge?.payment_method_details ?? {};
  const taken = await change(trx, row, {
    status: 1,
    listed: true,
    // What came in is what goes back.
    amount: intent.amount_received,
    currency,
    card_brand: card?.brand ?? null,
    card_last4: card?.last4 ?? null,
    receipt_email:
      row.receipt_email ?? intent.receipt_email ?? intent.latest_charge?.billing_details.email ?? null,
    receipt_number: await nextReceipt(trx, now),
    failure_message: null,
    paid_at: now,
    granted_at: refusal === undefined ? now : null,
    ask_at: null,
    close_at: null,
    hold_until: null,
    updated_at: now,
  });
  if (refusal !== undefined) {
    await askRefund(payer, trx, taken, { amount: taken.amount, reason: refusal });
    await tellPayer(payer, trx, taken, 'returned');
    return taken;
  }
  await sendReceipt(payer, trx, taken);
  await tellPayer(payer, trx, taken, 'paid');
  return taken;
}

/** What has nobody to give it is paid back too: no money is kept for nothing. */
async function grant(payer: Payer, trx: Db, row: TransactionRow): Promise<string | undefined> {
  const purpose = payer.purposes[row.type];
  return purpose ? purpose.grant(payer, trx, row) : 'This is not offered any more.';
}

/** It will not be paid any more. */
export async function close(payer: Payer, trx: Db, row: TransactionRow): Promise<TransactionRow> {
  const isOpen = row.status === PENDING;
  if (isOpen) await payer.purposes[row.type]?.release(payer, trx, row);
  const open = {
    status: row.failure_message === null ? (5 as const) : (2 as const),
    updated_at: payer.now(),
  };
  return change(trx, row, { ...(isOpen && open), ask_at: null, close_at: null, hold_until: null });
}

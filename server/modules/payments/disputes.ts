import type { Db } from '../../context.ts';
import type { BeforeLoss } from '../../db/paymentTables.ts';
import { newId } from '../../ids.ts';
import { countByHand, keepReturned } from './keepRefunds.ts';
import type { Payer } from '../../services/purposes.ts';
import type { PaymentDispute } from '../../services/paymentProvider.ts';
import { addRefundTask, askRefund } from './refunds.ts';
import type { TransactionRow } from '../../services/purposes.ts';
import { tellPayer, tellSeller } from './transactionNews.ts';

type State = NonNullable<TransactionRow['dispute']>;

/** How a dispute stands. Undefined for an inquiry, where the bank only asks and takes nothing. */
function stateOf({ status }: PaymentDispute): State | undefined {
  if (status.startsWith('warning_') || status === 'prevented') return undefined;
  if (status === 'won') return 'WON';
  // What is appealed is lost until then.
  return status === 'lost' || status.startsWith('appeal_') ? 'LOST' : 'OPEN';
}

/**
 * Writes down how the latest dispute of a payment stands, and does once what follows: while it is open nothing is paid back and
 * its tickets open no door; what is lost counts as paid back; what is won stays paid. Who paid and who sold are told. The payment
 * is locked; a dispute that was lost stays lost, unless the bank decides anew and it is won.
 */
export async function keepDispute(
  payer: Payer,
  trx: Db,
  row: TransactionRow,
  disputes: PaymentDispute[],
): Promise<TransactionRow> {
  const latest = disputes.toSorted((one, other) => other.created - one.created).find((one) => stateOf(one));
  const state = latest && stateOf(latest);
  if (row.dispute === 'LOST') {
    const lost = disputes.find(({ id }) => id === row.dispute_ref);
    if (!lost || stateOf(lost) !== 'WON') return row;
    return keepDispute(payer, trx, await keepWonAfterAll(payer, trx, row, lost.id), disputes);
  }
  if (!latest || !state) return row;
  if (row.dispute === state && row.dispute_ref === latest.id) return row;
  const now = payer.now();
  const kept = await trx
    .updateTable('transactions')
    .set({
      dispute: state,
      dispute_ref: latest.id,
      dispute_amount: latest.amount,
      disputed_at: new Date(latest.created * 1000),
      dispute_closed_at: state === 'OPEN' ? null : now,
      updated_at: now,
    })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const news = { OPEN: 'disputed', WON: 'disputeWon', LOST: 'disputeLost' } as const;
  await tellPayer(payer, trx, kept, news[state], latest.id);
  await tellSeller(payer, trx, kept, `${news[state]}Sale`, latest.id);
  if (state === 'WON') await askWaiting(payer, trx, row);
  return state === 'LOST' ? keepLost(payer, trx, kept, latest) : kept;
}

/** Refunds that waited for the bank are made now. */
async function askWaiting({ now }: Payer, trx: Db, row: TransactionRow): Promise<void> {
  const waiting = await trx
    .selectFrom('refunds')
    .select('id')
    .where('transaction_id', '=', row.id)
    .where('state', '=', 'asked')
    .execute();
  for (const { id } of waiting) await addRefundTask(trx, id, now());
}

/** What the bank has taken back went back; what of it was promised in another way is not paid once more. */
async function keepLost(
  payer: Payer,
  trx: Db,
  row: TransactionRow,
  { id, amount }: PaymentDispute,
): Promise<TransactionRow> {
  const now = payer.now();
  const before = {
    owed: await owedOf(trx, row.id),
    ...(await payer.purposes[row.type]?.beforeLoss(trx, row)),
  };
  await trx
    .updateTable('transactions')
    .set({ before_loss: JSON.stringify(before satisfies BeforeLoss) })
    .where('id', '=', row.id)
    .execute();
  await trx
    .updateTable('refunds')
    .set({ state: 'failed', owed: 0, again_at: null })
    .where('transaction_id', '=', row.id)
    .where((of) => of.or([of('state', '=', 'asked'), of('state', '=', 'failed')]))
    .execute();
  const taken = Math.min(amount, row.amount - row.amount_refunded);
  if (taken <= 0) return row;
  await trx
    .insertInto('refunds')
    .values({
      id: newId(now.getTime()),
      transaction_id: row.id,
      amount: taken,
      reason: 'The bank of the card has taken it back.',
      state: 'done',
      provider_ref: id,
      created_at: now,
      done_at: now,
    })
    .execute();
  await countByHand(payer, trx, row, taken);
  return keepReturned(payer, trx, row);
}

/** What is to be paid back and is not yet, in minor units. */
async function owedOf(trx: Db, transactionId: string): Promise<number> {
  const refunds = await trx
    .selectFrom('refunds')
    .select(['state', 'amount', 'owed'])
    .where('transaction_id', '=', transactionId)
    .where('state', '!=', 'done')
    .execute();
  return refunds.reduce((sum, { state, amount, owed }) => sum + (state === 'asked' ? amount : owed), 0);
}

/**
 * A bank has given back what it had taken: it counts as paid again, and what was bought is given again. What cannot be, and what
 * was owed before, is paid back.
 */
async function keepWonAfterAll(
  payer: Payer,
  trx: Db,
  row: TransactionRow,
  disputeId: string,
): Promise<TransactionRow> {
  const taken = await trx
    .deleteFrom('refunds')
    .where('transaction_id', '=', row.id)
    .where('provider_ref', '=', disputeId)
    .returning('amount')
    .executeTakeFirst();
  const refusal =
    taken && row.granted_at !== null ? await payer.purposes[row.type]?.restore(payer, trx, row) : undefined;
  const returned = await keepReturned(payer, trx, row);
  const now = payer.now();
  const kept = await trx
    .updateTable('transactions')
    .set({ dispute: 'WON', dispute_closed_at: now, before_loss: null, updated_at: now })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await askWaiting(payer, trx, row);
  await askRefund(payer, trx, returned, {
    amount: (row.before_loss?.owed ?? 0) + (refusal === undefined ? 0 : (taken?.amount ?? 0)),
    reason: refusal ?? 'This was owed before the bank took the payment back.',
  });
  await tellPayer(payer, trx, kept, refusal === undefined ? 'disputeWon' : 'returned', disputeId);
  await tellSeller(
    payer,
    trx,
    kept,
    refusal === undefined ? 'disputeWonSale' : 'disputeReturnedSale',
    disputeId,
  );
  return kept;
}

import type { Db } from '../../context.ts';
import { newId } from '../../ids.ts';
import { countByHand, keepReturned } from './keepRefunds.ts';
import type { Payer } from './payer.ts';
import type { PaymentDispute } from './provider.ts';
import { addRefundTask } from './refunds.ts';
import type { TransactionRow } from './rows.ts';
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
 * is locked; a dispute that was lost stays lost.
 */
export async function keepDispute(
  payer: Payer,
  trx: Db,
  row: TransactionRow,
  disputes: PaymentDispute[],
): Promise<TransactionRow> {
  const latest = disputes.toSorted((one, other) => other.created - one.created).find((one) => stateOf(one));
  const state = latest && stateOf(latest);
  if (!latest || !state || row.dispute === 'LOST') return row;
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
  const waiting = await trx
    .selectFrom('refunds')
    .select('id')
    .where('transaction_id', '=', row.id)
    .where('state', '=', 'asked')
    .execute();
  if (state === 'WON') for (const { id } of waiting) await addRefundTask(trx, id, now);
  return state === 'LOST' ? keepLost(payer, trx, kept, latest) : kept;
}

/** What the bank has taken back went back; what of it was promised in another way is not paid once more. */
async function keepLost(
  payer: Payer,
  trx: Db,
  row: TransactionRow,
  { id, amount }: PaymentDispute,
): Promise<TransactionRow> {
  const now = payer.now();
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

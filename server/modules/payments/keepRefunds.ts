import type { Db } from '../../context.ts';
import { isKey, newId } from '../../ids.ts';
import { coverOwed, LAST_ATTEMPT, nextLook } from './owedRefunds.ts';
import type { Payer } from '../../services/purposes.ts';
import type { PaymentRefund } from '../../services/paymentProvider.ts';
import { sendRefundNote } from './receipts.ts';
import { PARTLY_REFUNDED, REFUNDED, SUCCEEDED } from './rows.ts';
import type { TransactionRow } from '../../services/purposes.ts';
import { tellPayer } from './transactionNews.ts';

/** Writes down the refunds that the provider has, ours and those made by hand, with what follows. The payment is locked. */
export async function keepRefunds(
  payer: Payer,
  trx: Db,
  row: TransactionRow,
  refunds: PaymentRefund[],
): Promise<TransactionRow> {
  let byHand = 0;
  for (const refund of refunds) byHand += await keepRefund(payer, trx, row, refund);
  if (byHand > 0) await countByHand(payer, trx, row, byHand);
  return keepReturned(payer, trx, row);
}

/** Adds up what went back by now, and takes back what was given once that is all of it. The payment is locked. */
export async function keepReturned(payer: Payer, trx: Db, row: TransactionRow): Promise<TransactionRow> {
  const { returned } = await trx
    .selectFrom('refunds')
    .select((of) => of.fn.coalesce(of.fn.sum<number>('amount'), of.lit(0)).as('returned'))
    .where('transaction_id', '=', row.id)
    .where('state', '=', 'done')
    .executeTakeFirstOrThrow();
  const amount = Math.min(Number(returned), row.amount);
  if (amount === row.amount_refunded) return row;
  const isAll = amount === row.amount;
  // A payment that was sent back at once has given nothing.
  if (isAll && row.granted_at) await payer.purposes[row.type]?.revoke(payer, trx, row);
  return trx
    .updateTable('transactions')
    .set({ amount_refunded: amount, status: statusOf(row, amount), updated_at: payer.now() })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Money that goes back and was not asked for by what was bought: it covers what is owed, and the rest counts as paid back of
 * that. In minor units; the payment is locked.
 */
export async function countByHand(
  payer: Pick<Payer, 'now' | 'purposes'>,
  trx: Db,
  row: TransactionRow,
  amount: number,
): Promise<void> {
  const rest = amount - (await coverOwed(trx, row.id, amount));
  if (rest > 0) await payer.purposes[row.type]?.paidBack(payer, trx, row, rest);
}

function statusOf({ amount }: TransactionRow, returned: number) {
  if (returned === 0) return SUCCEEDED;
  return returned === amount ? REFUNDED : PARTLY_REFUNDED;
}

/** Returns what newly went back without our asking, in minor units. */
async function keepRefund(
  payer: Payer,
  trx: Db,
  row: TransactionRow,
  refund: PaymentRefund,
): Promise<number> {
  const failed = refund.status === 'failed' || refund.status === 'canceled';
  const state = failed ? ('failed' as const) : ('done' as const);
  const doneAt = new Date(refund.created * 1000);
  const ours = refund.metadata?.['refundId'] ?? '';
  const known = await trx
    .selectFrom('refunds')
    .select(['id', 'state', 'reason', 'amount', 'attempt'])
    .where('transaction_id', '=', row.id)
    .where((of) => of.or([of('provider_ref', '=', refund.id), ...(isKey(ours) ? [of('id', '=', ours)] : [])]))
    .executeTakeFirst();
  if (known?.state === state) return 0;
  const reason = known?.reason ?? 'Paid back';
  if (known) {
    // What somebody cancelled at the provider is not asked for again, and stays to be looked at.
    const attempt = refund.status === 'canceled' ? LAST_ATTEMPT : known.attempt;
    await trx
      .updateTable('refunds')
      .set({
        state,
        provider_ref: refund.id,
        done_at: doneAt,
        attempt,
        ...(failed
          ? { owed: known.amount, again_at: nextLook(payer.now(), attempt) }
          : { owed: 0, again_at: null }),
      })
      .where('id', '=', known.id)
      .execute();
  } else
    await trx
      .insertInto('refunds')
      .values({
        state,
        provider_ref: refund.id,
        id: newId(payer.now().getTime()),
        transaction_id: row.id,
        amount: refund.amount,
        reason,
        // Whoever made it by hand decides what follows when it does not arrive.
        attempt: LAST_ATTEMPT,
        created_at: doneAt,
        done_at: doneAt,
      })
      .execute();
  if (failed) {
    if (known) await tellPayer(payer, trx, row, 'sentBack', refund.id);
    return 0;
  }
  await sendRefundNote(payer, trx, row, { amount: refund.amount, reason });
  await tellPayer(payer, trx, row, 'refunded', refund.id);
  return known ? 0 : refund.amount;
}

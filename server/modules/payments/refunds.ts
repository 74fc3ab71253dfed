import type { Db } from '../../context.ts';
import { isKey, newId } from '../../ids.ts';
import { conflict } from '../../problem.ts';
import { addTask } from '../../tasks.ts';
import type { Payer } from './payer.ts';
import type { PaymentRefund } from './provider.ts';
import { purposes } from './purposes.ts';
import { sendRefundNote } from './receipts.ts';
import { isPaid, PARTLY_REFUNDED, REFUNDED, SUCCEEDED, type TransactionRow } from './rows.ts';
import { tellPayer } from './transactionNews.ts';

export const REFUND = 'payments.refund';

/**
 * Pays back a part of a payment, or all of it. Call it inside the transaction of what it is paid back for, with the payment
 * locked: it is written down at once and asked of the provider after the commit, again until it works. Throws 409 when
 * more would go back than came in.
 */
export async function askRefund(
  { now }: Pick<Payer, 'now'>,
  trx: Db,
  row: TransactionRow,
  { amount, reason }: { amount: number; reason: string },
): Promise<void> {
  if (!isPaid(row)) throw conflict('This payment was not made.');
  const { asked } = await trx
    .selectFrom('refunds')
    .select((of) => of.fn.coalesce(of.fn.sum<number>('amount'), of.lit(0)).as('asked'))
    .where('transaction_id', '=', row.id)
    .where('state', '!=', 'failed')
    .executeTakeFirstOrThrow();
  if (Number(asked) + amount > row.amount) throw conflict('No more is paid back than came in.');
  const id = newId(now().getTime());
  await trx
    .insertInto('refunds')
    .values({ id, transaction_id: row.id, amount, reason, state: 'asked', created_at: now() })
    .execute();
  await addRefundTask(trx, id, now());
}

export const addRefundTask = (db: Db, refundId: string, runAt: Date): Promise<void> =>
  addTask(db, { kind: REFUND, data: { refundId }, runAt, key: `${REFUND}:${refundId}` });

/**
 * Writes down the refunds that the provider has, ours and those made by hand, and takes back what was given once everything
 * went back. The payment is locked.
 */
export async function keepRefunds(
  payer: Payer,
  trx: Db,
  row: TransactionRow,
  refunds: PaymentRefund[],
): Promise<TransactionRow> {
  for (const refund of refunds) await keepRefund(payer, trx, row, refund);
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
  if (isAll && row.granted_at) await purposes[row.type]?.revoke(payer, trx, row);
  return trx
    .updateTable('transactions')
    .set({ amount_refunded: amount, status: statusOf(row, amount), updated_at: payer.now() })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

function statusOf({ amount }: TransactionRow, returned: number) {
  if (returned === 0) return SUCCEEDED;
  return returned === amount ? REFUNDED : PARTLY_REFUNDED;
}

async function keepRefund(payer: Payer, trx: Db, row: TransactionRow, refund: PaymentRefund) {
  const failed = refund.status === 'failed' || refund.status === 'canceled';
  const made = { state: failed ? ('failed' as const) : ('done' as const), provider_ref: refund.id };
  const doneAt = new Date(refund.created * 1000);
  const ours = refund.metadata?.['refundId'] ?? '';
  const known = await trx
    .selectFrom('refunds')
    .select(['id', 'state', 'reason'])
    .where('transaction_id', '=', row.id)
    .where((of) => of.or([of('provider_ref', '=', refund.id), ...(isKey(ours) ? [of('id', '=', ours)] : [])]))
    .executeTakeFirst();
  if (known?.state === made.state) return;
  const reason = known?.reason ?? 'Paid back';
  if (known)
    await trx
      .updateTable('refunds')
      .set({ ...made, done_at: doneAt })
      .where('id', '=', known.id)
      .execute();
  else
    await trx
      .insertInto('refunds')
      .values({
        ...made,
        id: newId(payer.now().getTime()),
        transaction_id: row.id,
        amount: refund.amount,
        reason,
        created_at: doneAt,
        done_at: doneAt,
      })
      .execute();
  if (failed) return;
  await sendRefundNote(payer, trx, row, { amount: refund.amount, reason });
  await tellPayer(payer, trx, row, 'refunded', refund.id);
}

import { sql } from 'kysely';
import type { Db } from '../../context.ts';
import { newId } from '../../ids.ts';
import { conflict } from '../../problem.ts';
import { addTask } from '../../tasks.ts';
import type { Payer } from '../../services/purposes.ts';
import { isPaid } from './rows.ts';
import type { TransactionRow } from '../../services/purposes.ts';

export const REFUND = 'payments.refund';

/**
 * Pays back a part of a payment, or all of it, and never more than is left. Call it inside the transaction of what it is paid
 * back for, with the payment locked: it is written down at once and asked of the provider after the commit, again until it
 * works. Returns what is asked, in minor units; 0 when everything went back already. Throws 409 when nothing came in.
 */
export async function askRefund(
  { now }: Pick<Payer, 'now'>,
  trx: Db,
  row: TransactionRow,
  { amount, reason, attempt = 1 }: { amount: number; reason: string; attempt?: number },
): Promise<number> {
  if (!isPaid(row)) throw conflict('This payment was not made.');
  const asked = Math.min(amount, row.amount - (await promisedOf(trx, row.id)));
  if (asked <= 0) return 0;
  const id = newId(now().getTime());
  await trx
    .insertInto('refunds')
    .values({
      id,
      transaction_id: row.id,
      amount: asked,
      reason,
      state: 'asked',
      attempt,
      created_at: now(),
    })
    .execute();
  await addRefundTask(trx, id, now());
  return asked;
}

/** What went back, is on its way, or came back from the bank and is owed. */
async function promisedOf(trx: Db, transactionId: string): Promise<number> {
  const { rows } = await sql<{ promised: number }>`
    select coalesce(sum(case when state = 'failed' then owed else amount end), 0)::int8 as promised
    from refunds where transaction_id = ${transactionId}::uuid`.execute(trx);
  return Number(rows[0]?.promised ?? 0);
}

export const addRefundTask = (db: Db, refundId: string, runAt: Date): Promise<void> =>
  addTask(db, { kind: REFUND, data: { refundId }, runAt, key: `${REFUND}:${refundId}` });

import type { Db } from '../../context.ts';
import type { TaskContext } from '../../tasks.ts';
import { LAST_ATTEMPT } from './owedRefunds.ts';
import { askRefund } from './refunds.ts';
import { lockPayment } from './settle.ts';

const AT_ONCE = 100;

/** Refunds that failed and are due, at most 100: they are asked for again, and after the last attempt the log says so. */
export async function askOwed(context: TaskContext): Promise<void> {
  const due = await context.db
    .selectFrom('refunds')
    .innerJoin('transactions', 'transactions.id', 'refunds.transaction_id')
    .select(['refunds.id as refundId', 'transactions.id', 'transactions.member_id'])
    .where('refunds.again_at', '<=', context.now().toISOString())
    .orderBy('refunds.again_at')
    .limit(AT_ONCE)
    .execute();
  for (const { refundId, ...payment } of due)
    try {
      await context.db.transaction().execute((trx) => askAgain(context, trx, { refundId, payment }));
    } catch (error) {
      // One that cannot be asked for now does not keep the others.
      context.log.warn({ err: error, refundId }, 'refund could not be asked for again');
    }
}

async function askAgain(
  context: TaskContext,
  trx: Db,
  { refundId, payment }: { refundId: string; payment: { id: string; member_id: string } },
) {
  const row = await lockPayment(trx, payment);
  const failed = await trx
    .selectFrom('refunds')
    .select(['owed', 'attempt', 'reason'])
    .where('id', '=', refundId)
    .where('again_at', 'is not', null)
    .executeTakeFirst();
  // Covered, or asked for by another node meanwhile.
  if (!failed) return;
  const { owed, attempt, reason } = failed;
  const isLast = attempt >= LAST_ATTEMPT;
  await trx
    .updateTable('refunds')
    .set({ again_at: null, ...(isLast ? {} : { owed: 0 }) })
    .where('id', '=', refundId)
    .execute();
  if (isLast)
    context.log.error(
      { refundId, transaction: row.id, owed, currency: row.currency },
      'refund was sent back, and is not asked for again: somebody has to pay it',
    );
  else await askRefund(context, trx, row, { amount: owed, reason, attempt: attempt + 1 });
}

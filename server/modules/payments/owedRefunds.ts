import type { Db } from '../../context.ts';

const HOUR_MS = 3_600_000;
const LISTED = 100;
/** Hours until a refund that the bank sent back is asked for again, by the number of attempts so far. */
const againHours = [1, 24, 72, 168] as const;
/** One that fails now is for somebody to look at. */
export const LAST_ATTEMPT = againHours.length + 1;

/** When a refund that failed is looked at next: asked for again, or given up. */
export const nextLook = (now: Date, attempt: number): Date =>
  new Date(now.getTime() + (againHours[attempt - 1] ?? 0) * HOUR_MS);

/**
 * Counts money that goes back in another way as what is owed of refunds that failed, the oldest first. Returns how much of it
 * that is, in minor units. The payment is locked.
 */
export async function coverOwed(trx: Db, transactionId: string, amount: number): Promise<number> {
  const failed = await trx
    .selectFrom('refunds')
    .select(['id', 'owed', 'again_at'])
    .where('transaction_id', '=', transactionId)
    .where('owed', '>', 0)
    .orderBy('id')
    .execute();
  let covered = 0;
  for (const { id, owed, again_at } of failed) {
    const part = Math.min(owed, amount - covered);
    covered += part;
    await trx
      .updateTable('refunds')
      .set({ owed: owed - part, again_at: part === owed ? null : again_at })
      .where('id', '=', id)
      .execute();
  }
  return covered;
}

/** What is owed and not asked for any more, the oldest first: somebody pays it by another way. Amounts in minor units. */
export const unpaidRefunds = (db: Db) =>
  db
    .selectFrom('refunds')
    .innerJoin('transactions', 'transactions.id', 'refunds.transaction_id')
    .select([
      'transactions.id',
      'transactions.title',
      'transactions.currency',
      'refunds.owed',
      'refunds.reason',
    ])
    .where('refunds.owed', '>', 0)
    .where('refunds.again_at', 'is', null)
    .orderBy('refunds.id')
    .limit(LISTED)
    .execute();

import { sql } from 'kysely';
import { requireSession, type Db } from '../../../context.ts';
import { isKey } from '../../../ids.ts';
import { conflict, invalid, notFound } from '../../../problem.ts';
import { itemsOf } from './verificationItems.ts';
import type { Purpose } from '../../../services/purposes.ts';
import { CERTIFICATION, SUCCEEDED } from '../../payments/rows.ts';
import type { TransactionRow } from '../../../services/purposes.ts';

const titleOf = async (db: Db, ownerId: string, itemId: string): Promise<string | undefined> => {
  const { rows } = await sql<{ title: string }>`
    select title from (${itemsOf(ownerId)}) items where item_id = ${itemId}::uuid limit 1`.execute(db);
  return rows[0]?.title;
};

/** The fee of a verification (product S53): it is used when the files are sent. */
export const certification: Purpose = {
  async begin(context, trx, { documentId = '' }) {
    const { userId } = requireSession(context);
    const { verificationFee: amount, verificationCurrency: currency } = context.config;
    const title = isKey(documentId) ? await titleOf(trx, userId, documentId) : undefined;
    if (title === undefined) throw notFound('This item does not exist any more.');
    if (amount === 0) throw conflict('A verification costs nothing here.');
    if (await unusedFee(trx, { ownerId: userId, itemId: documentId }))
      throw conflict('The fee is paid already. Please send the files.');
    return {
      member_id: userId,
      type: CERTIFICATION,
      subject_id: documentId,
      title: `Verification of ${title}`,
      amount,
      currency,
      items: [{ name: `Verification of ${title}`, qty: 1, unitAmount: amount }],
      listed: true,
    };
  },

  async grant(_payer, trx, { member_id: ownerId, subject_id: itemId }) {
    const title = await titleOf(trx, ownerId, itemId);
    return title === undefined ? 'What was to be verified does not exist any more.' : undefined;
  },

  async release() {},

  async paidBack() {},

  async revoke() {},

  beforeLoss: async () => ({}),

  // A fee counts as long as it is paid.
  async restore() {
    return undefined;
  },
};

interface Fee {
  ownerId: string;
  itemId: string;
}

const unusedFee = (db: Db, { ownerId, itemId }: Fee): Promise<Pick<TransactionRow, 'id'> | undefined> =>
  db
    .selectFrom('transactions')
    .select('id')
    .where('member_id', '=', ownerId)
    .where('type', '=', CERTIFICATION)
    .where('subject_id', '=', itemId)
    .where('status', '=', SUCCEEDED)
    .where('used_at', 'is', null)
    .executeTakeFirst();

/**
 * Uses a paid fee for the sending of an item, once; what was sent back is sent again with the same one. Throws 422 at
 * `transactionId` when it is not paid, not for this item, or used.
 */
export async function spendFee(
  db: Db,
  now: Date,
  {
    ownerId,
    itemId,
    transactionId,
    isSentBack,
  }: Fee & { transactionId: string | undefined; isSentBack: boolean },
): Promise<void> {
  const spent = isKey(transactionId ?? '')
    ? await db
        .updateTable('transactions')
        .set({ used_at: now, updated_at: now })
        .where('id', '=', transactionId ?? '')
        .where('member_id', '=', ownerId)
        .where('type', '=', CERTIFICATION)
        .where('subject_id', '=', itemId)
        .where('status', '=', SUCCEEDED)
        .$if(!isSentBack, (query) => query.where('used_at', 'is', null))
        .returning('id')
        .executeTakeFirst()
    : undefined;
  if (!spent) throw invalid({ transactionId: 'The fee has not been paid yet.' });
}

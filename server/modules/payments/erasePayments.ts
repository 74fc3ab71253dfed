import type { Context, Db } from '../../context.ts';
import { PENDING } from './rows.ts';

/**
 * What was paid is kept, as the law asks of books, without what names a person. Open payments are ended at the provider at
 * the next upkeep; one that is paid before that is paid back.
 */
export async function erasePayments({ now }: Pick<Context, 'now'>, db: Db, memberId: string): Promise<void> {
  const own = db.updateTable('transactions').where('member_id', '=', memberId);
  await own.set({ card_brand: null, card_last4: null, receipt_email: null, failure_message: null }).execute();
  await own.set({ close_at: now() }).where('status', '=', PENDING).execute();
}

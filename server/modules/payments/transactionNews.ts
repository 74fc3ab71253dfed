import type { Db } from '../../context.ts';
import { tell } from '../notifications/notify.ts';
import type { Payer } from './payer.ts';
import type { TransactionRow } from './rows.ts';

/** Contract: NotificationType. */
export const TRANSACTION = 28;

type News = 'paid' | 'returned' | 'refunded' | 'sentBack';

const sentences: Record<News, { title: string; text: string }> = {
  paid: { title: 'Payment received', text: 'Your payment has arrived. The receipt is under Transactions.' },
  returned: {
    title: 'Payment returned',
    text: 'What you paid for could not be given any more, so you get everything back.',
  },
  refunded: { title: 'Refund', text: 'Money of yours is on its way back to your card.' },
  sentBack: {
    title: 'Refund not arrived',
    text: 'Your bank has sent a refund back to us. You still get the money: we look after it.',
  },
};

/** Tells the member, once for each payment and, with `part`, for each refund. */
export async function tellPayer(
  { now }: Pick<Payer, 'now'>,
  db: Db,
  { id, member_id: memberId }: Pick<TransactionRow, 'id' | 'member_id'>,
  news: News,
  part = '',
): Promise<void> {
  await tell({ now }, db, [memberId], { type: TRANSACTION, key: `transaction:${news}:${id}:${part}` });
}

/** A notification in words, from its key. */
export function transactionNews(key: string): { title: string; text: string } {
  const [, news = ''] = key.split(':');
  return (
    (sentences as Record<string, (typeof sentences)[News]>)[news] ?? {
      title: 'Payment',
      text: 'Something changed about a payment of yours.',
    }
  );
}

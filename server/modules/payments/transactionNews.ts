import type { Db } from '../../context.ts';
import { tell } from '../../notify/notify.ts';
import type { Payer } from '../../services/purposes.ts';
import type { TransactionRow } from '../../services/purposes.ts';

/** Contract: NotificationType. */
export const TRANSACTION = 28;
/** Contract: TransactionType. */
const EVENT = 2;

type PayerNews = 'paid' | 'returned' | 'refunded' | 'sentBack' | 'disputed' | 'disputeWon' | 'disputeLost';
type SellerNews = 'disputedSale' | 'disputeWonSale' | 'disputeLostSale' | 'disputeReturnedSale';
type News = PayerNews | SellerNews;

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
  disputed: {
    title: 'Payment disputed',
    text: 'Your bank looks into a payment of yours. Until it decides, tickets of it open no door.',
  },
  disputeWon: {
    title: 'Dispute closed',
    text: 'Your bank has left a payment as it was. What you paid for is valid again.',
  },
  disputeLost: {
    title: 'Dispute closed',
    text: 'Your bank has taken a payment back. What you paid for is not valid any more.',
  },
  disputedSale: {
    title: 'A sale is disputed',
    text: 'The bank of a buyer looks into a payment for an event of yours. Until it decides, the tickets open no door.',
  },
  disputeWonSale: {
    title: 'A dispute was won',
    text: 'The payment for an event of yours stays, and its tickets are valid again.',
  },
  disputeLostSale: {
    title: 'A dispute was lost',
    text: 'The bank of a buyer has taken back a payment for an event of yours. Its tickets open no door any more.',
  },
  disputeReturnedSale: {
    title: 'A dispute was won too late',
    text: 'What was sold could not be given any more, so the buyer gets back a payment for an event of yours.',
  },
};

/** Tells the member, once for each payment and, with `part`, for each refund. */
export async function tellPayer(
  { now }: Pick<Payer, 'now'>,
  db: Db,
  { id, member_id: memberId }: Pick<TransactionRow, 'id' | 'member_id'>,
  news: PayerNews,
  part = '',
): Promise<void> {
  await tell({ now }, db, [memberId], { type: TRANSACTION, key: `transaction:${news}:${id}:${part}` });
}

/** Tells the organiser of what was sold, once for each dispute and how it stands. Nobody for what is no event. */
export async function tellSeller(
  { now }: Pick<Payer, 'now'>,
  db: Db,
  { id, type, subject_id: eventId, member_id: buyerId }: TransactionRow,
  news: SellerNews,
  part: string,
): Promise<void> {
  if (type !== EVENT) return;
  const event = await db.selectFrom('events').select('owner_id').where('id', '=', eventId).executeTakeFirst();
  if (!event || event.owner_id === buyerId) return;
  await tell({ now }, db, [event.owner_id], { type: TRANSACTION, key: `transaction:${news}:${id}:${part}` });
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

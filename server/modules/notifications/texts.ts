import type { Selectable } from 'kysely';
import type { NotificationsTable } from '../../db/serviceTables.ts';
import { TRANSACTION, transactionNews } from '../payments/transactionNews.ts';
import { VERIFICATION, verificationNews } from '../profile/verificationNews.ts';

const RECOMMENDATION = 25;
const MENTION = 29;

export interface News {
  title: string;
  text: string;
}

type Told = Pick<Selectable<NotificationsTable>, 'type' | 'key' | 'comment_id' | 'cause'>;

const followed = () => ({ title: 'New follower', text: 'follows you' });

const texts: Record<number, (row: Told) => News> = {
  1: () => ({ title: 'Request to connect', text: 'wants to connect with you' }),
  7: () => ({ title: 'New connection', text: 'accepted your request' }),
  9: followed,
  10: followed,
  11: followed,
  [VERIFICATION]: ({ key }) => verificationNews(key),
  [RECOMMENDATION]: ({ key }) =>
    key.startsWith(`${RECOMMENDATION}.asked.`)
      ? { title: 'Recommendation', text: 'asks you for a recommendation' }
      : { title: 'Recommendation', text: 'wrote you a recommendation' },
  [TRANSACTION]: ({ key }) => transactionNews(key),
  [MENTION]: ({ comment_id }) => ({
    title: 'You were mentioned',
    text: comment_id ? 'mentioned you in a comment' : 'mentioned you in a post',
  }),
};

/** What happened, in words; the names of who did it stand before it, where somebody did. */
export const newsOf = (row: Told): News => texts[row.type]?.(row) ?? { title: 'News', text: 'did something' };

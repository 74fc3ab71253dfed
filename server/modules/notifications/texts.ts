import type { Selectable } from 'kysely';
import type { Cause, NotificationsTable } from '../../db/serviceTables.ts';
import { RECORDING_READY, recordingNews } from '../live/recordings/recordingNews.ts';
import { TRANSACTION, transactionNews } from '../payments/transactionNews.ts';
import { VERIFICATION, verificationNews } from '../profile/verification/verificationNews.ts';
import { CHAT_MESSAGE, MENTION, REPORT_OUTCOME } from '../../notify/notificationTypes.ts';
import type { News } from '../../notify/news.ts';

const RECOMMENDATION = 25;

type Told = Pick<Selectable<NotificationsTable>, 'type' | 'key' | 'comment_id' | 'cause'>;

/** Of groups: what they did, all of them. */
const causes: Record<Cause, News> = {
  'like.post': { title: 'Likes', text: 'liked your post' },
  'like.comment': { title: 'Likes', text: 'liked your comment' },
  'comment.post': { title: 'Comments', text: 'commented on your post' },
  'comment.answer': { title: 'Answers', text: 'answered your comment' },
};

/** `report:upheld:…` and `report:dismissed:…`. */
const reportNews = (key: string) => ({
  title: 'Your report',
  text: key.startsWith('report:upheld:')
    ? 'Thank you for your report. We looked into it and acted on it.'
    : 'Thank you for your report. We looked into it, and it does not break our rules.',
});

const shared = () => ({ title: 'New post', text: 'shared a new post' });
const followed = () => ({ title: 'New follower', text: 'follows you' });

const texts: Record<number, (row: Told) => News> = {
  1: () => ({ title: 'Request to connect', text: 'wants to connect with you' }),
  6: shared,
  7: () => ({ title: 'New connection', text: 'accepted your request' }),
  9: followed,
  10: followed,
  11: followed,
  13: shared,
  14: shared,
  [VERIFICATION]: ({ key }) => verificationNews(key),
  [RECOMMENDATION]: ({ key }) =>
    key.startsWith(`${RECOMMENDATION}.asked.`)
      ? { title: 'Recommendation', text: 'asks you for a recommendation' }
      : { title: 'Recommendation', text: 'wrote you a recommendation' },
  [CHAT_MESSAGE]: () => ({ title: 'New message', text: 'wrote to you' }),
  [REPORT_OUTCOME]: ({ key }) => reportNews(key),
  [TRANSACTION]: ({ key }) => transactionNews(key),
  [RECORDING_READY]: ({ key }) => recordingNews(key),
  [MENTION]: ({ comment_id }) => ({
    title: 'You were mentioned',
    text: comment_id ? 'mentioned you in a comment' : 'mentioned you in a post',
  }),
};

/** What happened, in words; the names of who did it stand before it, where somebody did. */
export const newsOf = (row: Told): News =>
  (row.cause ? causes[row.cause] : texts[row.type]?.(row)) ?? { title: 'News', text: 'did something' };

import type { FeedCards } from '../components/feed/posts/useFeedCards.ts';
import { ContentType } from '../domain/enums.ts';

/** What stands among the posts of a feed and is drawn by another room of the house. */
export const feedCards: FeedCards = {
  [ContentType.JOB_POST]: async () => (await import('../components/jobs/search/JobFeedCard.tsx')).JobFeedCard,
  [ContentType.EVENT]: async () =>
    (await import('../components/events/search/EventFeedCard.tsx')).EventFeedCard,
  live: async () => (await import('../components/live/rooms/LiveFeedCard.tsx')).LiveFeedCard,
};

import type { FeedCards } from '../components/feed/useFeedCards.ts';
import { ContentType } from '../domain/enums.ts';

/** What stands among the posts of a feed and is drawn by another room of the house. */
export const feedCards: FeedCards = {
  [ContentType.JOB_POST]: async () => (await import('../components/jobs/JobFeedCard.tsx')).JobFeedCard,
  [ContentType.EVENT]: async () => (await import('../components/events/EventFeedCard.tsx')).EventFeedCard,
  live: async () => (await import('../components/live/LiveFeedCard.tsx')).LiveFeedCard,
};

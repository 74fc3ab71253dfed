/** A notification in words. */
export interface News {
  title: string;
  text: string;
}

/**
 * `posted` is told to those who follow the owner, whose name stands before it; `changed` and `closed` to applicants, `warning` and
 * `over` to the owner, `match` and `many` to those who saved a search.
 */
export type JobNews = 'posted' | 'changed' | 'closed' | 'warning' | 'over' | 'match' | 'many';

/** Key of a notification about a job: the list reads from it what happened. `at`: milliseconds, of what is told again later. */
export const jobKey = (news: JobNews, jobId: string, at: number): string => `job:${news}:${jobId}:${at}`;

export type EventNews =
  | 'published'
  | 'tickets'
  | 'handed'
  | 'returned'
  | 'changed'
  | 'cancelled'
  | 'message'
  | 'link'
  | 'offer'
  | 'offerOver'
  | 'waitOver';

/** Key of a notification about an event: the list reads from it what happened. `part` makes it tellable again. */
export const eventKey = (news: EventNews, eventId: string, part: string): string =>
  `event:${news}:${eventId}:${part}`;

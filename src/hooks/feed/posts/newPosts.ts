import type { ResponseBody, Schemas } from '#openapi/contract.ts';

type FeedItem = Schemas['FeedItem'];
export type FeedPage = ResponseBody<'getFeedList'>;

/** What was written here since the list was read is no part of the list as it stood then: it is put back on top. */
export function keepAdded(before: FeedPage, again: FeedPage): FeedPage {
  const there = new Set(again.response.map(({ feedId }) => feedId));
  const added = before.response.filter(
    ({ feedId, createdAt }) => createdAt > before.snapshotAt && !there.has(feedId),
  );
  return { ...again, response: [...added, ...again.response], count: again.count + added.length };
}

/** The posts of the newest page that came after the list was read, and are not in it. */
export function newerThan(list: readonly FeedPage[], newest: FeedPage | undefined): FeedItem[] {
  const [first] = list;
  if (!first || !newest) return [];
  const shown = new Set(list.flatMap(({ response }) => response.map(({ feedId }) => feedId)));
  return newest.response.filter((item) => item.createdAt > first.snapshotAt && !shown.has(item.feedId));
}

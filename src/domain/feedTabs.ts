import { FeedFilter } from './enums.ts';

/** What the home of a member lists, in this order (product S18). A tab is one line: what `getfeedlist` is asked for. */
export const feedTabs = [
  { value: 'all', label: 'For you', asks: { filter: FeedFilter.ALL } },
  { value: 'following', label: 'Following', asks: { filter: FeedFilter.FOLLOWING } },
  { value: 'saved', label: 'Saved', asks: { filter: FeedFilter.SAVED } },
] as const;

export type FeedTab = (typeof feedTabs)[number]['value'];

/** The tab of this name, or the first. */
export const feedTabOf = (name: string | null) => feedTabs.find(({ value }) => value === name) ?? feedTabs[0];

/** Whether a list that was asked for in this way begins with a new post of the member: everything, and mine. */
export const takesNewPosts = ({
  filter,
  feedType,
  otherUserId,
  searchText,
  tag,
}: Readonly<Record<string, unknown>>): boolean =>
  (filter === undefined || filter === FeedFilter.ALL || filter === FeedFilter.MINE) &&
  feedType === undefined &&
  otherUserId === undefined &&
  tag === undefined &&
  !searchText;

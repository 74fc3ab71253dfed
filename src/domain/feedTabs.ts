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

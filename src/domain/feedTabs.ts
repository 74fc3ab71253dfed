import { FeedFilter } from './enums.ts';
import { Role } from './roles.ts';

/**
 * What the home of a member lists, in this order (product S18). What `getfeedlist` is asked for, and what is
 * said when there is nothing; `null` where both are up to the reader's filters. Jobs are for who can apply (product D3).
 */
export const feedTabs = [
  {
    value: 'all',
    label: 'For you',
    asks: { filter: FeedFilter.ALL },
    empty: {
      text: 'Nothing here yet. Say hello, or share what you are working on.',
      act: 'Write your first post',
    },
  },
  {
    value: 'following',
    label: 'Following',
    asks: { filter: FeedFilter.FOLLOWING },
    empty: {
      text: 'What the people that you follow or are connected with write appears here.',
      act: 'See everybody’s posts',
    },
  },
  { value: 'jobs', label: 'Jobs', asks: null, empty: null, roles: [Role.JOB_SEEKER] },
  {
    value: 'saved',
    label: 'Saved',
    asks: { filter: FeedFilter.SAVED },
    empty: {
      text: 'Posts and jobs that you save are kept here. Only you can see them.',
      act: 'Go to the feed',
    },
  },
] as const;

export type FeedTab = (typeof feedTabs)[number]['value'];

/** The tabs that this role has. */
export const feedTabsOf = (role: number) =>
  feedTabs.filter((tab) => !('roles' in tab) || tab.roles.some((one) => one === role));

/** The tab of this name, or the first. */
export const feedTabOf = (name: string | null, role: number) =>
  feedTabsOf(role).find(({ value }) => value === name) ?? feedTabs[0];

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

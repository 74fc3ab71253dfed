import type { Schemas } from '#openapi/contract.ts';
import { useMemo } from 'react';
import { useApiInfinite } from '../../../api/swrInfinite.ts';
import type { FeedEntry } from '../../../components/feed/posts/FeedList.tsx';
import type { NewPosts } from '../../../components/feed/posts/NewPostsBar.tsx';
import type { ListState } from '../../../components/ui/listState.ts';
import { FeedFilter } from '../../../domain/enums.ts';
import { feedTabs, type FeedTab } from '../../../domain/feedTabs.ts';
import { liveHref } from '../../../domain/liveHref.ts';
import { Role } from '../../../domain/roles.ts';
import { useSession } from '../../account/useSession.ts';
import { useLaterDeletions } from '../../site/useLaterDeletions.ts';
import { useListState } from '../../site/useListState.ts';
import { useOnline } from '../../site/useOnline.ts';
import { useDetailLinks } from './useDetailLinks.ts';
import { keepAdded } from './newPosts.ts';
import { useNewPosts } from './useNewPosts.ts';

type FeedItem = Schemas['FeedItem'];

export const idOf = ({ feedId }: FeedItem) => feedId;
const none: readonly FeedItem[] = [];

/** A feed has what was not hidden, and the list of hidden posts what was; all others have both. */
type Kind = 'feed' | 'hidden';

/** Adds to each post the address of its page, and whether it is going: by a deletion, or since it was hidden or shown again. */
export function useEntries(
  state: ListState<FeedItem>,
  { of }: { of?: Kind | false } = {},
): ListState<FeedEntry> {
  const items = state.status === 'ready' ? state.items : none;
  const ids = items.map(idOf).join();
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the links depend on which posts there are, not on their likes
  const hrefOf = useDetailLinks(useMemo(() => items, [ids]));
  const deleted = useLaterDeletions();
  const online = useOnline();
  if (state.status !== 'ready') return state;
  const entries = items.flatMap((item) => {
    // Without a network nobody knows what is on air, nor gets there.
    if (item.live && !online) return [];
    const href = item.live ? liveHref(item.live.channelName) : hrefOf(item);
    const isHidden = item.viewer.isHidden === true;
    const deleting = deleted.has(item.feedId) || (of && isHidden !== (of === 'hidden'));
    return href ? [{ item, href, deleting }] : [];
  });
  return entries.length === 0 ? { status: 'loading' } : { ...state, items: entries };
}

export interface Feed {
  state: ListState<FeedEntry>;
  newPosts: NewPosts;
  /** Said below the last post; what somebody has saved is never up to date. */
  end?: string;
}

/** What a tab of the home lists; new posts wait, except among the saved ones (product S18). */
export function useFeed(tab: FeedTab): Feed {
  const asks = feedTabs.find(({ value }) => value === tab)?.asks ?? null;
  const waits = asks?.filter === FeedFilter.SAVED ? null : asks;
  const list = useApiInfinite('getFeedList', asks, waits ? { hold: keepAdded } : {});
  return {
    state: useEntries(useListState(list, idOf), { of: waits !== null && 'feed' }),
    newPosts: useNewPosts(waits, list),
    ...(waits && { end: 'You are up to date' }),
  };
}

/**
 * The member's own posts, newest first, or those of them that hold all of the words (product S19). They reach brands
 * and businesses through a path of its own.
 */
export function useMyPosts(words = ''): ListState<FeedEntry> {
  const { role } = useSession();
  const branded = role === Role.BRAND || role === Role.BUSINESS;
  const search = words && { searchText: words };
  const feed = useApiInfinite('getFeedList', branded ? null : { filter: FeedFilter.MINE, ...search });
  const brand = useApiInfinite('myBrandPosts', branded ? { ...search } : null);
  const feedState = useListState(feed, idOf);
  const brandState = useListState(brand, idOf);
  return useEntries(branded ? brandState : feedState);
}

/** What the member has saved, or hidden from the feeds, the latest first (product S19). */
export function useKeptPosts(kept: 'saved' | 'hidden'): ListState<FeedEntry> {
  const saved = useApiInfinite('getFeedList', kept === 'saved' ? { filter: FeedFilter.SAVED } : null);
  const hidden = useApiInfinite('getHiddenPosts', kept === 'hidden' ? {} : null);
  const savedState = useListState(saved, idOf);
  const hiddenState = useListState(hidden, idOf);
  return useEntries(kept === 'saved' ? savedState : hiddenState, kept === 'hidden' ? { of: 'hidden' } : {});
}

/** Whether the member has hidden anything: who has not needs no place for it. */
export function useHasHidden(): boolean {
  const [first] = useApiInfinite('getHiddenPosts', {}).data ?? [];
  return first !== undefined && first.response.length > 0;
}

import { useApiInfinite } from '../../api/swrInfinite.ts';
import type { FeedEntry } from '../../components/feed/FeedList.tsx';
import type { ListState } from '../../components/ui/listState.ts';
import { FeedFilter } from '../../domain/enums.ts';
import { useListState } from '../site/useListState.ts';
import { idOf, useEntries } from './useFeed.ts';

/** What carries a tag, newest first (product 2.5). */
export function useTaggedPosts(tag: string): ListState<FeedEntry> {
  return useEntries(useListState(useApiInfinite('getFeedList', { filter: FeedFilter.ALL, tag }), idOf));
}

/** What a member has posted and the reader may see, newest first. */
export function useMemberPosts(otherUserId: string): ListState<FeedEntry> {
  const asks = { filter: FeedFilter.MINE, otherUserId };
  return useEntries(useListState(useApiInfinite('getFeedList', asks), idOf));
}

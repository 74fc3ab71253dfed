import { useApiInfinite } from '../../../api/swrInfinite.ts';
import type { FeedEntry } from '../../../components/feed/posts/FeedList.tsx';
import type { ListState } from '../../../components/ui/listState.ts';
import { FeedFilter } from '../../../domain/enums.ts';
import { useListState } from '../../site/useListState.ts';
import { idOf, useEntries } from './useFeed.ts';

/** Where a word in a text leads, newest first: the posts that carry a tag, or those of a member (product 2.5). */
export function useLinkedPosts(asked: { tag: string } | { otherUserId: string }): ListState<FeedEntry> {
  const filter = 'tag' in asked ? FeedFilter.ALL : FeedFilter.MINE;
  const state = useListState(useApiInfinite('getFeedList', { filter, ...asked }), idOf);
  return useEntries(state, { of: filter === FeedFilter.ALL && 'feed' });
}

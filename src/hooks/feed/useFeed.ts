import type { Schemas } from '#openapi/contract.ts';
import { useMemo } from 'react';
import { useApiInfinite } from '../../api/swrInfinite.ts';
import type { FeedEntry } from '../../components/feed/FeedList.tsx';
import type { ListState } from '../../components/ui/listState.ts';
import { FeedFilter } from '../../domain/enums.ts';
import { Role } from '../../domain/roles.ts';
import { useSession } from '../account/useSession.ts';
import { useListState } from '../site/useListState.ts';
import { useDetailLinks } from './useDetailLinks.ts';

type FeedItem = Schemas['FeedItem'];

const idOf = ({ feedId }: FeedItem) => feedId;
const none: readonly FeedItem[] = [];

/** Adds to each post the address of its page. */
function useEntries(state: ListState<FeedItem>): ListState<FeedEntry> {
  const items = state.status === 'ready' ? state.items : none;
  const ids = items.map(idOf).join();
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the links depend on which posts there are, not on their likes
  const hrefOf = useDetailLinks(useMemo(() => items, [ids]));
  if (state.status !== 'ready') return state;
  const entries = items.flatMap((item) => {
    const href = hrefOf(item);
    return href ? [{ item, href }] : [];
  });
  return entries.length === 0 ? { status: 'loading' } : { ...state, items: entries };
}

const filters = { all: FeedFilter.ALL, mine: FeedFilter.MINE, saved: FeedFilter.SAVED } as const;

/**
 * Posts, newest first: everybody's, the member's own, or those that were saved (product S18, S19). Their own posts reach
 * brands and businesses through a path of its own.
 */
export function useFeed(name: keyof typeof filters): ListState<FeedEntry> {
  const { role } = useSession();
  const branded = name === 'mine' && (role === Role.BRAND || role === Role.BUSINESS);
  const feed = useListState(useApiInfinite('getFeedList', branded ? null : { filter: filters[name] }), idOf);
  const brand = useListState(useApiInfinite('myBrandPosts', branded ? {} : null), idOf);
  return useEntries(branded ? brand : feed);
}

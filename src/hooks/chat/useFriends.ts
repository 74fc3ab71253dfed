import { useState } from 'react';
import { useApiCache } from '../../api/swr.ts';
import { useApiInfinite } from '../../api/swrInfinite.ts';
import type { FriendListProps } from '../../components/chat/FriendList.tsx';
import type { Friend } from '../../domain/chat.ts';
import { useDebounced } from '../site/useDebounced.ts';
import { useListState } from '../site/useListState.ts';
import { useNews } from '../site/news.ts';

const idOf = ({ friendId }: Friend) => friendId;

/** The conversations of the member, as `FriendList` draws them (product S41). */
export function useFriends(): Omit<FriendListProps, 'currentId' | 'requestsHref'> {
  const { invalidate } = useApiCache();
  const [search, setSearch] = useState('');
  const searchText = useDebounced(search.trim());
  const list = useApiInfinite('getFriendList', searchText ? { searchText } : {});
  useNews(() => void invalidate(['getFriendList']));
  return {
    state: useListState(list, idOf),
    search,
    onSearch: ({ text }) => setSearch(text),
    requests: list.data?.[0]?.requestCount ?? 0,
  };
}

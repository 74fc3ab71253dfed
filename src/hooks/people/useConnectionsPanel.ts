import { useState } from 'react';
import type { ConnectionsPanelProps } from '../../components/people/ConnectionsPanel.tsx';
import { ConnectionSort, listsOf, type ConnectionList } from '../../domain/relations.ts';
import { useSession } from '../account/useSession.ts';
import { goToSearch } from '../site/shortcutKeys.ts';
import { useDebounced } from '../site/useDebounced.ts';
import { useConnections } from './useConnections.ts';

/** The reader's connections, as `ConnectionsPanel` draws them (product S49). `wanted`: the list that the address names. */
export function useConnectionsPanel(
  wanted: ConnectionList | undefined,
  onList: ConnectionsPanelProps['onList'],
): Omit<ConnectionsPanelProps, 'onAct'> {
  const { role } = useSession();
  const lists = listsOf(role);
  const list = lists.find((one) => one === wanted) ?? lists[0] ?? 0;
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState<ConnectionSort>(ConnectionSort.NEWEST);
  const { state, counts, suggestions } = useConnections({ list, words: useDebounced(search.trim()), sort });
  return {
    lists,
    list,
    counts,
    search,
    sort,
    state,
    suggestions,
    onList,
    onFind: goToSearch,
    onSearch: ({ text }) => setSearch(text),
    onSort: (event) => setSort(event.sort),
  };
}

import { useState } from 'react';
import type { ConnectionsPanelProps } from '../../components/people/ConnectionsPanel.tsx';
import { ConnectionSort, listsOf, type ConnectionList } from '../../domain/relations.ts';
import { useSession } from '../account/useSession.ts';
import { useDebounced } from '../site/useDebounced.ts';
import { useConnections } from './useConnections.ts';
import { useMemberTools, type MemberTools } from './useMemberTools.ts';

/** The reader's connections: what `ConnectionsPanel` draws, and the dialogs that it opens (product S49). */
export function useConnectionsPanel(first?: ConnectionList): {
  panel: ConnectionsPanelProps;
  tools: MemberTools;
} {
  const { role } = useSession();
  const lists = listsOf(role);
  const [list, setList] = useState<ConnectionList>(first ?? lists[0] ?? 0);
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState<ConnectionSort>(ConnectionSort.NEWEST);
  const { state, counts } = useConnections({ list, words: useDebounced(search.trim()), sort });
  const tools = useMemberTools(list);
  return {
    panel: {
      lists,
      list,
      counts,
      search,
      sort,
      state,
      onList: (event) => setList(event.list),
      onSearch: ({ text }) => setSearch(text),
      onSort: (event) => setSort(event.sort),
      onAct: tools.onAct,
    },
    tools,
  };
}

import type { Schemas } from '#openapi/contract.ts';
import { useState } from 'react';
import { useApiInfinite } from '../../api/swrInfinite.ts';
import type { ConnectionPickerProps } from '../../components/people/ConnectionPicker.tsx';
import type { ListState } from '../../components/ui/listState.ts';
import {
  ConnectionList,
  ConnectionSort,
  type ConnectionCounts,
  type ConnectionSuggestion,
} from '../../domain/relations.ts';
import { useDebounced } from '../site/useDebounced.ts';
import { useListState } from '../site/useListState.ts';

type Connection = Schemas['Connection'];

const idOf = ({ member }: Connection) => member.userId;

/**
 * One of the reader's six lists, and how many stand in each (product S49). `words` are looked for in names; without them
 * the connected come with people whom the reader may know.
 */
export function useConnections(
  asked: { list: ConnectionList; words?: string; sort?: ConnectionSort } | null,
): {
  state: ListState<Connection>;
  counts: ConnectionCounts | undefined;
  suggestions: readonly ConnectionSuggestion[] | undefined;
} {
  const list = useApiInfinite(
    'getMyConnections',
    asked && {
      list: asked.list,
      ...(asked.words && { searchText: asked.words }),
      ...(asked.sort && { sort: asked.sort }),
    },
  );
  const first = list.data?.[0];
  return { state: useListState(list, idOf), counts: first?.counts, suggestions: first?.suggestions };
}

/** The reader's connections to choose one of; asked for while `wanted`. */
export function useConnectionPicker(
  wanted: boolean,
  onPick: ConnectionPickerProps['onPick'],
): ConnectionPickerProps {
  const [search, setSearch] = useState('');
  const words = useDebounced(search.trim());
  const asked = { list: ConnectionList.CONNECTED, words, sort: ConnectionSort.NAME };
  const { state } = useConnections(wanted ? asked : null);
  return { state, search, onSearch: ({ text }) => setSearch(text), onPick };
}

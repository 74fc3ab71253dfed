import type { Schemas } from '#openapi/contract.ts';
import { useApiInfinite } from '../../api/swrInfinite.ts';
import type { ListState } from '../../components/ui/listState.ts';
import type {
  ConnectionCounts,
  ConnectionList,
  ConnectionSort,
  ConnectionSuggestion,
} from '../../domain/relations.ts';
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

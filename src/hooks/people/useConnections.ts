import type { Schemas } from '#openapi/contract.ts';
import { useApiInfinite } from '../../api/swrInfinite.ts';
import type { ListState } from '../../components/ui/listState.ts';
import type { ConnectionCounts, ConnectionList, ConnectionSort } from '../../domain/relations.ts';
import { useListState } from '../site/useListState.ts';

type Connection = Schemas['Connection'];

const idOf = ({ member }: Connection) => member.userId;

/** One of the reader's six lists, and how many stand in each (product S49). `words` are looked for in names. */
export function useConnections(
  asked: { list: ConnectionList; words?: string; sort?: ConnectionSort } | null,
): { state: ListState<Connection>; counts: ConnectionCounts | undefined } {
  const list = useApiInfinite(
    'getMyConnections',
    asked && {
      list: asked.list,
      ...(asked.words && { searchText: asked.words }),
      ...(asked.sort && { sort: asked.sort }),
    },
  );
  return { state: useListState(list, idOf), counts: list.data?.[0]?.counts };
}

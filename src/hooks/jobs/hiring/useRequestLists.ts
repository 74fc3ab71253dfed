import type { ResponseBody } from '#openapi/contract.ts';
import { useApiInfinite } from '../../../api/swrInfinite.ts';
import type { ListState } from '../../../components/ui/listState.ts';
import { type PipelineQuery, toRequest } from '../../../domain/requestFilters.ts';
import type { Application, RequestStatus } from '../../../domain/jobs.ts';
import { useDebounced } from '../../site/useDebounced.ts';
import { useListState } from '../../site/useListState.ts';
import { useMemo, useState } from 'react';
import { requestLimits } from '../../../domain/requestForms.ts';
import { movesOf } from '../../../domain/requestMoves.ts';

interface Selection {
  ids: ReadonlySet<string>;
  /** Those that are loaded. */
  applications: readonly Application[];
  /** How many of them each move is possible for. */
  movable: Readonly<Record<RequestStatus, number>>;
  /** No more can be moved at once. */
  full: boolean;
  select: (event: { application: Application; selected: boolean }) => void;
  selectAll: (event: { selected: boolean }) => void;
  drop: (ids: readonly string[]) => void;
  clear: () => void;
}

/** Which applications are chosen, up to as many as one call moves. What is not shown any more is not chosen either. */
export function useSelection(shown: readonly Application[], now: Date): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const applications = useMemo(
    () => (chosen.size === 0 ? [] : shown.filter(({ applicationId }) => chosen.has(applicationId))),
    [shown, chosen],
  );
  const ids = useMemo(() => new Set(applications.map(({ applicationId }) => applicationId)), [applications]);
  const movable = useMemo(() => {
    const counts = { 1: 0, 2: 0, 3: 0, 4: 0 };
    for (const one of applications) for (const to of movesOf(one, now)) counts[to]++;
    return counts;
  }, [applications, now]);
  const keep = (wanted: readonly string[]) => setChosen(new Set(wanted.slice(0, requestLimits.atOnce)));
  return {
    ids,
    applications,
    movable,
    full: ids.size >= requestLimits.atOnce,
    select: ({ application: { applicationId }, selected }) =>
      keep(selected ? [...ids, applicationId] : [...ids].filter((id) => id !== applicationId)),
    selectAll: ({ selected }) => keep(selected ? shown.map(({ applicationId }) => applicationId) : []),
    drop: (gone) => keep([...ids].filter((id) => !gone.includes(id))),
    clear: () => setChosen(new Set()),
  };
}

/** As many as the contract gives at once. */
export const pageSize = 100;
const idOf = ({ applicationId }: Application) => applicationId;

type Asked = ReturnType<typeof toRequest>;

function useRequests(asked: Asked | null, requestStatus?: RequestStatus) {
  const pages = useApiInfinite(
    'getJobRequestList',
    asked && { ...asked, pageSize, ...(requestStatus && { requestStatus }) },
  );
  const state = useListState(pages, idOf);
  return { state, first: pages.data?.[0] };
}

export interface RequestLists {
  columns: Readonly<Record<RequestStatus, ListState<Application>>>;
  list: ListState<Application>;
  /** Unknown until an answer has come. */
  byStatus: ResponseBody<'getJobRequestList'>['byStatus'] | undefined;
  /** Of the list, loaded or not. */
  count: number;
  /** As the lists were asked, for a file of the same. */
  asked: Asked;
}

/**
 * The applications of the board, a list for each status, or of the list (product S30). Text is asked for once it stands
 * still for 300 ms. `paused`: a member who is not HR asks for none.
 */
export function useRequestLists(query: PipelineQuery, paused: boolean): RequestLists {
  const text = useDebounced(query.text);
  const city = useDebounced(query.city);
  const asked = toRequest({ ...query, text, city });
  const board = !paused && query.view === 'board' ? asked : null;
  const [fresh, held, accepted, rejected] = [
    useRequests(board, 1),
    useRequests(board, 4),
    useRequests(board, 2),
    useRequests(board, 3),
  ];
  const { state: list, first } = useRequests(paused || board ? null : asked, query.status);
  const columns = { 1: fresh.state, 4: held.state, 2: accepted.state, 3: rejected.state };
  const counted = board ? (fresh.first ?? held.first ?? accepted.first ?? rejected.first) : first;
  return { columns, list, byStatus: counted?.byStatus, count: first?.count ?? 0, asked };
}

import type { ApplicantListProps } from '../../../components/jobs/hiring/ApplicantList.tsx';
import type { ApplicantBoardPanelProps } from '../../../components/jobs/hiring/ApplicantBoardPanel.tsx';
import type { CardEvents } from '../../../components/jobs/hiring/useCardFocus.ts';
import type { PipelineHeaderProps } from '../../../components/jobs/hiring/PipelineHeader.tsx';
import type { SelectionBarProps } from '../../../components/jobs/hiring/SelectionBar.tsx';
import type { ListState } from '../../../components/ui/listState.ts';
import type { Application } from '../../../domain/jobs.ts';
import { isFiltered, type PipelineQuery, readQuery, writeQuery } from '../../../domain/requestFilters.ts';
import { statusOrder } from '../../../domain/requestMoves.ts';
import { Role } from '../../../domain/roles.ts';
import { useSession } from '../../account/useSession.ts';
import { useOnline } from '../../site/useOnline.ts';
import { useWide } from '../../site/useWide.ts';
import { usePipelineReport } from './usePipelineReport.ts';
import { useRequestMoves } from './useRequestMoves.ts';
import { useRequestLists, useSelection } from './useRequestLists.ts';
import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Schemas } from '#openapi/contract.ts';
import { useApiInfinite } from '../../../api/swrInfinite.ts';
import { useListState } from '../../site/useListState.ts';

/** Where the open candidate stands among those that are loaded, and who stands beside. */
function neighbours(
  shown: readonly Application[],
  applicant: string | undefined,
  open: (applicationId: string) => void,
) {
  const at = shown.findIndex(({ applicationId }) => applicationId === applicant);
  const [before, after] = at < 0 ? [] : [shown[at - 1], shown[at + 1]];
  return {
    place: at < 0 ? undefined : { position: at + 1, total: shown.length },
    onPrevious: before && (() => open(before.applicationId)),
    onNext: after && (() => open(after.applicationId)),
  };
}

const idOf = ({ jobId }: Schemas['Job']) => jobId;
/** More are found by their address, as the list of posted jobs leads there. */
const most = 100;

/** The member's own jobs, the most unanswered first, to choose one of; drafts have no applicants. */
function usePipelineJobs(paused: boolean): { jobId: string; vacancyName: string }[] {
  const state = useListState(useApiInfinite('jobPosted', paused ? null : { sort: 2 }), idOf);
  const more = state.status === 'ready' && state.hasMore && !state.busy && state.items.length < most;
  const size = state.status === 'ready' ? state.items.length : 0;
  useEffect(() => {
    if (more && state.status === 'ready' && !state.moreError) state.onLoadMore();
    // Once for each length of the list.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [more, size]);
  return state.status === 'ready' ? state.items.filter(({ status }) => status !== 0) : [];
}

interface PipelineAddress {
  query: PipelineQuery;
  /** Filters take the place of the address before; an opened candidate has one of its own, so that Back closes it. */
  change: (changes: Partial<PipelineQuery>) => void;
  /** The same address with these changes. */
  hrefOf: (changes: Partial<PipelineQuery>) => string;
}

/** What the pipeline shows stands in its address: it can be reloaded, sent and gone back to (product S30). */
function usePipelineQuery(): PipelineAddress {
  const [params, setParams] = useSearchParams();
  const query = readQuery(params);
  // Two changes in one moment would both begin from the same address.
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);
  const change = useCallback(
    (changes: Partial<PipelineQuery>) => {
      const before = readQuery(latest.current);
      const next = writeQuery({ ...before, ...changes });
      latest.current = next;
      const opens = changes.applicant !== undefined && before.applicant === undefined;
      setParams(next, { replace: !opens, preventScrollReset: true });
    },
    [setParams],
  );
  return { query, change, hrefOf: (changes) => `/jobs/job-requests?${writeQuery({ ...query, ...changes })}` };
}

const itemsOf = (state: ListState<Application>) => (state.status === 'ready' ? [...state.items] : []);
const offline = 'You are offline. Candidates can be moved again once you are back.';

/**
 * HR's pipeline (product S30): what the address asks for, who applied, who is chosen, and the moves. Nothing is moved
 * offline: an answer to a person leaves when it is given, or not at all. A phone has the list alone.
 */
export function useJobRequests(now: Date) {
  const { role } = useSession();
  const wide = useWide();
  const isHr = role === Role.HR;
  const locked = useOnline() ? undefined : offline;
  const { query: asked, change, hrefOf } = usePipelineQuery();
  const query = wide ? asked : { ...asked, view: 'list' as const };
  const jobs = usePipelineJobs(!isHr);
  const lists = useRequestLists(query, !isHr);
  const { columns, list, byStatus, count } = lists;
  const board = query.view === 'board';
  const states = board ? statusOrder.map((status) => columns[status]) : [list];
  const shown = states.flatMap(itemsOf);
  const selection = useSelection(shown, now);
  const moves = useRequestMoves(now, selection.drop);
  const total = byStatus && statusOrder.reduce((sum, status) => sum + byStatus[status], 0);
  const status = board ? undefined : query.status;
  const report = usePipelineReport({ asked: lists.asked, status, count: status ? count : (total ?? 0) });
  const job =
    jobs.find(({ jobId }) => jobId === query.job) ?? shown.find(({ jobId }) => jobId === query.job)?.job;
  const jobName = job?.vacancyName;
  const events: Pick<ApplicantListProps, keyof CardEvents | 'locked' | 'showJob' | 'selected'> = {
    onOpen: ({ application }) => change({ applicant: application.applicationId }),
    onMove: ({ application, to }) => moves.move([application], to),
    onSelect: selection.select,
    selected: selection.ids,
    showJob: query.job === undefined,
    locked,
  };
  const shared = { isHr, wide, query, change, hrefOf, locked, jobs, byStatus, moves };
  return {
    ...shared,
    total,
    header: {
      job: jobName,
      total,
      csv: report.csv,
      onStatistics: report.onOpen,
    } satisfies PipelineHeaderProps,
    report: { ...report.dialog, job: jobName },
    filtered: isFiltered(query),
    board: { columns, byStatus, filtered: isFiltered(query), ...events } satisfies ApplicantBoardPanelProps,
    list: { state: list, count, onSelectAll: selection.selectAll, ...events },
    selectionBar: {
      count: selection.ids.size,
      movable: selection.movable,
      full: selection.full,
      locked,
      onMove: ({ to }) => moves.move(selection.applications, to),
      onClear: selection.clear,
      ...(!wide && { onSelectAll: () => selection.selectAll({ selected: true }) }),
    } satisfies SelectionBarProps,
    ...neighbours(shown, query.applicant, (applicant) => change({ applicant })),
  };
}

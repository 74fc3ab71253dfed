import type { ApplicantListProps } from '../../components/jobs/ApplicantList.tsx';
import type { ApplicantBoardPanelProps } from '../../components/jobs/ApplicantBoardPanel.tsx';
import type { CardEvents } from '../../components/jobs/useCardFocus.ts';
import type { PipelineHeaderProps } from '../../components/jobs/PipelineHeader.tsx';
import type { SelectionBarProps } from '../../components/jobs/SelectionBar.tsx';
import type { ListState } from '../../components/ui/listState.ts';
import type { Application } from '../../domain/jobs.ts';
import { isFiltered } from '../../domain/requestFilters.ts';
import { statusOrder } from '../../domain/requestMoves.ts';
import { Role } from '../../domain/roles.ts';
import { useSession } from '../account/useSession.ts';
import { useOnline } from '../site/useOnline.ts';
import { useWide } from '../site/useWide.ts';
import { neighbours } from './neighbours.ts';
import { usePipelineJobs } from './usePipelineJobs.ts';
import { usePipelineQuery } from './usePipelineQuery.ts';
import { usePipelineReport } from './usePipelineReport.ts';
import { useRequestLists } from './useRequestLists.ts';
import { useRequestMoves } from './useRequestMoves.ts';
import { useSelection } from './useSelection.ts';

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

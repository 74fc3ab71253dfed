import { useState } from 'react';
import { useApiInfinite } from '../../../api/swrInfinite.ts';
import type { AppliedEntry } from '../../../components/jobs/apply/AppliedJobList.tsx';
import type { ListState } from '../../../components/ui/listState.ts';
import { appliedTabOf, appliedTabs, type AppliedTab } from '../../../domain/applied.ts';
import type { Application } from '../../../domain/jobs.ts';
import { useListState } from '../../site/useListState.ts';
import { useJobLinks } from '../search/useJobLinks.ts';

const idOf = ({ applicationId }: Application) => applicationId;
const none: readonly Application[] = [];

/** One of the lists of a member's applications (product S31), and how many there are in each. */
export function useAppliedList(tab: AppliedTab) {
  const list = useApiInfinite('getAppliedJobs', { list: appliedTabOf(tab).list });
  const state = useListState(list, idOf);
  const items = state.status === 'ready' ? state.items : none;
  const hrefOf = useJobLinks(items);
  // The server tells of a move once; as long as the page is open it stays marked.
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const moved = items.filter(({ isNew, applicationId }) => isNew && !fresh.has(applicationId));
  if (moved.length > 0) setFresh(new Set([...fresh, ...moved.map(idOf)]));
  const totals = list.data?.[0]?.totals;
  const [known, setKnown] = useState(totals);
  if (totals && totals !== known) setKnown(totals);
  const entries: ListState<AppliedEntry> =
    state.status === 'ready'
      ? {
          ...state,
          items: items.map((application) => ({
            application,
            href: hrefOf(application),
            fresh: fresh.has(application.applicationId),
          })),
        }
      : state;
  return {
    state: entries,
    tabs: appliedTabs.map(({ value, label }) => ({ value, label, ...(known && { count: known[value] }) })),
    /** There is something to export. */
    any: known !== undefined && known.active + known.decided + known.withdrawn > 0,
  };
}

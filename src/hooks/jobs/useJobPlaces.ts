import { useSearchParams } from 'react-router-dom';
import { toJobSort, toJobTab, type JobSort, type JobTab } from '../../domain/postedJobs.ts';

/** What the page of posted jobs shows, as its address says it: tab, order, and which dialog is open. */
export function useJobPlaces() {
  const [params, setParams] = useSearchParams();
  const change = (changes: Record<string, string | undefined>, replace = true) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        for (const [name, value] of Object.entries(changes))
          if (value === undefined) next.delete(name);
          else next.set(name, value);
        return next;
      },
      { replace },
    );
  const none = { new: undefined, edit: undefined, close: undefined };
  return {
    tab: toJobTab(params.get('tab')),
    sort: toJobSort(params.get('sort')),
    /** The job that is edited, or 'new'. */
    edited: params.has('new') ? 'new' : (params.get('edit') ?? undefined),
    closed: params.get('close') ?? undefined,
    onTab: (tab: JobTab) => change({ tab: tab === 'open' ? undefined : tab }),
    onSort: (sort: JobSort) => change({ sort: sort === 'newest' ? undefined : sort }),
    onNew: () => change({ ...none, new: '' }),
    onEdit: (jobId: string) => change({ ...none, edit: jobId }),
    onClose: (jobId: string) => change({ ...none, close: jobId }),
    /** No dialog is open; `tab`: what it ended with is there. */
    onDone: (tab?: JobTab) => change({ ...none, ...(tab && { tab: tab === 'open' ? undefined : tab }) }),
  };
}

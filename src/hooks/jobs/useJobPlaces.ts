import { toJobSort, toJobTab, type JobSort, type JobTab } from '../../domain/postedJobs.ts';
import { useDialogAddress } from '../site/useDialogAddress.ts';

/** What the page of posted jobs shows, as its address says it: tab, order, and which dialog is open. */
export function useJobPlaces() {
  const { params, open, close, finish, replace } = useDialogAddress();
  const shown = (tab: JobTab) => ({ tab: tab === 'open' ? undefined : tab });
  const none = { new: undefined, edit: undefined, close: undefined };
  return {
    tab: toJobTab(params.get('tab')),
    sort: toJobSort(params.get('sort')),
    /** The job that is edited, or 'new'. */
    edited: params.has('new') ? 'new' : (params.get('edit') ?? undefined),
    closed: params.get('close') ?? undefined,
    onTab: (tab: JobTab) => replace(shown(tab)),
    onSort: (sort: JobSort) => replace({ sort: sort === 'newest' ? undefined : sort }),
    onNew: () => open({ ...none, new: '' }),
    onEdit: (jobId: string) => open({ ...none, edit: jobId }),
    onClose: (jobId: string) => open({ ...none, close: jobId }),
    /** No dialog is open; `tab`: what it ended with is there. */
    onDone: (tab?: JobTab) => (tab ? finish({ ...none, ...shown(tab) }) : close(none)),
    /** The same at once, without going back: what the dialog was about is on its way. */
    onSent: () => finish(none),
  };
}

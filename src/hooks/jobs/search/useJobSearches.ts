import { useMemo, useRef } from 'react';
import { useApiMutation, useApiQuery } from '../../../api/swr.ts';
import type { JobSearchesBarProps } from '../../../components/jobs/search/JobSearchesBar.tsx';
import type { JobFilters } from '../../../domain/jobFilters.ts';
import { sameSearch, toKept, toSavedSearch, type SavedSearch } from '../../../domain/jobSearches.ts';
import { toast } from '../../../lib/toastQueue.ts';
import { reportFailure } from '../../feed/posts/reportFailure.ts';

/** Contract: actions of manageJobSearches. */
const LIST = 0;
const SAVE = 1;
const DELETE = 2;
const reads = ['manageJobSearches'] as const;
/** Of the toasts: the newest stands. */
const about = 'job searches';
const none: readonly SavedSearch[] = [];

/** The searches that a job seeker keeps, and the one that stands in the address among them (product S18). */
export function useJobSearches(asked: JobFilters): Omit<JobSearchesBarProps, 'onOpen'> {
  const { data } = useApiQuery('manageJobSearches', { action: LIST });
  const saving = useApiMutation('manageJobSearches', { invalidates: reads });
  const deleting = useApiMutation('manageJobSearches', { invalidates: reads });
  const searches = useMemo(() => data?.response.map(toSavedSearch) ?? none, [data]);
  const kept = toKept(asked);
  const save = async () => {
    if (!kept || saving.busy) return;
    try {
      const { message } = await saving.run({ action: SAVE, ...kept });
      toast({ kind: 'success', title: `${message}. You hear of new jobs that match.`, about });
    } catch (error) {
      reportFailure('The search was not saved', about)(error);
    }
  };
  /** On their way out: pressed twice, one is deleted once. */
  const leaving = useRef(new Set<string>());
  const drop = async ({ searchId, words }: SavedSearch) => {
    if (leaving.current.has(searchId)) return;
    leaving.current.add(searchId);
    try {
      const { message } = await deleting.run({ action: DELETE, searchId });
      toast({ kind: 'success', title: message, about });
    } catch (error) {
      leaving.current.delete(searchId);
      reportFailure(`${words} was not deleted`, about)(error);
    }
  };
  return {
    searches,
    kept: sameSearch(searches, asked),
    // Before it is known what is kept, nothing is offered that may be there already.
    savable: kept !== undefined && data !== undefined,
    onSave: () => void save(),
    onDelete: ({ search }) => void drop(search),
  };
}

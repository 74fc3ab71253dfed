import { useEffect, useReducer } from 'react';
import { linkSecret } from '../../api/config.ts';
import type { ListState } from '../../components/ui/listState.ts';
import { ContentType } from '../../domain/enums.ts';
import type { Job } from '../../domain/jobs.ts';
import { places } from '../../domain/places.ts';
import { encodeLink } from '../../lib/linkToken.ts';

/** One token for each job and page load: a link that changes under the pointer cannot be copied twice. */
const tokens = new Map<string, string>();

/** Where each job is read as candidates read it; undefined while its token is made, and while there is no such screen. */
export function useOwnJobLinks(state: ListState<Job>): (jobId: string) => string | undefined {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const ids = state.status === 'ready' ? state.items.map(({ jobId }) => jobId).join() : '';
  useEffect(() => {
    const missing = ids.split(',').filter((jobId) => jobId && !tokens.has(jobId));
    if (missing.length === 0 || !places.jobOf) return;
    let live = true;
    const make = async (feedId: string) =>
      tokens.set(feedId, await encodeLink({ feedId, feedType: ContentType.JOB_POST }, linkSecret));
    void Promise.all(missing.map(make)).then(() => live && redraw());
    return () => {
      live = false;
    };
  }, [ids]);
  return (jobId) => {
    const token = tokens.get(jobId);
    return token === undefined ? undefined : places.jobOf?.(token);
  };
}

import type { ResponseBody } from '#openapi/contract.ts';
import { useMemo } from 'react';
import { request, useApiCache } from '../../../api/swr.ts';
import type { Application } from '../../../domain/jobs.ts';
import { withChanges, type RequestChange } from '../../../domain/requestPages.ts';

type Page = ResponseBody<'getJobRequestList'>;
const lists = ['getJobRequestList'] as const;

export interface RequestCache {
  /** Shows applications as they are now wherever they stand. */
  show: (changes: readonly RequestChange[]) => void;
  /** Asks how an application stands by now, and shows that; `undefined` when it is gone. */
  ask: (before: Application) => Promise<Application | undefined>;
  /** Asks for every list again. */
  refresh: () => void;
  /** Asks again for the numbers that stand elsewhere: new and overdue ones, and those of each job. */
  recount: () => void;
}

export function useRequestCache(): RequestCache {
  const { patch, invalidate } = useApiCache();
  return useMemo(() => {
    const show = (changes: readonly RequestChange[]) =>
      void patch<Page>(lists, (page, asked) => withChanges(page, asked, changes));
    return {
      show,
      async ask(before) {
        const { response } = await request('getJobRequestList', {
          applicationId: before.applicationId,
          pageIndex: 1,
        });
        const [after] = response;
        if (after) show([{ before, after }]);
        return after;
      },
      refresh: () => void invalidate(lists),
      recount() {
        void invalidate(['dashboardDetails']);
        // Not the names of up to a hundred jobs to choose from: they have no numbers.
        void invalidate(['jobPosted'], ({ status }) => status !== undefined);
      },
    };
  }, [patch, invalidate]);
}

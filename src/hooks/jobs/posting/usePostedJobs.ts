import { useMemo, useState } from 'react';
import type { ResponseBody, Schemas } from '#openapi/contract.ts';
import { useApiInfinite } from '../../../api/swrInfinite.ts';
import { useApiCache, useApiQuery } from '../../../api/swr.ts';
import type { ListState } from '../../../components/ui/listState.ts';
import type { Job } from '../../../domain/jobs.ts';
import { sortNumbers, statusOfTab, type JobSort, type JobTab } from '../../../domain/postedJobs.ts';
import { useListState } from '../../site/useListState.ts';
import { jobReads } from '../jobReads.ts';

type Totals = Schemas['JobTotals'];
/** Jobs that are on their way to another state, by id: shown there at once. */
export type MovingJobs = ReadonlyMap<string, { from: JobTab; to: JobTab }>;

function totalsWith(totals: Totals, moving: MovingJobs): Totals {
  const next = { ...totals };
  for (const { from, to } of moving.values()) {
    next[from] = Math.max(0, next[from] - 1);
    next[to]++;
  }
  return next;
}

const withoutMoving = (state: ListState<Job>, tab: JobTab, moving: MovingJobs): ListState<Job> => {
  if (state.status !== 'ready') return state;
  const items = state.items.filter(({ jobId }) => moving.get(jobId)?.from !== tab);
  return items.length === 0 && !state.hasMore ? { status: 'empty' } : { ...state, items };
};

interface Wanted {
  tab: JobTab;
  sort: JobSort;
  searchText: string;
}

/** HR's own jobs of one state, how many there are of each, and those that close soon (product S26). */
export function usePostedJobs({ tab, sort, searchText }: Wanted) {
  const { patch, invalidate } = useApiCache();
  const [moving, setMoving] = useState<MovingJobs>(new Map());
  const pages = useApiInfinite('jobPosted', {
    status: statusOfTab[tab],
    sort: sortNumbers[sort],
    ...(searchText && { searchText }),
  });
  // The list may be ordered or searched so that they are far below.
  const soon = useApiQuery('jobPosted', { status: 1, sort: 1, pageIndex: 1 });
  const listed = useListState(pages, ({ jobId }) => jobId);
  const state: ListState<Job> = soon.isLoading ? { status: 'loading' } : withoutMoving(listed, tab, moving);
  const totals = pages.data?.[0]?.totals ?? soon.data?.totals;
  return {
    state,
    totals: totals && totalsWith(totals, moving),
    /** Open ones, the first to close first. */
    due: useMemo(
      () => (soon.data?.response ?? []).filter(({ jobId }) => !moving.has(jobId)),
      [soon.data, moving],
    ),
    find: (jobId: string) =>
      listed.status === 'ready' ? listed.items.find((job) => job.jobId === jobId) : undefined,
    /** Shows a job in another state until `settle`. */
    move: (jobId: string, from: JobTab, to: JobTab) =>
      setMoving((now) => new Map(now).set(jobId, { from, to })),
    /** The server has answered; `job` as it stands now, nothing when it refused. */
    async settle(jobId: string, job?: Job) {
      if (job)
        await patch<ResponseBody<'jobPosted'>>(['jobPosted'], (page, { status }) =>
          status === job.status || !page.response.some((one) => one.jobId === jobId)
            ? page
            : { ...page, response: page.response.filter((one) => one.jobId !== jobId) },
        );
      if (job) await invalidate(jobReads);
      setMoving((now) => new Map([...now].filter(([id]) => id !== jobId)));
    },
    refresh: () => invalidate(jobReads),
  };
}
export type PostedJobs = ReturnType<typeof usePostedJobs>;

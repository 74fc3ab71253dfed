import type { Schemas } from '#openapi/contract.ts';
import { useEffect } from 'react';
import { useApiInfinite } from '../../api/swrInfinite.ts';
import { useListState } from '../site/useListState.ts';

const idOf = ({ jobId }: Schemas['Job']) => jobId;
/** More are found by their address, as the list of posted jobs leads there. */
const most = 100;

/** The member's own jobs, the most unanswered first, to choose one of; drafts have no applicants. */
export function usePipelineJobs(paused: boolean): { jobId: string; vacancyName: string }[] {
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

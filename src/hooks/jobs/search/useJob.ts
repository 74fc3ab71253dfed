import type { Schemas } from '#openapi/contract.ts';
import { unaskedError } from '../../../api/errors.ts';
import { useApiQuery } from '../../../api/swr.ts';
import type { Failure } from '../../../components/ui/listState.ts';
import { ContentType } from '../../../domain/enums.ts';
import { useLinkTarget } from '../../feed/posts/useLinkTarget.ts';
import { toFailure } from '../../site/useListState.ts';

type Job = Schemas['Job'];

export type JobState =
  | { status: 'loading' }
  /** The link leads nowhere, or the job is gone or hidden from the reader; also when that happens while it is read. */
  | { status: 'notFound' }
  | { status: 'error'; error: Failure; onRetry: () => void }
  | { status: 'ready'; job: Job; item: Schemas['FeedItem']; similar: readonly Schemas['JobCard'][] };

/** The job that a link's token stands for (product S28). What was seen once is read offline too. */
export function useJob(token: string): JobState {
  const target = useLinkTarget(token);
  const isJob = typeof target === 'object' && target.feedType === ContentType.JOB_POST;
  const query = useApiQuery(
    'getFeedDetails',
    isJob ? { feedId: target.feedId, feedType: ContentType.JOB_POST } : null,
  );
  if ((target !== undefined && !isJob) || query.error?.status === 404) return { status: 'notFound' };
  const { job, item, similarJobs: similar = [] } = query.data?.response ?? {};
  if (job && item) return { status: 'ready', job, item, similar };
  if (!target || query.isLoading || query.isValidating) return { status: 'loading' };
  return {
    status: 'error',
    error: toFailure(query.error ?? unaskedError()),
    onRetry: () => void query.mutate(),
  };
}

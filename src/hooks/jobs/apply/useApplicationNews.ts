import type { ResponseBody } from '#openapi/contract.ts';
import { useApiCache } from '../../../api/swr.ts';
import { useStreamEvent } from '../../site/useStreamEvent.ts';
import { applicationReads } from '../jobReads.ts';

type Page = ResponseBody<'getJobRequestList'> | ResponseBody<'getAppliedJobs'>;

const lists = ['getJobRequestList', 'getAppliedJobs'] as const;
const reads = [...applicationReads, 'getJobRequestList', 'jobPosted'] as const;

/** Applications that are shown are asked for again when the stream tells that one moved, unless it was moved here. */
export function useApplicationNews(): void {
  const { patch, invalidate } = useApiCache();
  useStreamEvent('application.updated', ({ applicationId, requestStatus, updatedAt }) => {
    let isKnown = false;
    void patch<Page>(lists, (page) => {
      isKnown ||= page.response.some(
        (one) =>
          one.applicationId === applicationId &&
          one.requestStatus === requestStatus &&
          one.updatedAt >= updatedAt,
      );
      return page;
    });
    if (!isKnown) void invalidate(reads);
  });
  // By the clock they are not asked for, and they are when the stream cannot say what was missed.
  useStreamEvent('stream.reset', () => void invalidate(reads));
}

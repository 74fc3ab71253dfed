import type { Schemas } from '#openapi/contract.ts';
import { useCallback } from 'react';
import { useApiCache } from '../../api/swr.ts';
import { usePostCache } from '../feed/usePostCache.ts';

type Details = { response: Schemas['FeedDetails'] };
type Applied = Pick<Schemas['Application'], 'applicationId' | 'jobId' | 'requestStatus'>;

/** The job as it stands to somebody who has just applied for it. */
const withApplication = (job: Schemas['Job'], { applicationId, requestStatus }: Applied): Schemas['Job'] => ({
  ...job,
  counts: { ...job.counts, applicants: job.counts.applicants + Number(!job.viewer.hasApplied) },
  viewer: { ...job.viewer, hasApplied: true, canApply: false, whyNot: 4, applicationId, requestStatus },
});

/** Shows wherever the job stands that the reader has applied for it. */
export function useJobApplied(): (application: Applied) => void {
  const { patch } = useApiCache();
  const posts = usePostCache();
  return useCallback(
    (application: Applied) => {
      const { jobId } = application;
      posts.change(jobId, (item) => (item.job ? { ...item, job: { ...item.job, hasApplied: true } } : item));
      void patch<Details>(['getFeedDetails'], (answer) => {
        const { job } = answer.response;
        if (job?.jobId !== jobId) return answer;
        return { ...answer, response: { ...answer.response, job: withApplication(job, application) } };
      });
    },
    [patch, posts],
  );
}

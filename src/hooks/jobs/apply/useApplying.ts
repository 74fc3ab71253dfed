import type { Schemas } from '#openapi/contract.ts';
import { useCallback, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { isRecord } from '../../../api/scratch.ts';
import { useApiCache } from '../../../api/swr.ts';
import { usePostCache } from '../../feed/posts/usePostCache.ts';

type Details = { response: Schemas['FeedDetails'] };
type Applied = Pick<Schemas['Application'], 'applicationId' | 'jobId' | 'requestStatus'>;

/** The job as it stands to somebody who has just applied for it. */
const withApplication = (job: Schemas['Job'], { applicationId, requestStatus }: Applied): Schemas['Job'] => ({
  ...job,
  counts: { ...job.counts, applicants: job.counts.applicants + Number(!job.viewer.hasApplied) },
  viewer: { ...job.viewer, hasApplied: true, canApply: false, whyNot: 4, applicationId, requestStatus },
});

/** Shows wherever the job stands that the reader has applied for it. */
function useJobApplied(): (application: Applied) => void {
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

/** For what draws the application. */
export interface Applying {
  job: Schemas['Job'];
  onClose: () => void;
  onApplied: (application: Pick<Schemas['Application'], 'applicationId' | 'jobId' | 'requestStatus'>) => void;
}

/**
 * Applying for a job on its page: `?apply=1` in the address, so that a reload keeps it open and Back closes it. It stays open
 * over what was sent: the reader closes it.
 */
export function useApplying(job: Schemas['Job']): { onApply: () => void; applying: Applying | undefined } {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const onApplied = useJobApplied();
  const open = params.get('apply') === '1';
  // What was sent stays in sight; a reload over it does not ask again.
  const [begun, setBegun] = useState(false);
  if (begun !== (open && (begun || job.viewer.canApply))) setBegun(!begun);
  const without = () => {
    const rest = new URLSearchParams(params);
    rest.delete('apply');
    return rest;
  };
  const onClose = () => {
    if (isRecord(state) && state['opened'] === 'apply') void navigate(-1);
    else setParams(without(), { replace: true });
  };
  return {
    onApply() {
      const next = without();
      next.set('apply', '1');
      setParams(next, { state: { opened: 'apply' } });
    },
    applying: open && begun ? { job, onClose, onApplied } : undefined,
  };
}

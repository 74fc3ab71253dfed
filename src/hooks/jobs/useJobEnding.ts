import { useState } from 'react';
import { call } from '../../api/client.ts';
import type { CloseJobDialogProps } from '../../components/jobs/CloseJobDialog.tsx';
import type { ReopenJobDialogProps } from '../../components/jobs/ReopenJobDialog.tsx';
import type { Job } from '../../domain/jobs.ts';
import { neutralMessage, tabOfStatus, type CloseValues } from '../../domain/postedJobs.ts';
import { toast } from '../../lib/toastQueue.ts';
import { reportFailure } from '../feed/reportFailure.ts';
import type { PostedJobs } from './usePostedJobs.ts';

const unwritten: CloseValues = { closeReason: '', sends: true, messageToCandidates: neutralMessage };

/**
 * Closes jobs and opens them again: shown at once, with a way back when the server does not agree (product S26). `closed`
 * is the job that the address wants closed.
 */
export function useJobEnding(
  jobs: PostedJobs,
  places: { onDone: () => void; onSent: () => void },
  closed: Job | undefined,
) {
  const [typed, setTyped] = useState<{ jobId: string; values: CloseValues }>();
  const [reopened, setReopened] = useState<Job>();

  const close = async (job: Job, values: CloseValues) => {
    const { jobId, vacancyName, updatedAt } = job;
    const closeReason = Number(values.closeReason) as 2 | 3 | 4; // One of the three.
    const message = values.sends ? values.messageToCandidates.trim() : '';
    places.onSent();
    jobs.move(jobId, 'open', closeReason === 2 ? 'filled' : 'closed');
    try {
      const request = { action: 1, jobId, updatedAt, closeReason } as const;
      const answer = await call('addJob', { ...request, ...(message && { messageToCandidates: message }) });
      setTyped(undefined);
      toast({ kind: 'success', title: answer.message });
      await jobs.settle(jobId, answer.response);
    } catch (error) {
      // What was written for the applicants waits in the dialog.
      setTyped({ jobId, values });
      await jobs.settle(jobId);
      reportFailure(`${vacancyName} is still open`)(error);
      // It may have been changed or closed elsewhere: the next attempt is based on what it is now.
      void jobs.refresh();
    }
  };
  const reopen = async (job: Job, applyBy: string) => {
    const { jobId, vacancyName, updatedAt } = job;
    setReopened(undefined);
    jobs.move(jobId, tabOfStatus(job.status), 'open');
    try {
      const { message, response } = await call('addJob', { action: 2, jobId, updatedAt, applyBy });
      toast({ kind: 'success', title: message });
      await jobs.settle(jobId, response);
    } catch (error) {
      await jobs.settle(jobId);
      reportFailure(`${vacancyName} was not reopened`)(error);
      void jobs.refresh();
    }
  };
  const closing: CloseJobDialogProps = {
    closing: closed && { job: closed, values: typed?.jobId === closed.jobId ? typed.values : unwritten },
    onConfirm: (values) => closed && void close(closed, values),
    onCancel: () => places.onDone(),
  };
  const reopening: ReopenJobDialogProps = {
    job: reopened,
    onConfirm: ({ applyBy }) => reopened && void reopen(reopened, applyBy),
    onCancel: () => setReopened(undefined),
  };
  const onReopen = ({ job }: { job: Job }) => setReopened(job);
  return { closing, reopening, onReopen };
}

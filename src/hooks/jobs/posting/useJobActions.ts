import { call } from '../../../api/client.ts';
import type { PostedJobListProps } from '../../../components/jobs/posting/PostedJobList.tsx';
import { ContentType } from '../../../domain/enums.ts';
import { cardOf, type Job } from '../../../domain/jobs.ts';
import { type CloseValues, type JobTab, neutralMessage, tabOfStatus } from '../../../domain/postedJobs.ts';
import { toast } from '../../../lib/toastQueue.ts';
import { reportFailure } from '../../feed/posts/reportFailure.ts';
import { shareRequests } from '../../feed/share/shareRequests.ts';
import { isLastWord } from '../../site/isLastWord.ts';
import { useLaterDeletions } from '../../site/useLaterDeletions.ts';
import { deletedJobs, deleteJob } from './deletedJobs.ts';
import type { PostedJobs } from './usePostedJobs.ts';
import { useState } from 'react';
import type { CloseJobDialogProps } from '../../../components/jobs/posting/CloseJobDialog.tsx';
import type { ReopenJobDialogProps } from '../../../components/jobs/posting/ReopenJobDialog.tsx';

const unwritten: CloseValues = { closeReason: '', sends: true, messageToCandidates: neutralMessage };

/**
 * Closes jobs and opens them again: shown at once, with a way back when the server does not agree (product S26). `closed`
 * is the job that the address wants closed.
 */
function useJobEnding(
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
      toast({ kind: 'success', title: answer.message, about: `job ${jobId}` });
      await jobs.settle(jobId, answer.response);
    } catch (error) {
      // What was written for the applicants waits in the dialog.
      setTyped({ jobId, values });
      await jobs.settle(jobId);
      reportFailure(`${vacancyName} is still open`, `job ${jobId}`)(error);
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
      toast({ kind: 'success', title: message, about: `job ${jobId}` });
      await jobs.settle(jobId, response);
    } catch (error) {
      await jobs.settle(jobId);
      reportFailure(`${vacancyName} was not reopened`, `job ${jobId}`)(error);
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

export interface JobActionPlaces {
  onEdit: (jobId: string) => void;
  /** The job that is to be closed stands in the address, so that its page can lead here. */
  onClose: (jobId: string) => void;
  onDone: (tab?: JobTab) => void;
  /** Its closing is on its way. */
  onSent: () => void;
}

/** What HR does with its jobs beside writing them (product S26). */
export function useJobActions(jobs: PostedJobs, places: JobActionPlaces, closed: Job | undefined) {
  const deleted = useLaterDeletions();
  const { onReopen, ...ending } = useJobEnding(jobs, places, closed);
  const duplicate = async ({ jobId, vacancyName }: Job) => {
    try {
      const { message, response } = await call('addJob', { action: 4, jobId, clientId: crypto.randomUUID() });
      const action = { label: 'Edit', onClick: () => places.onEdit(response.jobId) };
      toast({ kind: 'success', title: message, about: `job ${response.jobId}`, action });
      places.onDone('draft');
      await jobs.refresh();
    } catch (error) {
      reportFailure(`${vacancyName} was not duplicated`, `job ${jobId}`)(error);
    }
  };
  const erase = async (job: Job) => {
    try {
      await deleteJob(job);
      return true;
    } catch (error) {
      const last = isLastWord(error);
      const what = last ? 'is still there' : 'will be deleted when you are connected again';
      reportFailure(`${job.vacancyName} ${what}`, `job ${job.jobId}`)(error);
      return last;
    } finally {
      await jobs.refresh();
    }
  };
  const events: PostedJobListProps['events'] = {
    onEdit: ({ job }) => places.onEdit(job.jobId),
    onDuplicate: ({ job }) => void duplicate(job),
    onClose: ({ job }) => places.onClose(job.jobId),
    onReopen,
    onDelete: ({ job }) => deletedJobs.later({ jobId: job.jobId }, () => erase(job)),
    onUndo: ({ job }) => deletedJobs.takeBack(job.jobId),
    onShare: ({ job }) =>
      shareRequests.ask({
        feedId: job.jobId,
        feedType: ContentType.JOB_POST,
        author: { ...job.poster, userType: 2 },
        text: '',
        media: [],
        visibility: 0,
        job: cardOf(job),
      }),
  };
  return { events, deleted, ...ending };
}

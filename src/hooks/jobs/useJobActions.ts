import { call } from '../../api/client.ts';
import type { PostedJobListProps } from '../../components/jobs/PostedJobList.tsx';
import { ContentType } from '../../domain/enums.ts';
import { cardOf, type Job } from '../../domain/jobs.ts';
import type { JobTab } from '../../domain/postedJobs.ts';
import { toast } from '../../lib/toastQueue.ts';
import { reportFailure } from '../feed/reportFailure.ts';
import { shareRequests } from '../feed/shareRequests.ts';
import { isLastWord } from '../site/isLastWord.ts';
import { useLaterDeletions } from '../site/useLaterDeletions.ts';
import { deletedJobs, deleteJob } from './deletedJobs.ts';
import { useJobEnding } from './useJobEnding.ts';
import type { PostedJobs } from './usePostedJobs.ts';

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
      toast({ kind: 'success', title: message, action });
      places.onDone('draft');
      await jobs.refresh();
    } catch (error) {
      reportFailure(`${vacancyName} was not duplicated`)(error);
    }
  };
  const erase = async (job: Job) => {
    try {
      await deleteJob(job);
      return true;
    } catch (error) {
      const last = isLastWord(error);
      const what = last ? 'is still there' : 'will be deleted when you are connected again';
      reportFailure(`${job.vacancyName} ${what}`)(error);
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

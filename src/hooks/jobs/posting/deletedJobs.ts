import { call } from '../../../api/client.ts';
import { leftDeletions } from '../../site/leftDeletions.ts';

export interface DeletedJob {
  jobId: string;
}

/** DELETE of `addJob`: of a draft. */
export const deleteJob = ({ jobId }: DeletedJob) => call('addJob', { action: 3, jobId });

/** Drafts that are deleted and were not confirmed by the server yet. */
export const deletedJobs = leftDeletions<DeletedJob>({
  name: 'jobDeletions',
  idOf: ({ jobId }) => jobId,
  isTarget: ({ jobId }) => typeof jobId === 'string',
  erase: deleteJob,
});

import { postedJobs } from './factories/postedJobs.ts';
import type { Job } from './factories/jobs.ts';

/** What HR has done with its jobs during one story. */
let jobs: readonly Job[] = postedJobs;
let made = 0;

/** Before each story: whatever another one has changed is as it was. */
export function forgetJobs(): void {
  jobs = postedJobs;
  made = 0;
}

/** The own jobs of this story: `beforeEach: () => ownJobs([])`. */
export function ownJobs(list: readonly Job[]): void {
  jobs = list;
}

/** The own jobs as they stand, newest first. */
export const jobsNow = (): readonly Job[] => jobs;

export const jobNow = (jobId: string): Job | undefined => jobs.find((job) => job.jobId === jobId);

/** An id that no job has. */
export const newJobId = (): string => `j-new-${++made}`;

/** Puts a job in the place of `jobId`, or before the others when there is none. */
export function placeJob(job: Job, jobId: string = job.jobId): Job {
  jobs = jobs.some((one) => one.jobId === jobId)
    ? jobs.map((one) => (one.jobId === jobId ? job : one))
    : [job, ...jobs];
  return job;
}

export const removeJob = (jobId: string): void => {
  jobs = jobs.filter((job) => job.jobId !== jobId);
};

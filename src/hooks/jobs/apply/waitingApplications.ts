import type { Payload } from '../../../api/client.ts';
import { isApplyDraft, type ApplyDraft } from '../../../domain/apply.ts';
import type { Job } from '../../../domain/jobs.ts';
import { draftNames, readDraft, writeDraft } from '../../site/draftStorage.ts';

export type ApplyBody = Extract<Payload<'applyJob'>, { consent: true }>;

/** An application that was written without a network (product S29). One for each job. */
export interface WaitingApplication {
  payload: ApplyBody;
  /** A résumé is made of the profile when it is sent. */
  makesResume: boolean;
  /** What it was made of, for when it is taken back. */
  draft: ApplyDraft;
  job: Pick<Job, 'jobId' | 'vacancyName' | 'companyName' | 'companyImage' | 'applyBy' | 'timezone'>;
  /** Unix milliseconds. */
  writtenAt: number;
  /** Why it was not taken; it is not sent again by itself. */
  error?: string;
}

/** Of the form of one job. */
export const applyDraftName = (jobId: string): string => `apply.${jobId}`;
const prefix = 'applying.';
const nameOf = (jobId: string) => prefix + jobId;

const isWaiting = (value: unknown): value is WaitingApplication => {
  const { payload, job, draft } = (value ?? {}) as Partial<WaitingApplication>;
  return typeof payload?.clientId === 'string' && typeof job?.jobId === 'string' && isApplyDraft(draft);
};

/** All that wait, in the order in which they were written. */
export const readWaitingApplications = (userId: string): WaitingApplication[] =>
  draftNames(userId)
    .filter((name) => name.startsWith(prefix))
    .map((name) => readDraft(userId, name))
    .filter(isWaiting)
    .toSorted((a, b) => a.writtenAt - b.writtenAt);

/** Of the job only what is needed: what the device may keep is little. */
export function keepApplication(userId: string, { job, ...waiting }: WaitingApplication): void {
  const { jobId, vacancyName, companyName, companyImage, applyBy, timezone } = job;
  const kept = { jobId, vacancyName, companyName, companyImage, applyBy, timezone };
  writeDraft(userId, nameOf(jobId), { ...waiting, job: kept });
}

/** Whether one for this job goes out by itself. */
export const isApplicationWaiting = (userId: string, jobId: string): boolean =>
  readWaitingApplications(userId).some(({ job, error }) => job.jobId === jobId && error === undefined);

/** Gives it up; what was written becomes the draft of its form again. */
export function takeBack(userId: string, { job, draft }: WaitingApplication): void {
  writeDraft(userId, nameOf(job.jobId), undefined);
  writeDraft(userId, applyDraftName(job.jobId), draft);
}

/** It has arrived. */
export const dropApplication = (userId: string, { jobId }: Pick<Job, 'jobId'>): void =>
  writeDraft(userId, nameOf(jobId), undefined);

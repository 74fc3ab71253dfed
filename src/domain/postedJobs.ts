import type { Schemas } from '#openapi/contract.ts';
import { changeJobRequestRules } from '#openapi/generated/rules/changeJobRequestRules.ts';
import { lengthOf } from '../lib/lengthOf.ts';
import type { FieldErrors } from '../lib/validate.ts';
import { dayIn } from '../lib/dayIn.ts';
import { addDays } from '../lib/zones.ts';
import { jobLimits } from './jobForm.ts';
import { closeReasonLabels, daysLeft, type Job } from './jobs.ts';

/** The tabs of HR's posted jobs (product S26), by their name in the address. */
export const jobTabs = ['open', 'draft', 'closed', 'filled'] as const;
export type JobTab = (typeof jobTabs)[number];
export const jobTabLabels: Record<JobTab, string> = {
  open: 'Open',
  draft: 'Draft',
  closed: 'Closed',
  filled: 'Filled',
};
export const statusOfTab: Record<JobTab, Schemas['JobStatus']> = { draft: 0, open: 1, closed: 2, filled: 3 };
export const tabOfStatus = (status: Schemas['JobStatus']): JobTab =>
  jobTabs.find((tab) => statusOfTab[tab] === status) ?? 'open';
export const toJobTab = (text: string | null): JobTab => jobTabs.find((tab) => tab === text) ?? 'open';

/** Orders, by their name in the address. */
export const jobSorts = ['newest', 'due', 'unanswered'] as const;
export type JobSort = (typeof jobSorts)[number];
export const jobSortLabels: Record<JobSort, string> = {
  newest: 'Newest first',
  due: 'Last day to apply',
  unanswered: 'Most unanswered',
};
export const sortNumbers: Record<JobSort, 0 | 1 | 2> = { newest: 0, due: 1, unanswered: 2 };
export const toJobSort = (text: string | null): JobSort => jobSorts.find((sort) => sort === text) ?? 'newest';

const number = new Intl.NumberFormat('en');
export const people = (count: number): string =>
  count === 1 ? '1 person' : `${number.format(count)} people`;

/** "72%" of the applicants have been looked at and decided; undefined without any. */
export function reviewedPercent({ applicants, reviewed = 0 }: Job['counts']): number | undefined {
  return applicants === 0 ? undefined : Math.floor((reviewed / applicants) * 100);
}

/** The day that it is where the job is: its last day ends there. */
export const jobToday = ({ timezone }: Pick<Job, 'timezone'>, now: Date): string =>
  dayIn(now, timezone ?? 'UTC');

/** How many days before its last one a job is pointed out (product S26). */
export const warnDays = 3;

/** Open jobs that close soon, or should have closed, and still owe answers; the first to close first. */
export function dueJobs(jobs: readonly Job[], now: Date): Job[] {
  const left = (job: Job) => daysLeft(job.applyBy, jobToday(job, now));
  return jobs
    .filter((job) => job.status === 1 && left(job) <= warnDays)
    .toSorted((one, other) => left(one) - left(other));
}

/** "closes in 3 days, 12 unanswered". */
export function dueText({ applyBy, timezone, counts }: Job, now: Date): string {
  const days = daysLeft(applyBy, jobToday({ ...(timezone && { timezone }) }, now));
  const when =
    days < 0
      ? 'is past its last day'
      : days === 0
        ? 'closes today'
        : days === 1
          ? 'closes tomorrow'
          : `closes in ${days} days`;
  const { unanswered = 0 } = counts;
  return unanswered > 0 ? `${when}, ${number.format(unanswered)} unanswered` : when;
}

/** What stands in the place of the days left once nobody can apply any more. */
export const closedText = ({ closeReason }: Job): string =>
  closeReason === undefined ? 'Closed' : closeReasonLabels[closeReason];

/** Why HR closes a job; the date passes by itself. */
export const closeChoices = [
  { value: '2', label: 'Filled', description: 'You have found the people you need.' },
  { value: '3', label: 'Withdrawn', description: 'The job is no longer on offer.' },
  { value: '4', label: 'Other', description: 'Any other reason. Applicants are not told which.' },
] as const;

/** What applicants without an answer read when HR writes nothing else (product D7, 5). */
export const neutralMessage = 'The position has been closed. Thank you for your interest.';

export interface CloseValues {
  closeReason: '' | '2' | '3' | '4';
  sends: boolean;
  messageToCandidates: string;
}
export const closeLimit = changeJobRequestRules.messageToCandidates.maxLength;

export function closeErrors({ closeReason, sends, messageToCandidates }: CloseValues): FieldErrors {
  const { closeReason: reason, messageToCandidates: message } = changeJobRequestRules;
  return {
    ...(closeReason === '' && { closeReason: reason.requiredMessage }),
    ...(sends &&
      lengthOf(messageToCandidates.trim()) > closeLimit && { messageToCandidates: message.message }),
  };
}

/** A job is opened again at most three times (product 5). */
export const reopensLeft = (job: Job): number => job.reopensLeft ?? 0;

/** From tomorrow to 90 days from now, in the zone of the job. */
export function applyByRange(
  job: Pick<Job, 'timezone'>,
  now: Date,
): { first: string; usual: string; last: string } {
  const today = jobToday(job, now);
  return {
    first: addDays(today, 1),
    usual: addDays(today, jobLimits.usualApplyDays),
    last: addDays(today, jobLimits.applyDays),
  };
}

export function reopenErrors(applyBy: string, job: Pick<Job, 'timezone'>, now: Date): FieldErrors {
  const { requiredMessage, message } = changeJobRequestRules.applyBy;
  const { first, last } = applyByRange(job, now);
  if (!applyBy) return { applyBy: requiredMessage };
  return applyBy < first || applyBy > last ? { applyBy: message } : {};
}

/** What is empty in a tab, and what to do about it. */
export const emptyTabTexts: Record<JobTab, string> = {
  open: 'You have no open job. A job needs a title, a description, its place and its last day to apply.',
  draft: 'No drafts. A job that you begin and save waits here until you publish it.',
  closed:
    'No closed jobs. A job closes by itself after its last day, and everyone without an answer gets one.',
  filled: 'No filled jobs. Close a job as filled when you have found the people you need.',
};

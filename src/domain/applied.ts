import type { Schemas } from '#openapi/contract.ts';
import { eventTime } from '../lib/eventTime.ts';
import { tableTime } from '../lib/tableTime.ts';
import { undoMs } from './apply.ts';
import type { Interview } from './interview.ts';
import { applicantStatus, applicantStatusLabels, type Application, type RequestStatus } from './jobs.ts';

export type ApplicationStep = Schemas['ApplicationStep'];

/** The lists of the applicant (contract: getAppliedJobs). */
export const appliedTabs = [
  { value: 'active', label: 'Active', list: 0 },
  { value: 'decided', label: 'Decided', list: 1 },
  { value: 'withdrawn', label: 'Withdrawn', list: 2 },
] as const;
export type AppliedTab = (typeof appliedTabs)[number]['value'];
export const appliedTabOf = (name: string | null) =>
  appliedTabs.find(({ value }) => value === name) ?? appliedTabs[0];

/** Of a list without any. */
export const noneApplied: Record<AppliedTab, string> = {
  active:
    'No application waits for an answer. What you apply for stands here, and every application gets one.',
  decided: 'Nothing has been decided yet. Answers to your applications stand here.',
  withdrawn: 'You have not withdrawn any application.',
};
export const appliedForHr =
  'Only job seekers apply for jobs here, so this list is empty for members of HR. What others sent to your jobs stands under Job Requests.';

/** A refusal is said as plainly as the rest: no alarm. */
export const statusTones: Record<RequestStatus, 'neutral' | 'success' | 'info'> = {
  1: 'neutral',
  2: 'success',
  3: 'neutral',
  4: 'info',
};

/** Withdrawn or where it stands. */
export const statusText = (application: Application): string =>
  application.withdrawnAt ? 'Withdrawn' : applicantStatus(application);

/** Until when an application can be taken back without a question, and whether one can be withdrawn at all (product 5). */
export const isUndoable = ({ appliedAt, withdrawnAt }: Application, now: Date): boolean =>
  withdrawnAt === undefined && now.getTime() - Date.parse(appliedAt) < undoMs;
export const isWithdrawable = ({ requestStatus, withdrawnAt }: Application): boolean =>
  withdrawnAt === undefined && requestStatus !== 3;

/** What happened, as the applicant reads it. It never says more than was decided. */
export function stepText({ what, to }: ApplicationStep, companyName: string): string {
  switch (what) {
    case 1:
      return 'You applied';
    case 2:
      return `Viewed by ${companyName}`;
    case 3:
      return to ? `Moved to: ${applicantStatusLabels[to]}` : 'Moved';
    case 4:
      return `Message from ${companyName}`;
    case 5:
      return 'Interview';
    case 6:
      return 'You withdrew';
    case 7:
      return 'The position was closed';
    case 8:
      return `You asked ${companyName} for an answer`;
  }
}

const zoneTime = (at: string, timeZone?: string) => {
  const options = { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const;
  return new Intl.DateTimeFormat('en-GB', { ...options, ...(timeZone && { timeZone }) }).format(new Date(at));
};
/** A zone that this browser does not know is read in the reader's own. */
const known = (timeZone: string): string | undefined => {
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
};

/** "Thu 22 Jan 2026, 10:00 CET", and the reader's own time where it is another one (product D15). */
export function interviewTime({ startAt, endAt, timezone }: Interview): { there: string; here?: string } {
  const zone = known(timezone);
  const end = zoneTime(endAt, zone);
  const there = `${eventTime(startAt, timezone).replace(/ [A-Z][\w+:-]*$/, '')} to ${end}`;
  const own = zoneTime(endAt);
  if (own.slice(0, 5) === end.slice(0, 5)) return { there };
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return { there, here: `${eventTime(startAt, here)} to ${own}` };
}

const answersText = ({ answers, job }: Application) =>
  job.questions
    .map(({ questionId, label, type }) => {
      const values = answers.find((answer) => answer.questionId === questionId)?.values ?? [];
      return `${label} ${type === 6 ? 'File' : values.join(', ') || '–'}`;
    })
    .join('\n');

/** A member's applications as a table, with a head. */
export const appliedRows = (applications: readonly Application[]): string[][] => [
  [
    'Job',
    'Company',
    'Place',
    'Status',
    'Applied',
    'Viewed',
    'Withdrawn',
    'Interview',
    'Message',
    'Cover note',
    'Answers',
  ],
  ...applications.map((one) => [
    one.job.vacancyName,
    one.job.companyName,
    one.job.companyLocation,
    statusText(one),
    tableTime(one.appliedAt),
    tableTime(one.seenAt),
    tableTime(one.withdrawnAt),
    one.interview ? interviewTime(one.interview).there : '',
    one.messageToCandidate ?? '',
    one.coverNote ?? '',
    answersText(one),
  ]),
];

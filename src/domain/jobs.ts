import type { Schemas } from '#openapi/contract.ts';
import { formatMoney } from '../lib/money.ts';

export type Job = Schemas['Job'];
export type JobCard = Schemas['JobCard'];
export type Application = Schemas['Application'];
export type RequestStatus = Schemas['RequestStatus'];

export const salaryPeriodLabels: Record<Schemas['SalaryPeriod'], string> = {
  1: 'an hour',
  2: 'a day',
  3: 'a month',
  4: 'a year',
};
export const educationLevelLabels: Record<Schemas['EducationLevel'], string> = {
  0: 'No degree needed',
  1: 'Secondary school',
  2: 'Vocational training',
  3: 'Bachelor',
  4: 'Master',
  5: 'Doctorate',
};
export const jobStatusLabels: Record<Schemas['JobStatus'], string> = {
  0: 'Draft',
  1: 'Open',
  2: 'Closed',
  3: 'Filled',
};
export const closeReasonLabels: Record<Schemas['CloseReason'], string> = {
  1: 'The last day has passed',
  2: 'Filled',
  3: 'Withdrawn',
  4: 'Other',
};

/** What the applicant reads. NOT_ACCEPTED is where every application begins, so nobody is told a refusal by it (product D6). */
export const applicantStatusLabels: Record<RequestStatus, string> = {
  1: 'Under review',
  2: 'Accepted',
  3: 'Not selected',
  4: 'On hold',
};
/** The same, also for a job that closed without an answer (product 5). */
export const applicantStatus = ({
  requestStatus,
  answeredByClosing,
}: Pick<Application, 'requestStatus' | 'answeredByClosing'>): string =>
  requestStatus === 3 && answeredByClosing ? 'Position closed' : applicantStatusLabels[requestStatus];

/** What HR reads above a column of its pipeline. */
export const requestStatusLabels: Record<RequestStatus, string> = {
  1: 'New',
  2: 'Accepted',
  3: 'Rejected',
  4: 'On hold',
};

type Pay = Pick<Job, 'salaryMin' | 'salaryMax' | 'salaryCurrency' | 'salaryPeriod'>;

/**
 * "€3,400 to €4,100 a month", "From €14.50 an hour" without a highest; `undefined` without pay, and then there is
 * `salaryHiddenReason`. Decimals stand only where an amount has some.
 */
export function payText({ salaryMin, salaryMax, salaryCurrency, salaryPeriod }: Pay): string | undefined {
  if (salaryMin === undefined || !salaryCurrency || !salaryPeriod) return undefined;
  const money = (amount: number) => formatMoney({ amount, currency: salaryCurrency }).replace(/[.]0+$/, '');
  const period = salaryPeriodLabels[salaryPeriod];
  if (salaryMax === undefined) return `From ${money(salaryMin)} ${period}`;
  if (salaryMax === salaryMin) return `${money(salaryMin)} ${period}`;
  return `${money(salaryMin)} to ${money(salaryMax)} ${period}`;
}

/** The days from `today` to the last day to apply, both `YYYY-MM-DD`; negative when it has passed. */
export const daysLeft = (applyBy: string, today: string): number =>
  Math.round((Date.parse(applyBy) - Date.parse(today)) / 86_400_000);

/** "Last day today", "1 day left", "22 days left"; `undefined` when it has passed. */
export function daysLeftText(applyBy: string, today: string): string | undefined {
  const days = daysLeft(applyBy, today);
  if (days < 0) return undefined;
  if (days === 0) return 'Last day today';
  return days === 1 ? '1 day left' : `${days} days left`;
}

/** "Answers 94% of applications, half of them within 4 days"; `undefined` before there is enough to measure. */
export function responseText({
  responseRate,
  medianDaysToAnswer,
}: Pick<Schemas['JobPoster'], 'responseRate' | 'medianDaysToAnswer'>): string | undefined {
  if (responseRate === undefined || medianDaysToAnswer === undefined) return undefined;
  const days = Math.max(1, Math.ceil(medianDaysToAnswer));
  return `Answers ${responseRate}% of applications, half of them within ${days === 1 ? '1 day' : `${days} days`}`;
}

/** The same in a card. */
export function shortResponseText({
  medianDaysToAnswer,
}: Pick<Schemas['JobPoster'], 'medianDaysToAnswer'>): string | undefined {
  if (medianDaysToAnswer === undefined) return undefined;
  const days = Math.max(1, Math.ceil(medianDaysToAnswer));
  return `Usually answers within ${days === 1 ? '1 day' : `${days} days`}`;
}

import type { Schemas } from '#openapi/contract.ts';
import { formatMoney } from '../lib/money.ts';
import { placeText, proficiencyLabels } from './profile.ts';

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

/** What HR reads above a column of its pipeline. "New" is said of those alone that nobody has opened. */
export const requestStatusLabels: Record<RequestStatus, string> = {
  1: 'Under review',
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
  return `Answers ${responseRate} % of applications, half of them within ${days === 1 ? '1 day' : `${days} days`}`;
}

/** The same in a card. */
export function shortResponseText({
  medianDaysToAnswer,
}: Pick<Schemas['JobPoster'], 'medianDaysToAnswer'>): string | undefined {
  if (medianDaysToAnswer === undefined) return undefined;
  const days = Math.max(1, Math.ceil(medianDaysToAnswer));
  return `Usually answers within ${days === 1 ? '1 day' : `${days} days`}`;
}

/** Whether nobody can apply any more: closed, filled, or the last day has passed. `today` as `YYYY-MM-DD`. */
export const isOver = (
  { status = 1, applyBy }: Pick<JobCard, 'status' | 'applyBy'>,
  today: string,
): boolean => status !== 1 || daysLeft(applyBy, today) < 0;

/** From how many days on the last day to apply is near. */
export const soonDays = 3;

/** Said to who has named no skills yet. */
export const needsSkillsText = 'Add your skills to see your match';

/** "4 of 6 skills match"; `undefined` for readers whose skills are not asked for. */
export function skillsText({
  skillsAsked,
  skillsMatched,
  needsSkills,
}: Pick<JobCard, 'skillsAsked' | 'skillsMatched' | 'needsSkills'>): string | undefined {
  if (skillsAsked && needsSkills) return needsSkillsText;
  if (!skillsAsked || skillsMatched === undefined) return undefined;
  return `${skillsMatched} of ${skillsAsked} ${skillsAsked === 1 ? 'skill matches' : 'skills match'}`;
}

/** Of a longer list so many countries are named, as the server's cards do it. */
const mostCountries = 4;

/** The place of a job, ready to read, as a card has it. */
export function jobPlaceText({
  companyLocation,
  allowedCountries = [],
}: Pick<Job, 'companyLocation' | 'allowedCountries'>): string {
  if (companyLocation) return placeText(companyLocation);
  if (allowedCountries.length === 0) return 'Anywhere';
  const names = allowedCountries.slice(0, mostCountries).map((country) => placeText({ city: '', country }));
  const rest = allowedCountries.length - names.length;
  if (rest > 0) names.push(rest === 1 ? '1 more country' : `${rest} more countries`);
  return `Anywhere in ${new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names)}`;
}

/** A job as a list shows it. */
export const cardOf = (job: Job): JobCard => ({
  jobId: job.jobId,
  vacancyName: job.vacancyName,
  companyName: job.companyName,
  companyLocation: jobPlaceText(job),
  employmentType: job.employmentType,
  workplaceType: job.workplaceType,
  applyBy: job.applyBy,
  status: job.status,
  hasApplied: job.viewer.hasApplied,
  skillsAsked: job.skills.length,
  ...(job.companyImage && { companyImage: job.companyImage }),
  ...(job.viewer.needsSkills && { needsSkills: true }),
  ...(job.viewer.matchedSkills && { skillsMatched: job.viewer.matchedSkills.length }),
  ...(job.salaryMin !== undefined && { salaryMin: job.salaryMin }),
  ...(job.salaryMax !== undefined && { salaryMax: job.salaryMax }),
  ...(job.salaryCurrency && { salaryCurrency: job.salaryCurrency }),
  ...(job.salaryPeriod && { salaryPeriod: job.salaryPeriod }),
  ...(job.salaryHiddenReason && { salaryHiddenReason: job.salaryHiddenReason }),
  ...(job.poster.responseRate !== undefined && { responseRate: job.poster.responseRate }),
  ...(job.poster.medianDaysToAnswer !== undefined && { medianDaysToAnswer: job.poster.medianDaysToAnswer }),
});

/** "Pay not shown: we agree on it in the first talk." */
export const noPayText = (reason: string | undefined): string =>
  reason ? `Pay not shown: ${reason}` : 'Pay not shown';

/** Why the reader cannot apply, in words (product 6); `undefined` where something else says it. */
export const whyNotTexts: Record<NonNullable<Schemas['JobViewer']['whyNot']>, string> = {
  1: 'Only job seekers can apply. You can save this job or share it.',
  2: 'This is your own job.',
  3: 'This job is no longer accepting applications.',
  4: 'You have applied for this job.',
  5: 'You cannot apply for this job.',
};

/** "2 to 6 years", "At least 2 years", "At most 6 years"; `undefined` when nothing is asked for. */
export function experienceText({
  experienceMin: least = 0,
  experienceMax: most,
}: Pick<Job, 'experienceMin' | 'experienceMax'>): string | undefined {
  const years = (count: number) => (count === 1 ? '1 year' : `${count} years`);
  if (most === undefined) return least > 0 ? `At least ${years(least)}` : undefined;
  if (least === most) return most === 0 ? 'None needed' : years(most);
  return least > 0 ? `${least} to ${years(most)}` : `Up to ${years(most)}`;
}

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
/** "Fri 6 Feb 2026" of `YYYY-MM-DD`: a day, whatever the zone. */
export const dayText = (day: string): string => dayFormat.format(new Date(day)).replace(',', '');

const resumeTexts: Record<Schemas['ResumeRule'], string> = {
  0: 'Not needed',
  1: 'Optional',
  2: 'Required',
};

/** What somebody wants to know before applying, in short; what the job says nothing about is left out. */
export function jobFacts(job: Job, today: string): { label: string; text: string }[] {
  const { counts, openings, languages = [], educationLevel, startDate, questions } = job;
  const left = isOver(job, today) ? undefined : daysLeftText(job.applyBy, today);
  const answers = responseText(job.poster);
  const experience = experienceText(job);
  const fact = (label: string, text: string | false | undefined) => (text ? [{ label, text }] : []);
  const spoken = languages.map(
    ({ languageName, proficiency }) => `${languageName} (${proficiencyLabels[proficiency].toLowerCase()})`,
  );
  return [
    ...fact('Apply by', [dayText(job.applyBy), left].filter(Boolean).join(' · ')),
    ...fact('Applicants', counts.applicants === 0 ? 'None yet' : counts.applicants.toLocaleString('en')),
    ...fact('Response', answers ?? 'Not enough applications yet to tell'),
    ...fact('Experience', experience),
    ...fact('Education', educationLevel !== undefined && educationLevelLabels[educationLevel]),
    ...fact('Languages', spoken.join(', ')),
    ...fact('Starts', startDate && dayText(startDate)),
    ...fact('Openings', openings > 1 && String(openings)),
    ...fact('Résumé', resumeTexts[job.resumeRequired]),
    ...fact('Questions', questions.length > 0 && String(questions.length)),
  ];
}

import type { RequestBody, Schemas } from '#openapi/contract.ts';
import type { DistributiveOmit } from '../lib/distributiveOmit.ts';
import { readAmount, writeAmount } from '../lib/amount.ts';
import { dayIn } from '../lib/dayIn.ts';
import { addDays } from '../lib/zones.ts';
import type { Job } from './jobs.ts';

export type JobQuestion = Schemas['JobQuestion'];

/** A job as its form holds it: what is typed is text, also numbers; the names are those of the contract and its errors. */
export interface JobValues {
  vacancyName: string;
  companyName: string;
  /** '' when the company is not a member. */
  companyId: string;
  /** The picture of this job: the key of one that was uploaded, '' to take it away. Without it, it stays as it is. */
  companyImageKey?: string | undefined;
  /** Of that upload, a small data URL: what no job shows yet has no address, and a draft outlives the page. */
  companyImagePreview?: string | undefined;
  employmentType: string;
  openings: string;
  startDate: string;
  applyBy: string;
  timezone: string;
  description: string;
  responsibilities: string;
  requirements: string;
  skills: readonly string[];
  experienceMin: string;
  experienceMax: string;
  educationLevel: string;
  languages: readonly Schemas['SpokenLanguage'][];
  workplaceType: string;
  /** Of remote work: from anywhere or from some countries, instead of a place. */
  isFullyRemote: boolean;
  'companyLocation.city': string;
  'companyLocation.region': string;
  'companyLocation.country': string;
  allowedCountries: readonly string[];
  /** No pay is shown, and the reason why. */
  hidesPay: boolean;
  /** In whole units of the currency, as it is typed. */
  salaryMin: string;
  salaryMax: string;
  salaryCurrency: string;
  salaryPeriod: string;
  salaryHiddenReason: string;
  questions: readonly JobQuestion[];
  resumeRequired: string;
  consentText: string;
  retentionDays: string;
}

/** Product 3.6. */
export const jobLimits = {
  applyDays: 90,
  usualApplyDays: 30,
  questions: 5,
  skills: 15,
  languages: 10,
} as const;

export interface JobDefaults {
  company: { id: string; name: string };
  /** IANA. */
  timezone: string;
  now: Date;
}

/** A new job: the own company, 30 days to apply, an optional résumé, 180 days of keeping. */
export const newJobValues = ({ company, timezone, now }: JobDefaults): JobValues => ({
  vacancyName: '',
  companyName: company.name,
  companyId: company.id,
  employmentType: '1',
  openings: '1',
  startDate: '',
  applyBy: addDays(dayIn(now, timezone), jobLimits.usualApplyDays),
  timezone,
  description: '',
  responsibilities: '',
  requirements: '',
  skills: [],
  experienceMin: '',
  experienceMax: '',
  educationLevel: '',
  languages: [],
  workplaceType: '1',
  isFullyRemote: false,
  'companyLocation.city': '',
  'companyLocation.region': '',
  'companyLocation.country': '',
  allowedCountries: [],
  hidesPay: false,
  salaryMin: '',
  salaryMax: '',
  salaryCurrency: '',
  salaryPeriod: '3',
  salaryHiddenReason: '',
  questions: [],
  resumeRequired: '1',
  consentText: '',
  retentionDays: '180',
});

const text = (value: number | string | undefined) => (value === undefined ? '' : String(value));

/** A job that is there, as the form holds it. */
export function toJobValues(job: Job): JobValues {
  const { salaryCurrency = '', companyLocation } = job;
  const amount = (value: number | undefined) =>
    value === undefined || !salaryCurrency ? '' : writeAmount(value, salaryCurrency);
  return {
    vacancyName: job.vacancyName,
    companyName: job.companyName,
    companyId: text(job.companyId),
    employmentType: text(job.employmentType),
    openings: text(job.openings),
    startDate: text(job.startDate),
    applyBy: job.applyBy,
    timezone: job.timezone ?? 'UTC',
    description: job.description,
    responsibilities: text(job.responsibilities),
    requirements: text(job.requirements),
    skills: job.skills,
    experienceMin: text(job.experienceMin),
    experienceMax: text(job.experienceMax),
    educationLevel: text(job.educationLevel),
    languages: job.languages ?? [],
    workplaceType: text(job.workplaceType),
    isFullyRemote: job.workplaceType === 3 && !companyLocation && job.allowedCountries !== undefined,
    'companyLocation.city': text(companyLocation?.city),
    'companyLocation.region': text(companyLocation?.region),
    'companyLocation.country': text(companyLocation?.country),
    allowedCountries: job.allowedCountries ?? [],
    hidesPay: job.salaryHiddenReason !== undefined,
    salaryMin: amount(job.salaryMin),
    salaryMax: amount(job.salaryMax),
    salaryCurrency,
    salaryPeriod: text(job.salaryPeriod ?? 3),
    salaryHiddenReason: text(job.salaryHiddenReason),
    questions: job.questions,
    resumeRequired: text(job.resumeRequired),
    consentText: text(job.consentText),
    retentionDays: text(job.retentionDays),
  };
}

/** Remote work without a place of work. */
export const isFromAnywhere = ({ workplaceType, isFullyRemote }: JobValues): boolean =>
  workplaceType === '3' && isFullyRemote;

/** The place of a job as the contract has it; undefined without city and country. */
export function placeOf(values: JobValues): Schemas['Place'] | undefined {
  const city = values['companyLocation.city'].trim();
  const country = values['companyLocation.country'];
  const region = values['companyLocation.region'].trim();
  if (isFromAnywhere(values) || !city || !country) return undefined;
  return { city, ...(region && { region }), country };
}

const whole = (typed: string) => (typed.trim() === '' ? undefined : Number(typed.trim()));

/** Pay as the contract has it: amounts in minor units with currency and period, or why there are none. */
export function payOf(values: JobValues) {
  const { hidesPay, salaryCurrency, salaryPeriod, salaryHiddenReason } = values;
  if (hidesPay) return { salaryHiddenReason: salaryHiddenReason.trim() || undefined };
  const amount = (typed: string) => (salaryCurrency ? readAmount(typed, salaryCurrency) : undefined);
  const salaryMin = amount(values.salaryMin);
  if (salaryMin === undefined) return {};
  return {
    salaryMin,
    salaryMax: amount(values.salaryMax),
    salaryCurrency,
    salaryPeriod: whole(salaryPeriod) as Schemas['SalaryPeriod'] | undefined, // One of the list.
  };
}

export type JobRequest = DistributiveOmit<RequestBody<'addJob'>, 'userId'>;
type SaveRequest = Extract<JobRequest, { action: 0 }>;

export interface JobBasis {
  /** The job that is changed; a new one without. */
  jobId?: string | undefined;
  /** The version that the change is based on. */
  updatedAt?: string | undefined;
  clientId?: string | undefined;
}

/** The whole job, for `addJob` SAVE; what is empty is left out. */
export function toJobRequest(values: JobValues, status: 0 | 1, basis: JobBasis = {}): SaveRequest {
  const line = (typed: string) => typed.trim() || undefined;
  const all = {
    ...basis,
    action: 0,
    status,
    vacancyName: values.vacancyName.trim(),
    companyName: line(values.companyName),
    companyId: line(values.companyId),
    // Empty is an answer too: it takes the picture away.
    companyImageKey: values.companyImageKey,
    companyLocation: placeOf(values),
    allowedCountries: isFromAnywhere(values) ? [...values.allowedCountries] : undefined,
    description: line(values.description),
    responsibilities: line(values.responsibilities),
    requirements: line(values.requirements),
    skills: values.skills.length > 0 ? [...values.skills] : undefined,
    employmentType: whole(values.employmentType),
    workplaceType: whole(values.workplaceType),
    experienceMin: whole(values.experienceMin),
    experienceMax: whole(values.experienceMax),
    educationLevel: whole(values.educationLevel),
    languages: values.languages.map(({ languageId, proficiency }) => ({ languageId, proficiency })),
    ...payOf(values),
    openings: whole(values.openings),
    startDate: line(values.startDate),
    applyBy: line(values.applyBy),
    timezone: line(values.timezone),
    questions: values.questions,
    resumeRequired: whole(values.resumeRequired),
    consentText: line(values.consentText),
    retentionDays: whole(values.retentionDays),
  };
  const said = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
  return said as unknown as SaveRequest; // Checked field by field before; what is undefined would not be sent anyway.
}

/** Whether two forms say the same. */
export const sameJob = (a: JobValues, b: JobValues): boolean => JSON.stringify(a) === JSON.stringify(b);

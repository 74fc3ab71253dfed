import { addJobRequestRules as rules } from '#openapi/generated/rules/addJobRequestRules.ts';
import { readAmount } from '../lib/amount.ts';
import { lengthOf } from '../lib/lengthOf.ts';
import { validate, type FieldErrors, type FieldRules } from '../lib/validate.ts';
import { dayIn } from '../lib/dayIn.ts';
import { addDays } from '../lib/zones.ts';
import { isFromAnywhere, jobLimits, type JobValues } from './jobForm.ts';

/** The four steps of the editor (product S27); they can be filled in any order. */
export const jobSteps = ['basics', 'description', 'place', 'questions'] as const;
export type JobStep = (typeof jobSteps)[number];
export const jobStepLabels: Record<JobStep, string> = {
  basics: 'Basics',
  description: 'Description',
  place: 'Pay & place',
  questions: 'Questions',
};

const fieldsOf: Record<JobStep, readonly string[]> = {
  basics: [
    'vacancyName',
    'companyName',
    'companyId',
    'companyImageKey',
    'employmentType',
    'openings',
    'startDate',
    'applyBy',
    'timezone',
  ],
  description: [
    'description',
    'responsibilities',
    'requirements',
    'skills',
    'experienceMin',
    'experienceMax',
    'educationLevel',
    'languages',
  ],
  place: [
    'workplaceType',
    'companyLocation.city',
    'companyLocation.region',
    'companyLocation.country',
    'allowedCountries',
    'salaryMin',
    'salaryMax',
    'salaryCurrency',
    'salaryPeriod',
    'salaryHiddenReason',
  ],
  questions: ['resumeRequired', 'questions', 'consentText', 'retentionDays'],
};

/** Where a field is filled in; what the form does not have is said on the first step. */
export function stepOf(field: string): JobStep {
  const [top = ''] = field.split('.');
  return jobSteps.find((step) => fieldsOf[step].includes(field) || fieldsOf[step].includes(top)) ?? 'basics';
}

/** The most characters of the long texts. */
export const textLimits = {
  description: rules.description.maxLength,
  responsibilities: rules.responsibilities.maxLength,
  requirements: rules.requirements.maxLength,
  salaryHiddenReason: rules.salaryHiddenReason.maxLength,
  consentText: rules.consentText.maxLength,
} as const;

const allFields = Object.values(fieldsOf).flat();

/** The fields of the form that `errorOf` has something to say about. */
export const wrongFields = (errorOf: (field: never) => string | undefined): FieldErrors =>
  Object.fromEntries(
    allFields.flatMap((field) => {
      const error = errorOf(field as never); // One of the form's.
      return error === undefined ? [] : [[field, error]];
    }),
  );

/** What the server refused, at the fields that the form has: of a list or of a place it names the part. */
export const toFormErrors = (refused: FieldErrors, { hidesPay }: Pick<JobValues, 'hidesPay'>): FieldErrors =>
  Object.fromEntries(
    Object.entries(refused).map(([field, error]) => {
      if (allFields.includes(field))
        return [field === 'salaryHiddenReason' && !hidesPay ? 'salaryMin' : field, error];
      const [top = ''] = field.split('.');
      return [top === 'companyLocation' ? 'companyLocation.city' : top, error];
    }),
  );

/** The first step with something to mend, and how much there is on each. */
export function errorsByStep(errors: FieldErrors): {
  first: JobStep | undefined;
  counts: Record<JobStep, number>;
} {
  const counts = { basics: 0, description: 0, place: 0, questions: 0 };
  for (const field of Object.keys(errors)) counts[stepOf(field)]++;
  return { first: jobSteps.find((step) => counts[step] > 0), counts };
}

export interface JobCheck {
  now: Date;
  /** What everybody will read; a draft may have holes. */
  publishing: boolean;
  /** The last day of the job as it stands: it may stay although it is near. */
  applyByBefore?: string | undefined;
}

/** What must be there to publish; the contract says it with `then` (openapi/schemas/jobs.yaml, AddJobRequest). */
const asked = new Set(['companyName', 'description', 'skills', 'employmentType', 'workplaceType', 'applyBy']);
/** The contract says it there too; a draft may have less. */
const shortest = { description: 50, salaryHiddenReason: 10 } as const;

function reasonErrors({ salaryHiddenReason }: JobValues, publishing: boolean): FieldErrors {
  const rule = rules.salaryHiddenReason;
  const length = lengthOf(salaryHiddenReason.trim());
  if (length === 0) return publishing ? { salaryHiddenReason: rule.requiredMessage } : {};
  const short = publishing && length < shortest.salaryHiddenReason;
  return short || length > rule.maxLength ? { salaryHiddenReason: rule.message } : {};
}

function amountErrors(values: JobValues): FieldErrors {
  const { salaryMin, salaryMax } = rules;
  // How many decimals it has does not matter here.
  const currency = values.salaryCurrency || 'EUR';
  const least = readAmount(values.salaryMin, currency);
  const most = readAmount(values.salaryMax, currency);
  const errors: FieldErrors = {};
  if (least === undefined || least > salaryMin.maximum) errors.salaryMin = salaryMin.message;
  if (values.salaryMax.trim() === '') return errors;
  if (most === undefined || most > salaryMax.maximum) errors.salaryMax = salaryMin.message;
  else if (least !== undefined && most < least) errors.salaryMax = salaryMax.message;
  return errors;
}

function payErrors(values: JobValues, publishing: boolean): FieldErrors {
  if (values.hidesPay) return reasonErrors(values, publishing);
  const empty = values.salaryMin.trim() === '' && values.salaryMax.trim() === '';
  if (empty) return publishing ? { salaryMin: rules.salaryHiddenReason.requiredMessage } : {};
  const { salaryCurrency, salaryPeriod } = rules;
  return {
    ...amountErrors(values),
    ...(!values.salaryCurrency && { salaryCurrency: salaryCurrency.requiredMessage }),
    ...(!values.salaryPeriod && { salaryPeriod: salaryPeriod.requiredMessage }),
  };
}

function placeErrors(values: JobValues, publishing: boolean): FieldErrors {
  if (isFromAnywhere(values)) return {};
  const city = values['companyLocation.city'].trim();
  const country = values['companyLocation.country'];
  // Half a place is none; a draft may have none.
  const needed = publishing || city !== '' || country !== '';
  const names = ['companyLocation.city', 'companyLocation.region', 'companyLocation.country'] as const;
  const known: FieldRules = rules;
  const part = (name: string) => ({ ...known[name], required: needed && !name.endsWith('region') });
  return validate(Object.fromEntries(names.map((name) => [name, part(name)])), values);
}

function dayErrors(values: JobValues, { now, publishing, applyByBefore }: JobCheck): FieldErrors {
  const { applyBy, timezone } = values;
  if (!applyBy || !publishing || applyBy === applyByBefore) return {};
  const today = dayIn(now, timezone || 'UTC');
  const fits = applyBy > today && applyBy <= addDays(today, jobLimits.applyDays);
  return fits ? {} : { applyBy: rules.applyBy.message };
}

const number = (typed: string) => (typed.trim() === '' ? undefined : Number(typed.trim()));
const badNumber = (typed: string) => typed.trim() !== '' && !/^\d+$/.test(typed.trim());

/** What is wrong with a job, by field, in the words of the contract; empty when it may be saved so. */
export function jobErrors(values: JobValues, check: JobCheck): FieldErrors {
  const { publishing } = check;
  const numbers = ['openings', 'experienceMin', 'experienceMax', 'retentionDays'] as const;
  const choices = ['employmentType', 'workplaceType', 'educationLevel', 'resumeRequired'] as const;
  const texts = [
    'vacancyName',
    'companyName',
    'responsibilities',
    'requirements',
    'consentText',
    'description',
  ] as const;
  const known: FieldRules = rules;
  const names = [...numbers, ...choices, ...texts, 'skills', 'startDate', 'applyBy', 'timezone', 'questions'];
  const own = Object.fromEntries(
    names.map((name) => {
      const required = name === 'vacancyName' || (publishing && asked.has(name));
      return [name, { ...known[name], required }];
    }),
  );
  const typed: Record<string, unknown> = { ...values };
  for (const name of [...numbers, ...choices]) typed[name] = number(values[name]);
  for (const name of texts) typed[name] = values[name].trim();
  const errors = validate(own, typed);
  for (const name of numbers) if (badNumber(values[name])) errors[name] = rules[name].message;
  const [least, most] = [number(values.experienceMin), number(values.experienceMax)];
  if (least !== undefined && most !== undefined && most < least)
    errors.experienceMax ??= rules.experienceMax.message;
  if (values.skills.some((skill) => lengthOf(skill) < 2 || lengthOf(skill) > 40))
    errors.skills = rules.skills.message;
  const length = lengthOf(values.description.trim());
  if (publishing && length > 0 && length < shortest.description)
    errors.description = rules.description.message;
  return {
    ...errors,
    ...dayErrors(values, check),
    ...placeErrors(values, publishing),
    ...payErrors(values, publishing),
  };
}

import type { Schemas } from '#openapi/contract.ts';
import { sentenceOf } from '../../../contract/sentences.ts';
import { cleanOptional, oneLine } from '../../../text.ts';
import { fold } from '../../profile/drafts.ts';
import { addDays, dayIn, isZone } from '../deadline.ts';
import { readLanguages, readPlace } from './jobPlace.ts';
import { readQuestions } from './jobQuestions.ts';

type Form = Schemas['AddJobRequest'];
export type JobFields = ReturnType<typeof readJob>['fields'];
type Errors = Record<string, string>;

const MOST_DAYS = 90;
const DEFAULT_DAYS = 30;
const currencies = new Set(Intl.supportedValuesOf('currency'));

/** Whether a last day to apply lies from tomorrow to 90 days from now, in the job's zone (product 3.6). */
export function isPossibleDay(applyBy: string, now: Date, timezone: string | undefined): boolean {
  const today = dayIn(now, timezone);
  return applyBy > today && applyBy <= addDays(today, MOST_DAYS);
}

export const defaultDay = (now: Date, timezone: string | undefined): string =>
  addDays(dayIn(now, timezone), DEFAULT_DAYS);

const put = <T>(value: T | undefined): T | null => value ?? null;
const line = (value: string | undefined) => oneLine(value ?? '');

interface Given {
  body: Form;
  publishes: boolean;
  errors: Errors;
  wrong: (field: keyof Form & string, text?: string) => void;
}

/**
 * A job as it will be stored, and what is wrong with it that the schema cannot say (product 3.6), by field. A draft may be
 * unfinished, so of it only what cannot be stored or is in no list is refused. `keptDay`: of an open job, which may stay.
 */
export function readJob(body: Form, now: Date, keptDay?: string | null) {
  const errors: Errors = {};
  const given: Given = {
    body,
    publishes: body.status === 1,
    errors,
    // What is empty is asked for, what is not is wrong.
    wrong: (field, text) => {
      errors[field] ??= sentenceOf('AddJobRequest', field, text === '' ? 'x-required' : 'x-error');
    },
  };
  const fields = {
    ...readTexts(given),
    ...readPlace(body, errors),
    ...readPay(given),
    ...readDays(given, now, keptDay),
    ...readExperience(given),
    languages: readLanguages(body, errors),
    questions: readQuestions(body.questions ?? [], { publishes: given.publishes, errors }),
    ...readChoices(body),
  };
  return { fields, errors };
}

function readTexts({ body, publishes, wrong }: Given) {
  const vacancy_name = line(body.vacancyName);
  const company_name = line(body.companyName);
  const description = cleanOptional(body.description) ?? '';
  const skills = (body.skills ?? []).map(line);
  if (vacancy_name.length < 3) wrong('vacancyName');
  if (new Set(skills.map(fold)).size < skills.length || skills.some((skill) => skill.length < 2))
    wrong('skills');
  if (publishes && company_name.length < 2) wrong('companyName', company_name);
  if (publishes && [...description].length < 50) wrong('description', description);
  return {
    vacancy_name,
    company_name,
    description,
    skills,
    responsibilities: put(cleanOptional(body.responsibilities)),
    requirements: put(cleanOptional(body.requirements)),
    consent_text: put(cleanOptional(body.consentText)),
  };
}

/** Either pay, or the reason why there is none. */
function readPay({ body, publishes, wrong }: Given) {
  const { salaryMin, salaryMax, salaryCurrency, salaryPeriod } = body;
  const reason = line(body.salaryHiddenReason);
  const hasPay = salaryMin !== undefined;
  if (salaryCurrency !== undefined && !currencies.has(salaryCurrency)) wrong('salaryCurrency');
  if (publishes && salaryMax !== undefined) {
    if (!hasPay) wrong('salaryMin');
    else if (salaryMax < salaryMin) wrong('salaryMax');
  }
  if (publishes && !hasPay && [...reason].length < 10) wrong('salaryHiddenReason', reason);
  return {
    salary_min: put(salaryMin),
    salary_max: put(salaryMax),
    salary_currency: put(salaryCurrency),
    salary_period: put(salaryPeriod),
    salary_hidden_reason: hasPay ? null : reason || null,
  };
}

function readDays({ body, publishes, wrong }: Given, now: Date, keptDay: string | null | undefined) {
  const zone = cleanOptional(body.timezone);
  const isKnown = zone === undefined || isZone(zone);
  const known = isKnown ? zone : undefined;
  if (!isKnown) wrong('timezone');
  const apply_by = body.applyBy ?? defaultDay(now, known);
  const isFree = publishes && apply_by !== keptDay;
  if (isFree && !isPossibleDay(apply_by, now, known)) wrong('applyBy');
  return { apply_by, timezone: put(zone), start_date: put(body.startDate) };
}

function readExperience({ body, publishes, wrong }: Given) {
  const { experienceMin: least, experienceMax: most } = body;
  if (publishes && least !== undefined && most !== undefined && most < least) wrong('experienceMax');
  return {
    experience_min: put(least),
    experience_max: put(most),
    education_level: put(body.educationLevel),
  };
}

/** What has a value when nothing was chosen (contract: AddJobRequest). */
const readChoices = (body: Form) => ({
  employment_type: body.employmentType ?? (1 as const),
  workplace_type: body.workplaceType ?? (1 as const),
  openings: body.openings ?? 1,
  resume_required: body.resumeRequired ?? (1 as const),
  retention_days: body.retentionDays ?? 180,
});

import type { Schemas } from '#openapi/contract.ts';
import { sentenceOf } from '../../contract/sentences.ts';
import { clean, cleanOptional, oneLine } from '../../text.ts';
import { countryNameOf, noSuchCountry } from '../account/countries.ts';
import { fold } from '../profile/drafts.ts';
import { languageNameOf } from '../profile/languages.ts';
import { addDays, dayIn, isZone } from './deadline.ts';
import { readQuestions } from './jobQuestions.ts';

type Form = Schemas['AddJobRequest'];
export type JobFields = ReturnType<typeof readJob>['fields'];

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

/**
 * A job as it will be stored, and what is wrong with it that the schema cannot say (product 3.6), by field. A draft may be
 * unfinished, so of it only what cannot be stored or is in no list is refused. `keptDay`: of an open job, which may stay.
 */
export function readJob(body: Form, now: Date, keptDay?: string | null) {
  const errors: Record<string, string> = {};
  const publishes = body.status === 1;
  const wrong = (field: keyof Form & string, kind: 'x-required' | 'x-error' = 'x-error') => {
    errors[field] ??= sentenceOf('AddJobRequest', field, kind);
  };
  const text = (field: 'description' | 'responsibilities' | 'requirements' | 'consentText') =>
    cleanOptional(body[field]);
  const line = (value: string | undefined) => oneLine(value ?? '');

  const title = line(body.vacancyName);
  if (title.length < 3) wrong('vacancyName');
  const company = line(body.companyName);
  const description = text('description') ?? '';
  const skills = body.skills?.map(line) ?? [];
  const zone = cleanOptional(body.timezone);
  const knownZone = zone === undefined || isZone(zone);
  if (!knownZone) wrong('timezone');
  const applyBy = body.applyBy ?? defaultDay(now, knownZone ? zone : undefined);
  if (new Set(skills.map(fold)).size < skills.length || skills.some((skill) => skill.length < 2))
    wrong('skills');
  readPlace(body, errors);
  readLanguages(body, errors);
  const { salaryMin, salaryMax, salaryCurrency } = body;
  if (salaryCurrency !== undefined && !currencies.has(salaryCurrency)) wrong('salaryCurrency');
  const hasPay = salaryMin !== undefined;
  const reason = line(body.salaryHiddenReason) || undefined;
  const questions = readQuestions(body.questions ?? [], { publishes, errors });

  if (publishes) {
    if (company.length < 2) wrong('companyName', company === '' ? 'x-required' : 'x-error');
    if (description.length < 50) wrong('description', description === '' ? 'x-required' : 'x-error');
    if (applyBy !== keptDay && knownZone && !isPossibleDay(applyBy, now, zone)) wrong('applyBy');
    if (!hasPay && salaryMax !== undefined) wrong('salaryMin');
    if (hasPay && salaryMax !== undefined && salaryMax < salaryMin) wrong('salaryMax');
    if (!hasPay && (reason?.length ?? 0) < 10)
      wrong('salaryHiddenReason', reason === undefined ? 'x-required' : 'x-error');
    const { experienceMin: least, experienceMax: most } = body;
    if (least !== undefined && most !== undefined && most < least) wrong('experienceMax');
  }

  const location = body.companyLocation;
  const fields = {
    vacancy_name: title,
    company_name: company,
    location: location ? { ...location, city: line(location.city) } : null,
    allowed_countries: location || body.workplaceType !== 3 ? null : put(body.allowedCountries),
    description,
    responsibilities: put(text('responsibilities')),
    requirements: put(text('requirements')),
    skills,
    employment_type: body.employmentType ?? (1 as const),
    workplace_type: body.workplaceType ?? (1 as const),
    experience_min: put(body.experienceMin),
    experience_max: put(body.experienceMax),
    education_level: put(body.educationLevel),
    languages: body.languages ?? [],
    salary_min: put(salaryMin),
    salary_max: put(salaryMax),
    salary_currency: put(salaryCurrency),
    salary_period: put(body.salaryPeriod),
    salary_hidden_reason: hasPay ? null : put(reason),
    openings: body.openings ?? 1,
    start_date: put(body.startDate),
    apply_by: applyBy,
    timezone: put(zone),
    questions,
    resume_required: body.resumeRequired ?? (1 as const),
    consent_text: put(text('consentText')),
    retention_days: body.retentionDays ?? 180,
  };
  return { fields, errors };
}

function readPlace({ companyLocation, allowedCountries }: Form, errors: Record<string, string>) {
  if (companyLocation) {
    if (!countryNameOf(companyLocation.country)) errors['companyLocation.country'] = noSuchCountry;
    if (clean(companyLocation.city) === '')
      errors['companyLocation.city'] = sentenceOf('Place', 'city', 'x-required');
  }
  if (allowedCountries?.some((code) => !countryNameOf(code)))
    errors.allowedCountries = sentenceOf('AddJobRequest', 'allowedCountries');
}

function readLanguages({ languages = [] }: Form, errors: Record<string, string>) {
  const unknown = languages.findIndex(({ languageId }) => !languageNameOf(languageId));
  if (unknown >= 0)
    errors[`languages.${unknown}.languageId`] = sentenceOf('LanguageChoice', 'languageId');
  if (new Set(languages.map(({ languageId }) => languageId)).size < languages.length)
    errors.languages = sentenceOf('AddJobRequest', 'languages');
}

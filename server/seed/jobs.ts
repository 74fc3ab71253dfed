import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Schemas } from '#openapi/contract.ts';
import { addDays, dayIn, endOfDay } from '../modules/jobs/deadline.ts';
import { neutralMessage } from '../modules/jobs/posting/closing.ts';
import { placeText } from '../modules/jobs/posting/jobTexts.ts';
import { idAt } from './ids.ts';
import { DAY_MS, HOUR_MS, type Person } from './people.ts';
import { randomOf, type Random } from './random.ts';
import type { Row } from './rows.ts';

interface QuestionText {
  id: string;
  label: string;
  type: Schemas['JobQuestion']['type'];
  required?: boolean;
  options?: string[];
  /** The answer that is asked for. */
  asked?: string;
}

/** A job as jobs.yaml has it. */
interface JobText {
  by: string;
  title: string;
  city?: string;
  /** That of the agency when left out. */
  country?: string;
  /** Where one may live; anywhere when empty. */
  remote?: string[];
  workplace?: 1 | 2;
  employment?: Schemas['EmploymentType'];
  /** From, to, currency, period. */
  pay?: [number, number | null, string, Schemas['SalaryPeriod']];
  /** Why the pay is not shown. */
  hidden?: string;
  skills: string[];
  description: string;
  responsibilities?: string;
  requirements?: string;
  experience?: [number, number];
  education?: Schemas['EducationLevel'];
  languages?: Record<string, 1 | 2 | 3 | 4 | 5>;
  openings?: number;
  questions?: QuestionText[];
  resume?: Schemas['ResumeRule'];
  draft?: boolean;
  /** Days ago, and days ahead. */
  posted?: number;
  closes?: number;
  ended?: number;
  status?: 2 | 3;
  reason?: Schemas['CloseReason'];
  closing?: string;
}

export interface SeedJob {
  key: string;
  owner: Person;
  row: Row<'jobs'> & { id: string };
  post: Row<'posts'> | undefined;
  questions: Schemas['JobQuestion'][];
  skills: string[];
  postedAt: Date;
  /** When it closed; undefined while it is open. */
  endedAt: Date | undefined;
  /** What everyone without an answer was told. */
  closing: string;
  timezone: string;
}

const zones: Record<string, string> = {
  DE: 'Europe/Berlin',
  IE: 'Europe/Dublin',
  PT: 'Europe/Lisbon',
  TR: 'Europe/Istanbul',
  SN: 'Africa/Dakar',
  SG: 'Asia/Singapore',
  IN: 'Asia/Kolkata',
};
export const RETENTION_DAYS = 180;

/** A file of the folder, which the seeder's test reads. */
export const readJobsFile = <T>(name: string): T =>
  parse(readFileSync(join(import.meta.dirname, 'jobs', name), 'utf8')) as T;

/** The jobs of the demonstration with their places in the feed, dates counted back from `now`. */
export function seedJobs(persons: readonly Person[], now: Date): SeedJob[] {
  const texts = readJobsFile<Record<string, JobText>>('jobs.yaml');
  return Object.entries(texts).map(([key, text]) => {
    const owner = persons.find(({ handle }) => handle === text.by);
    if (!owner) throw new Error(`nobody is called ${text.by}`);
    return jobOf(key, text, owner, now);
  });
}

const orNull = <T>(value: T | undefined): T | null => value ?? null;

const daysBefore = (now: Date, days: number, random: Random) =>
  new Date(now.getTime() - days * DAY_MS - random.between(0.5, 4) * HOUR_MS);

function jobOf(key: string, text: JobText, owner: Person, now: Date): SeedJob {
  const random = randomOf(`job ${key}`);
  const postedAt = daysBefore(now, text.posted ?? 1, random);
  const endedAt = text.ended === undefined ? undefined : daysBefore(now, text.ended, random);
  const id = idAt(random, postedAt);
  const country = text.country ?? owner.country;
  const timezone = zones[country] ?? 'UTC';
  const applyBy = addDays(dayIn(now, timezone), lastDay(text));
  const questions = (text.questions ?? []).map(questionOf);
  const closing = text.closing ?? neutralMessage;
  const opened = text.draft ? null : postedAt;
  return {
    key,
    owner,
    questions,
    skills: text.skills,
    postedAt,
    endedAt,
    closing,
    timezone,
    post: text.draft
      ? undefined
      : {
          id,
          feed_type: 2,
          author_id: owner.id,
          text: '',
          created_at: postedAt,
          updated_at: endedAt ?? postedAt,
        },
    row: {
      id,
      owner_id: owner.id,
      ...wordsOf(text, owner, country),
      ...payOf(text),
      questions: JSON.stringify(questions),
      apply_by: applyBy,
      apply_until: endedAt ?? endOfDay(applyBy, timezone),
      timezone,
      status: text.draft ? 0 : (text.status ?? 1),
      ...(endedAt ? { ...closedAs(text), closing_message: closing, closed_at: endedAt } : {}),
      // Who looks in finds no news of a day that is near already.
      warned_at: isNear(text) ? now : null,
      posted_at: opened,
      created_at: postedAt,
      updated_at: endedAt ?? postedAt,
    },
  };
}

/** Days from today; drafts have some weeks. */
const lastDay = ({ closes = 30, ended }: JobText) => (ended === undefined ? closes : -ended);
const isNear = ({ closes }: JobText) => closes !== undefined && closes <= 3;
/** FILLED 2, OTHER 4. */
const closedAs = ({ reason, status }: JobText) => ({ close_reason: reason ?? (status === 3 ? 2 : 4) });

const questionOf = ({ id, label, type, required, options, asked }: QuestionText): Schemas['JobQuestion'] => ({
  questionId: id,
  label,
  type,
  required: required ?? false,
  ...(options ? { options } : {}),
  ...(asked ? { knockoutAnswer: asked } : {}),
});

function wordsOf(text: JobText, owner: Person, country: string) {
  const location = text.remote ? undefined : { city: text.city ?? owner.city ?? '', country };
  return {
    vacancy_name: text.title,
    company_name: owner.name,
    company_id: owner.id,
    place: placeText({ companyLocation: location, allowedCountries: text.remote }),
    location: location ? JSON.stringify(location) : null,
    allowed_countries: text.remote ? JSON.stringify(text.remote) : null,
    description: text.description,
    responsibilities: orNull(text.responsibilities),
    requirements: orNull(text.requirements),
    skills: JSON.stringify(text.skills),
    employment_type: text.employment ?? 1,
    workplace_type: text.remote ? (3 as const) : (text.workplace ?? 1),
    experience_min: orNull(text.experience?.[0]),
    experience_max: orNull(text.experience?.[1]),
    education_level: orNull(text.education),
    languages: JSON.stringify(
      Object.entries(text.languages ?? {}).map(([languageId, proficiency]) => ({ languageId, proficiency })),
    ),
    openings: text.openings ?? 1,
    resume_required: text.resume ?? 1,
    consent_text: `We keep your application for ${RETENTION_DAYS} days after the job closes.`,
    retention_days: RETENTION_DAYS,
  };
}

const payOf = ({ pay, hidden }: JobText) =>
  pay
    ? { salary_min: pay[0], salary_max: pay[1], salary_currency: pay[2], salary_period: pay[3] }
    : { salary_hidden_reason: hidden ?? null };

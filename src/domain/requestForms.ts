import type { Schemas } from '#openapi/contract.ts';
import { verifyJobApplicationRequestRules as rules } from '#openapi/generated/rules/verifyJobApplicationRequestRules.ts';
import { validate, type FieldErrors } from '../lib/validate.ts';
import { fromZoned } from '../lib/zonedTime.ts';
import type { Interview } from './interview.ts';
import { requestStatusLabels, type Application } from './jobs.ts';

export const requestLimits = {
  message: 1000,
  note: 1000,
  notes: 100,
  atOnce: 500,
  place: 200,
  url: 200,
} as const;

/** What is wrong with a message; it may be left out. The contract's sentences. */
export const messageErrors = (values: { messageToCandidate: string }): FieldErrors =>
  validate({ messageToCandidate: rules.messageToCandidate }, values);

export const noteErrors = (values: { note: string }): FieldErrors =>
  validate({ note: { ...rules.note, required: true, requiredMessage: 'Please write a note.' } }, values);

/** An interview as a form has it: times as the clocks of `timezone` show them, `YYYY-MM-DDTHH:mm`. */
export interface InterviewValues {
  startAt: string;
  endAt: string;
  timezone: string;
  mode: '' | '1' | '2' | '3';
  place: string;
  url: string;
}

const first = (...checks: (string | false)[]) => checks.find((check) => check !== false) || undefined;

const placeError = (place: string) =>
  first(
    place === '' && 'Please enter the place.',
    place.length > requestLimits.place && 'A place has at most 200 characters.',
  );
const urlError = (url: string) =>
  first(
    url === '' && 'Please enter the link.',
    (!/^https:\/\/\S+$/.test(url) || !URL.canParse(url) || url.length > requestLimits.url) &&
      'A web address starts with https:// and has at most 200 characters.',
  );

/** What is wrong with an interview, by field: the sentences of the contract's Interview. */
export function interviewErrors(values: InterviewValues, now: Date): FieldErrors {
  const { timezone, mode } = values;
  const start = fromZoned(values.startAt, timezone);
  const end = fromZoned(values.endAt, timezone);
  const wrong = {
    startAt: first(
      start === undefined && 'Please enter when it begins.',
      (start ?? '') <= now.toISOString() && 'Please enter a time that lies ahead.',
    ),
    endAt: first(
      end === undefined && 'Please enter when it ends.',
      (end ?? '') <= (start ?? '') && 'The end comes after the beginning.',
    ),
    timezone: first(timezone === '' && 'Please choose a time zone.'),
    mode: first(mode === '' && 'Please choose how you meet.'),
    place: mode === '1' ? placeError(values.place.trim()) : undefined,
    url: mode === '2' ? urlError(values.url.trim()) : undefined,
  };
  return Object.fromEntries(
    Object.entries(wrong).filter((pair): pair is [string, string] => pair[1] !== undefined),
  );
}

/** What is sent; only of values without errors. */
export function toInterview({ startAt, endAt, timezone, mode, place, url }: InterviewValues): Interview {
  return {
    startAt: fromZoned(startAt, timezone) ?? startAt,
    endAt: fromZoned(endAt, timezone) ?? endAt,
    timezone,
    mode: Number(mode) as Interview['mode'], // One of its three.
    ...(mode === '1' && { place: place.trim() }),
    ...(mode === '2' && { url: url.trim() }),
  };
}

const stepLabels: Record<Schemas['ApplicationStep']['what'], string> = {
  1: 'Applied',
  2: 'Opened for the first time',
  3: 'Moved',
  4: 'Message to the candidate',
  5: 'Interview planned',
  6: 'Withdrawn by the candidate',
  7: 'The job was closed',
  8: 'The candidate asked for an answer',
};

/** "Moved from Under review to Accepted". */
export function stepText({ what, from, to }: Schemas['ApplicationStep']): string {
  if (what !== 3 || !to) return stepLabels[what];
  return `Moved ${from ? `from ${requestStatusLabels[from]} ` : ''}to ${requestStatusLabels[to]}`;
}

export interface AnsweredQuestion {
  question: Schemas['JobQuestion'];
  /** Ready to read; none when it was left open. */
  answer: string | undefined;
  /** Of a FILE question. */
  file: Schemas['DocumentFile'] | undefined;
  /** It is not the answer that the job asks for. */
  missed: boolean;
}

interface Answered {
  job: Pick<Application['job'], 'questions'>;
  answers: readonly (Schemas['JobAnswer'] & { file?: Schemas['DocumentFile'] })[];
}

const FILE = 6;
/** How an answer to YES_NO reads. */
export const answerText = (value: string): string => ({ yes: 'Yes', no: 'No' })[value] ?? value;

/** Every question of the job with what the candidate answered. */
export function answeredQuestions({ job, answers }: Answered): AnsweredQuestion[] {
  return job.questions.map((question) => {
    const { type, knockoutAnswer, questionId } = question;
    const given = answers.find((one) => one.questionId === questionId);
    const values = given?.values ?? [];
    const read = type === FILE ? values.map(() => given?.file?.fileName ?? 'A file') : values.map(answerText);
    return {
      question,
      answer: read.length > 0 ? read.join(', ') : undefined,
      file: given?.file,
      missed: knockoutAnswer !== undefined && !values.includes(knockoutAnswer),
    };
  });
}

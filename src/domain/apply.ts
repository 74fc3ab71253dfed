import type { RequestBody, Schemas } from '#openapi/contract.ts';
import { applyJobRequestRules } from '#openapi/generated/rules/applyJobRequestRules.ts';
import { dayEnd } from '../lib/dayEnd.ts';
import { lengthOf } from '../lib/lengthOf.ts';
import { validate, type FieldErrors } from '../lib/validate.ts';
import { unsentFile } from './itemFiles.ts';
import type { Job } from './jobs.ts';
import type { UploadState } from './uploads.ts';

export type JobQuestion = Schemas['JobQuestion'];

/** What a question asks for (contract: JobQuestion). */
export const QuestionType = {
  TEXT: 1,
  LONG_TEXT: 2,
  YES_NO: 3,
  SINGLE: 4,
  MULTI: 5,
  FILE: 6,
  NUMBER: 7,
} as const;
/** Whether a job takes a résumé (contract: ResumeRule). */
export const ResumeRule = { NO: 0, OPTIONAL: 1, REQUIRED: 2 } as const;

export const applyLimits = { coverNote: 2000, text: 200, longText: 4000, reason: 500 } as const;
/** After sending, an application can be taken back for so long without a question (product S29). */
export const undoMs = 10 * 60_000;
/** Below this many percent a profile says too little of its member. */
export const weakProfile = 40;

/** A file of an application, on its way or there. */
export interface ApplyFile {
  name: string;
  state: UploadState;
  /** 0 to 1. */
  progress: number;
  /** When failed: why. */
  error?: string | undefined;
  /** When failed: the same file may pass another time. */
  retryable?: boolean | undefined;
  /** When ready: what the server knows it by. */
  mediaKey?: string | undefined;
  /** When ready: since when, in Unix milliseconds. What no application uses is removed after a day. */
  at?: number | undefined;
}
/** By question; the résumé has a place of its own. */
export type ApplyFiles = Readonly<Record<string, ApplyFile>>;
/** No question has an id with a blank. */
export const resumePlace = 'the résumé';

/** What an application is made of, beside its files. */
export interface ApplyValues {
  resume: 'none' | 'file' | 'made';
  coverNote: string;
  /** By question. */
  answers: Record<string, string[]>;
  shareContact: boolean;
  consent: boolean;
}
/** What is kept on this device until it is sent. */
export interface ApplyDraft {
  values: ApplyValues;
  files: ApplyFiles;
}

export type ApplyJob = Pick<Job, 'jobId' | 'questions' | 'resumeRequired'>;
export type ApplyPayload = Extract<RequestBody<'applyJob'>, { consent: true }>;

/** The name of a question's field in a form. */
export const answerField = (questionId: string): string => `answers.${questionId}`;

/** When no more applications are taken, in Unix milliseconds. */
export const closesAt = ({ applyBy, timezone }: Pick<Job, 'applyBy' | 'timezone'>): number =>
  dayEnd(applyBy, timezone);

/**
 * What the form begins with. Where a résumé is wanted, the profile becomes one; a profile that says little cannot stand
 * for it.
 */
export const newApplication = (
  { resumeRequired }: Pick<Job, 'resumeRequired'>,
  { weak }: { weak: boolean },
): ApplyValues => ({
  resume: resumeRequired !== ResumeRule.REQUIRED ? 'none' : weak ? 'file' : 'made',
  coverNote: '',
  answers: {},
  // Contact data is given away by who wants to.
  shareContact: false,
  consent: false,
});

const isThere = (file: ApplyFile | undefined) => file?.state === 'ready' && file.mediaKey !== undefined;

function answersOf({ values, files }: ApplyDraft, { questionId, type }: JobQuestion): string[] {
  if (type === QuestionType.FILE) return files[questionId]?.mediaKey ? [files[questionId].mediaKey] : [];
  return (values.answers[questionId] ?? []).map((answer) => answer.trim()).filter(Boolean);
}

/** Contract: JobAnswer. */
const unanswered = 'Please answer this question.';

function answerError(question: JobQuestion, values: string[]): string | undefined {
  const [answer] = values;
  if (answer === undefined) return question.required ? unanswered : undefined;
  if (question.type === QuestionType.NUMBER && !/^\d{1,12}$/.test(answer))
    return 'Please enter a whole number, such as 4.';
  const most = question.type === QuestionType.TEXT ? applyLimits.text : applyLimits.longText;
  return lengthOf(answer) > most ? `An answer has at most ${most} characters.` : undefined;
}

const { coverNote, consent, resumeKey } = applyJobRequestRules;

/** What is missing or wrong, by field. */
export function applyErrors({ questions, resumeRequired }: ApplyJob, draft: ApplyDraft): FieldErrors {
  const { values, files } = draft;
  const errors: FieldErrors = validate(
    { coverNote, consent },
    { ...values, coverNote: values.coverNote.trim() },
  );
  const wantsFile =
    values.resume === 'file' || (values.resume === 'none' && resumeRequired === ResumeRule.REQUIRED);
  if (resumeRequired !== ResumeRule.NO && wantsFile && !isThere(files[resumePlace]))
    errors.resumeKey = files[resumePlace] ? unsentFile.failed : resumeKey.requiredMessage;
  for (const question of questions) {
    const { questionId } = question;
    const failed = files[questionId] !== undefined && !isThere(files[questionId]);
    const error = failed ? unsentFile.failed : answerError(question, answersOf(draft, question));
    if (error) errors[answerField(questionId)] = error;
  }
  return errors;
}

/** What is sent; a résumé that is made of the profile gets its key when it is sent. */
export function toApplyPayload({ jobId, questions, resumeRequired }: ApplyJob, draft: ApplyDraft) {
  const { values, files } = draft;
  const answers = questions.flatMap((question) => {
    const given = answersOf(draft, question);
    return given.length > 0 ? [{ questionId: question.questionId, values: given }] : [];
  });
  const note = values.coverNote.trim();
  const takesFile = resumeRequired !== ResumeRule.NO && values.resume === 'file';
  const key = takesFile ? files[resumePlace]?.mediaKey : undefined;
  return {
    jobId,
    action: 0,
    ...(note && { coverNote: note }),
    ...(key && { resumeKey: key }),
    answers,
    shareContact: values.shareContact,
    consent: true,
  } satisfies Omit<ApplyPayload, 'userId' | 'clientId'>;
}

/** The server names an answer by its place in what was sent; the form knows it by its question. */
export function toFormFields(errors: FieldErrors, answers: ApplyPayload['answers'] = []): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([field, message]) => {
      const place = /^answers[.[](\d+)/.exec(field)?.[1];
      const questionId = place === undefined ? undefined : answers[Number(place)]?.questionId;
      return [questionId === undefined ? field : answerField(questionId), message];
    }),
  );
}

/** Whether anything would be lost. */
export const isWritten = ({ values, files }: ApplyDraft): boolean =>
  values.coverNote.trim() !== '' ||
  Object.keys(files).length > 0 ||
  Object.values(values.answers).some((given) => given.some((answer) => answer.trim() !== ''));

/** An unused file stays on the server for a day; its last hours are not relied on. */
const fileMs = 20 * 3_600_000;

/** A draft without the files that are gone by now; the consent is given anew. */
export const freshDraft = ({ values, files }: ApplyDraft, now: number): ApplyDraft => ({
  values: { ...values, consent: false },
  files: Object.fromEntries(
    Object.entries(files).filter(([, file]) => isThere(file) && now - (file.at ?? 0) < fileMs),
  ),
});

/** Guards against what an older version has left. */
export const isApplyDraft = (value: unknown): value is ApplyDraft => {
  const { values, files } = (value ?? {}) as Partial<ApplyDraft>;
  return (
    typeof values?.coverNote === 'string' && typeof values.answers === 'object' && typeof files === 'object'
  );
};

/** When an answer can be expected, as the success page says it. */
export function expectedText(medianDaysToAnswer: number | undefined): string {
  if (medianDaysToAnswer === undefined)
    return 'If nobody has answered after 14 days, you can ask once. When the job closes, everyone gets an answer.';
  const days = Math.max(1, Math.ceil(medianDaysToAnswer));
  return `Half of the answers come within ${days === 1 ? '1 day' : `${days} days`}. If nobody has answered after 14 days, you can ask once, and when the job closes, everyone gets an answer.`;
}

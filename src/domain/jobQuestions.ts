import type { Schemas } from '#openapi/contract.ts';
import { lengthOf } from '../lib/lengthOf.ts';
import type { FieldErrors } from '../lib/validate.ts';

export type JobQuestion = Schemas['JobQuestion'];
export type QuestionType = JobQuestion['type'];

export const questionTypeLabels: Record<QuestionType, string> = {
  1: 'A line of text',
  2: 'A longer text',
  3: 'Yes or no',
  4: 'One of several',
  5: 'Some of several',
  6: 'A file',
  7: 'A number',
};

/** One of several, some of several. */
export const hasOptions = (type: QuestionType): boolean => type === 4 || type === 5;
/** An answer can be asked for where there are few that are possible. */
export const hasKnockout = (type: QuestionType): boolean => type === 3 || type === 4;

export interface QuestionValues {
  label: string;
  type: QuestionType;
  options: readonly string[];
  required: boolean;
  /** '' when any answer is fine. */
  knockoutAnswer: string;
}

export const emptyQuestion: QuestionValues = {
  label: '',
  type: 1,
  options: ['', ''],
  required: true,
  knockoutAnswer: '',
};

export const toQuestionValues = (question: JobQuestion): QuestionValues => ({
  label: question.label,
  type: question.type,
  options: question.options ?? ['', ''],
  required: question.required,
  knockoutAnswer: question.knockoutAnswer ?? '',
});

const filled = (options: readonly string[]) => options.map((option) => option.trim()).filter(Boolean);

/** Answers that can be asked for: with YES_NO the contract has "yes" and "no". */
export function knockoutChoices({ type, options }: QuestionValues): { value: string; label: string }[] {
  if (type === 3)
    return [
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No' },
    ];
  return type === 4 ? [...new Set(filled(options))].map((option) => ({ value: option, label: option })) : [];
}

/** The question as the contract has it; `questionId` is kept by every later edit. */
export function toQuestion(questionId: string, values: QuestionValues): JobQuestion {
  const { type, knockoutAnswer, required } = values;
  const asked = knockoutChoices(values).some(({ value }) => value === knockoutAnswer);
  return {
    questionId,
    label: values.label.trim(),
    type,
    ...(hasOptions(type) && { options: filled(values.options) }),
    required,
    ...(asked && { knockoutAnswer }),
  };
}

/** The sentences of the contract (openapi/schemas/jobs.yaml, JobQuestion): its rules stand in a list, which no form has. */
const sentences = {
  empty: 'Please enter the question.',
  label: 'A question has 3 to 200 characters.',
  none: 'Please enter the answers to choose from.',
  options: 'Please enter 2 to 10 answers, each once, of at most 100 characters.',
} as const;
export const optionLimit = 10;

export function questionErrors({ label, type, options }: QuestionValues): FieldErrors {
  const length = lengthOf(label.trim());
  const errors: FieldErrors = {};
  if (length === 0) errors.label = sentences.empty;
  else if (length < 3 || length > 200) errors.label = sentences.label;
  if (!hasOptions(type)) return errors;
  const given = filled(options);
  const fits =
    given.length >= 2 &&
    given.length <= optionLimit &&
    new Set(given).size === given.length &&
    given.every((option) => lengthOf(option) <= 100);
  if (given.length === 0) errors.options = sentences.none;
  else if (!fits) errors.options = sentences.options;
  return errors;
}

/** "Yes or no, required. Asked for: Yes". */
export function questionFacts({ type, required, options, knockoutAnswer }: JobQuestion): string[] {
  const asked = type === 3 && knockoutAnswer ? (knockoutAnswer === 'yes' ? 'Yes' : 'No') : knockoutAnswer;
  return [
    questionTypeLabels[type],
    required ? 'must be answered' : 'may be left out',
    ...(options ? [options.join(' / ')] : []),
    ...(asked ? [`asked for: ${asked}`] : []),
  ];
}

import type { Schemas } from '#openapi/contract.ts';
import { clean, oneLine } from '../../../text.ts';

export type Question = Schemas['JobQuestion'];
export type Answer = Schemas['JobAnswer'];

const [TEXT, LONG_TEXT, YES_NO, SINGLE, MULTI, FILE, NUMBER] = [1, 2, 3, 4, 5, 6, 7] as const;

const unanswered = 'Please answer this question.';

interface Read {
  values: string[];
  /** What is said at the question. */
  error?: string;
}

const one = (values: string[], fits: (value: string) => boolean, error: string): Read =>
  values.length === 1 && values.every(fits) ? { values } : { values, error };

/** What a kind of question takes; empty answers come in here no more. */
const readers: Record<Question['type'], (values: string[], question: Question) => Read> = {
  [TEXT]: (values) =>
    one(values.map(oneLine), (text) => [...text].length <= 200, 'An answer has at most 200 characters.'),
  [LONG_TEXT]: (values) =>
    one(values, (text) => [...text].length <= 4000, 'An answer has at most 4000 characters.'),
  [YES_NO]: (values) => one(values, (value) => value === 'yes' || value === 'no', 'Please choose yes or no.'),
  [SINGLE]: (values, { options = [] }) =>
    one(values, (value) => options.includes(value), 'Please choose one of the answers.'),
  [MULTI]: (values, { options = [] }) => ({
    // As the question lists them, each once.
    values: options.filter((option) => values.includes(option)),
    ...(values.every((value) => options.includes(value)) ? {} : { error: 'Please choose from the answers.' }),
  }),
  [FILE]: (values) => one(values, () => true, 'Please choose one file.'),
  [NUMBER]: (values) =>
    one(values, (value) => /^-?\d{1,15}([.]\d{1,6})?$/.test(value), 'Please enter a number.'),
};

export interface CheckedAnswers {
  /** In the order of the questions; without those that were passed over. */
  answers: Answer[];
  /** FILE answers, whose files are still to be looked into. */
  files: Answer[];
  /** `answers.<questionId>` to the sentence at that question, and `answers` to the one for all of them. */
  errors: Record<string, string>;
}

export const answerField = (questionId: string): string => `answers.${questionId}`;

/** Holds answers against the questions of the job (product 3.6). An answer to another job's question is refused. */
export function checkAnswers(questions: readonly Question[], given: readonly Answer[]): CheckedAnswers {
  const errors: Record<string, string> = {};
  const answers: Answer[] = [];
  const files: Answer[] = [];
  const asked = new Set(questions.map(({ questionId }) => questionId));
  const ids = given.map(({ questionId }) => questionId);
  for (const id of ids)
    if (!asked.has(id)) errors[answerField(id)] = 'This job does not ask this.';
    else if (ids.indexOf(id) !== ids.lastIndexOf(id)) errors[answerField(id)] = 'Please answer this once.';
  for (const question of questions) {
    const { questionId, type, required } = question;
    const texts = given.find((answer) => answer.questionId === questionId)?.values ?? [];
    const values = texts.map(clean).filter((text) => text !== '');
    if (values.length === 0) {
      if (required) errors[answerField(questionId)] ??= unanswered;
      continue;
    }
    const read = readers[type](values, question);
    if (read.error) errors[answerField(questionId)] ??= read.error;
    const answer = { questionId, values: read.values };
    answers.push(answer);
    if (type === FILE) files.push(answer);
  }
  if (Object.keys(errors).length > 0) errors.answers = 'Please answer the marked questions.';
  return { answers, files, errors };
}

/** Whether no `knockoutAnswer` was missed; null when the job asks for none. */
export function answersMatch(questions: readonly Question[], answers: readonly Answer[]): boolean | null {
  const asking = questions.filter(({ knockoutAnswer }) => knockoutAnswer !== undefined);
  if (asking.length === 0) return null;
  return asking.every(({ questionId, knockoutAnswer }) =>
    answers.some(
      (answer) => answer.questionId === questionId && answer.values.includes(knockoutAnswer ?? ''),
    ),
  );
}

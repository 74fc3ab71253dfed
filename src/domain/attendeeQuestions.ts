import { lengthOf } from '../lib/lengthOf.ts';
import type { AttendeeQuestion } from './eventForm.ts';

export type AttendeeQuestionType = AttendeeQuestion['type'];

export const attendeeQuestionLabels: Record<AttendeeQuestionType, string> = {
  TEXT: 'A line of text',
  LONG_TEXT: 'A longer text',
  YES_NO: 'Yes or no',
  SINGLE: 'One of several',
  MULTI: 'Some of several',
  NUMBER: 'A number',
};

/** One of several, some of several. */
export const hasChoices = ({ type }: Pick<AttendeeQuestion, 'type'>): boolean =>
  type === 'SINGLE' || type === 'MULTI';

export const newAttendeeQuestion = (questionId: string): AttendeeQuestion => ({
  questionId,
  label: '',
  type: 'TEXT',
  required: false,
});

/** The sentences of the contract and of the server (openapi/schemas/events.yaml, AttendeeQuestion). */
const sentences = {
  empty: 'Please write the question.',
  label: 'A question has 3 to 200 characters.',
  few: 'Please write two choices.',
  options: 'A question has at most 10 choices of 100 characters.',
} as const;
export const choiceLimit = 10;

/** What is wrong with a question; a draft may have too few choices. */
export function questionError(question: AttendeeQuestion, publishing: boolean): string | undefined {
  const length = lengthOf(question.label.trim());
  if (length === 0) return sentences.empty;
  if (length < 3 || length > 200) return sentences.label;
  if (!hasChoices(question)) return undefined;
  const options = question.options ?? [];
  if (publishing && options.length < 2) return sentences.few;
  const tooMany = options.length > choiceLimit || options.some((option) => lengthOf(option) > 100);
  return tooMany ? sentences.options : undefined;
}

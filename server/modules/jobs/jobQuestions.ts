import type { Schemas } from '#openapi/contract.ts';
import { sentenceOf } from '../../contract/sentences.ts';
import { oneLine } from '../../text.ts';
import { fold } from '../profile/drafts.ts';

type Question = Schemas['JobQuestion'];

const YES_NO = 3;
const SINGLE = 4;
const MULTI = 5;

const noSuchAnswer = 'Please choose one of the answers.';

/** The questions of a job as they are stored; what is wrong stands in `errors` as `questions.0.label`. */
export function readQuestions(
  questions: readonly Question[],
  { publishes, errors }: { publishes: boolean; errors: Record<string, string> },
): Question[] {
  if (new Set(questions.map(({ questionId }) => questionId)).size < questions.length)
    errors.questions = 'Each question can stand here once.';
  return questions.map((question, index) => {
    const wrong = (field: 'label' | 'options' | 'knockoutAnswer', sentence?: string) => {
      errors[`questions.${index}.${field}`] ??= sentence ?? sentenceOf('JobQuestion', field as 'label');
    };
    const { questionId, type, required } = question;
    const label = oneLine(question.label);
    if (label.length < 3) wrong('label');
    const chooses = type === SINGLE || type === MULTI;
    const options = chooses ? (question.options ?? []).map(oneLine) : undefined;
    if (options && publishes && options.length < 2)
      wrong('options', sentenceOf('JobQuestion', 'options', 'x-required'));
    if (options && (options.includes('') || new Set(options.map(fold)).size < options.length))
      wrong('options');
    const knockoutAnswer = oneLine(question.knockoutAnswer ?? '') || undefined;
    const possible = type === YES_NO ? ['yes', 'no'] : type === SINGLE ? (options ?? []) : [];
    if (knockoutAnswer !== undefined && !possible.includes(knockoutAnswer))
      wrong('knockoutAnswer', noSuchAnswer);
    return {
      questionId,
      label,
      type,
      required,
      ...(options && options.length > 0 ? { options } : {}),
      ...(knockoutAnswer === undefined ? {} : { knockoutAnswer }),
    };
  });
}

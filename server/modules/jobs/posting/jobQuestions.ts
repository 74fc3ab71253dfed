import type { Schemas } from '#openapi/contract.ts';
import { sentenceOf } from '../../../contract/sentences.ts';
import { oneLine } from '../../../text.ts';
import { fold } from '../../profile/drafts.ts';

type Question = Schemas['JobQuestion'];
type Errors = Record<string, string>;

const YES_NO = 3;
const SINGLE = 4;
const MULTI = 5;

/** The questions of a job as they are stored; what is wrong stands in `errors` as `questions.0.label`. */
export function readQuestions(
  questions: readonly Question[],
  { publishes, errors }: { publishes: boolean; errors: Errors },
): Question[] {
  if (new Set(questions.map(({ questionId }) => questionId)).size < questions.length)
    errors.questions = 'Each question can stand here once.';
  return questions.map((question, index) => {
    const wrong = (field: string, sentence: string) => {
      errors[`questions.${index}.${field}`] ??= sentence;
    };
    const { questionId, type, required } = question;
    const label = oneLine(question.label);
    if (label.length < 3) wrong('label', sentenceOf('JobQuestion', 'label'));
    const options = readOptions(question, publishes, wrong);
    const knockoutAnswer = oneLine(question.knockoutAnswer ?? '');
    const possible = type === YES_NO ? ['yes', 'no'] : type === SINGLE ? options : [];
    if (knockoutAnswer && !possible.includes(knockoutAnswer))
      wrong('knockoutAnswer', 'Please choose one of the answers.');
    return {
      questionId,
      label,
      type,
      required,
      ...(options.length > 0 ? { options } : {}),
      ...(knockoutAnswer ? { knockoutAnswer } : {}),
    };
  });
}

/** Of the kinds that are chosen from; the others have none. */
function readOptions(
  { type, options: given = [] }: Question,
  publishes: boolean,
  wrong: (field: string, sentence: string) => void,
): string[] {
  if (type !== SINGLE && type !== MULTI) return [];
  const options = given.map(oneLine);
  if (publishes && options.length < 2) wrong('options', sentenceOf('JobQuestion', 'options', 'x-required'));
  if (options.includes('') || new Set(options.map(fold)).size < options.length)
    wrong('options', sentenceOf('JobQuestion', 'options'));
  return options;
}

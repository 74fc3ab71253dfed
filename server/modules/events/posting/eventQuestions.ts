import type { Schemas } from '#openapi/contract.ts';
import { sentenceOf } from '../../../contract/sentences.ts';
import { oneLine } from '../../../text.ts';
import { fold } from '../../profile/drafts.ts';
import type { Errors } from './eventForm.ts';

type Question = Schemas['AttendeeQuestion'];

/** What each attendee is asked, as it is stored; what is wrong stands in `errors` as `event.attendeeQuestions.0.label`. */
export function readQuestions(
  questions: readonly Question[],
  { publishes, errors }: { publishes: boolean; errors: Errors },
): Question[] {
  if (new Set(questions.map(({ questionId }) => questionId)).size < questions.length)
    errors['event.attendeeQuestions'] = 'Each question can stand here once.';
  return questions.map(({ questionId, type, required, label: given, options: choices = [] }, index) => {
    const at = `event.attendeeQuestions.${index}`;
    const label = oneLine(given);
    if (label.length < 3) errors[`${at}.label`] ??= sentenceOf('AttendeeQuestion', 'label');
    // The other kinds are not chosen from.
    const options = type === 'SINGLE' || type === 'MULTI' ? choices.map(oneLine) : undefined;
    if (options && publishes && options.length < 2) errors[`${at}.options`] ??= 'Please write two choices.';
    if (options && (options.includes('') || new Set(options.map(fold)).size < options.length))
      errors[`${at}.options`] ??= sentenceOf('AttendeeQuestion', 'options');
    return { questionId, label, type, required, ...(options && options.length > 0 ? { options } : {}) };
  });
}

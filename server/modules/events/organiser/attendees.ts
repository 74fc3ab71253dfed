import type { Schemas } from '#openapi/contract.ts';
import { sentenceOf } from '../../../contract/sentences.ts';
import { invalid } from '../../../problem.ts';
import { clean, oneLine } from '../../../text.ts';
import type { HoldDetails, NamedAttendee } from '../tickets/holdDetails.ts';

type Attendee = Schemas['Attendee'];
type Question = Schemas['AttendeeQuestion'];
type Errors = Record<string, string>;

interface Read {
  values: string[];
  error?: string;
}

const one = (values: string[], fits: (value: string) => boolean, error: string): Read =>
  values.length === 1 && values.every(fits) ? { values } : { values, error };

/** What a kind of question takes; empty answers come in here no more. */
const readers: Record<Question['type'], (values: string[], question: Question) => Read> = {
  TEXT: (values) =>
    one(values.map(oneLine), (text) => [...text].length <= 200, 'An answer has at most 200 characters.'),
  LONG_TEXT: (values) => one(values, () => true, 'Please answer once.'),
  YES_NO: (values) => one(values, (value) => value === 'yes' || value === 'no', 'Please choose yes or no.'),
  SINGLE: (values, { options = [] }) =>
    one(values, (value) => options.includes(value), 'Please choose one of the answers.'),
  MULTI: (values, { options = [] }) => ({
    // As the question lists them, each once.
    values: options.filter((option) => values.includes(option)),
    ...(values.every((value) => options.includes(value)) ? {} : { error: 'Please choose from the answers.' }),
  }),
  NUMBER: (values) =>
    one(values, (value) => /^-?\d{1,15}([.]\d{1,6})?$/.test(value), 'Please enter a number.'),
};

function readAnswers(questions: readonly Question[], { answers = [] }: Attendee, at: string, errors: Errors) {
  const asked = new Set(questions.map(({ questionId }) => questionId));
  for (const { questionId } of answers)
    if (!asked.has(questionId)) errors[`${at}.answers.${questionId}`] = 'This event does not ask this.';
  return questions.flatMap((question) => {
    const { questionId, type, required } = question;
    const given = answers.find((answer) => answer.questionId === questionId)?.values ?? [];
    const values = given.map(clean).filter((text) => text !== '');
    if (values.length === 0) {
      if (required) errors[`${at}.answers.${questionId}`] = 'Please answer this question.';
      return [];
    }
    const read = readers[type](values, question);
    if (read.error) errors[`${at}.answers.${questionId}`] ??= read.error;
    return [{ questionId, values: read.values }];
  });
}

/** Holds who comes against the seats of the hold and the questions of the event. Throws 422, as `attendees.0.attendeeName`. */
export function readAttendees(
  attendees: readonly Attendee[],
  { packages, questions }: { packages: HoldDetails['packages']; questions: readonly Question[] },
): NamedAttendee[] {
  const errors: Errors = {};
  const seats = packages.reduce((sum, { quantity }) => sum + quantity, 0);
  const named = attendees.map((attendee, index): NamedAttendee => {
    const at = `attendees.${index}`;
    const name = oneLine(attendee.attendeeName);
    if ([...name].length < 2)
      errors[`${at}.attendeeName`] = sentenceOf('Attendee', 'attendeeName', name ? 'x-error' : 'x-required');
    return {
      packageId: attendee.packageId.toLowerCase(),
      name,
      email: attendee.attendeeEmail === undefined ? null : clean(attendee.attendeeEmail),
      answers: readAnswers(questions, attendee, at, errors),
    };
  });
  const fits = packages.every(
    ({ packageId, quantity }) => named.filter((who) => who.packageId === packageId).length === quantity,
  );
  if (!fits || named.length !== seats)
    errors['attendees'] = sentenceOf('EventTicketPurchaseRequest', 'attendees', 'x-error');
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return named;
}

import { attendeeRules } from '#openapi/generated/rules/attendeeRules.ts';
import { eventTicketPurchaseRequestRules } from '#openapi/generated/rules/eventTicketPurchaseRequestRules.ts';
import type { Schemas } from '#openapi/contract.ts';
import { lengthOf } from '../lib/lengthOf.ts';
import { validate, type FieldErrors } from '../lib/validate.ts';

export type AttendeeQuestion = Schemas['AttendeeQuestion'];

/** One seat of a hold. Its key stays the same when another package is added or left out. */
export interface Seat {
  key: string;
  packageId: string;
  packageName: string;
}

/** Every field of the form by its name, as a list: of most the first text counts, of several answers all. */
export type OrderValues = Readonly<Record<string, readonly string[]>>;

export const buyerEmailField = 'buyerEmail';
export const cardNameField = 'cardName';
export const nameField = ({ key }: Pick<Seat, 'key'>): string => `${key}.attendeeName`;
export const emailField = ({ key }: Pick<Seat, 'key'>): string => `${key}.attendeeEmail`;
export const answerField = ({ key }: Pick<Seat, 'key'>, questionId: string): string =>
  `${key}.answers.${questionId}`;

export const textOf = (values: OrderValues, field: string): string => values[field]?.[0] ?? '';

/** One seat for each ticket, in the order of the hold. */
export const seatsOf = (items: Schemas['Hold']['items']): Seat[] =>
  items.flatMap(({ packageId, packageName, quantity }) =>
    Array.from({ length: quantity }, (_, index) => ({
      key: `${packageId}.${index}`,
      packageId,
      packageName,
    })),
  );

const given = (values: OrderValues, field: string): string[] =>
  (values[field] ?? []).map((text) => text.trim()).filter(Boolean);

/** The sentences of the server (readAttendees). */
function answerError({ type, required }: AttendeeQuestion, answers: readonly string[]): string | undefined {
  const [answer] = answers;
  if (answer === undefined) return required ? 'Please answer this question.' : undefined;
  if (type === 'TEXT' && lengthOf(answer) > 200) return 'An answer has at most 200 characters.';
  if (type === 'LONG_TEXT' && lengthOf(answer) > 1000) return 'An answer has at most 1000 characters.';
  if (type === 'NUMBER' && !/^-?\d{1,15}([.]\d{1,6})?$/.test(answer)) return 'Please enter a number.';
  return undefined;
}

const { attendeeName, attendeeEmail } = attendeeRules;
const { buyerEmail } = eventTicketPurchaseRequestRules;
const cardName = {
  required: true,
  maxLength: 100,
  requiredMessage: 'Please enter the name on the card.',
  message: 'Please enter at most 100 characters.',
} as const;

export interface OrderForm {
  seats: readonly Seat[];
  questions: readonly AttendeeQuestion[];
  /** It costs something: a card is charged. */
  paid: boolean;
}

/** What keeps the order from being sent, by field. */
export function orderErrors({ seats, questions, paid }: OrderForm, values: OrderValues): FieldErrors {
  const rules = {
    [buyerEmailField]: buyerEmail,
    ...(paid && { [cardNameField]: cardName }),
    ...Object.fromEntries(
      seats.flatMap((seat) => [
        [nameField(seat), attendeeName],
        [emailField(seat), attendeeEmail],
      ]),
    ),
  };
  const texts = Object.fromEntries(Object.keys(rules).map((field) => [field, textOf(values, field).trim()]));
  const errors = validate(rules, texts);
  for (const seat of seats)
    for (const question of questions) {
      const field = answerField(seat, question.questionId);
      const error = answerError(question, given(values, field));
      if (error) errors[field] = error;
    }
  return errors;
}

/** As the contract has them, in the order of the seats. */
export const toAttendees = (
  { seats, questions }: Pick<OrderForm, 'seats' | 'questions'>,
  values: OrderValues,
): Schemas['Attendee'][] =>
  seats.map((seat) => {
    const email = textOf(values, emailField(seat)).trim();
    const answers = questions.flatMap(({ questionId }) => {
      const texts = given(values, answerField(seat, questionId));
      return texts.length > 0 ? [{ questionId, values: texts }] : [];
    });
    return {
      packageId: seat.packageId,
      attendeeName: textOf(values, nameField(seat)).trim(),
      ...(email && { attendeeEmail: email }),
      ...(answers.length > 0 && { answers }),
    };
  });

/** The server names an attendee by the place in what was sent; the form knows the seat. */
export const toOrderFields = (errors: FieldErrors, seats: readonly Seat[]): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([field, message]) => {
      const [, place, rest] = /^attendees[.](\d+)[.](.+)$/.exec(field) ?? [];
      const seat = seats[Number(place)];
      return [seat && rest ? `${seat.key}.${rest}` : field, message];
    }),
  );

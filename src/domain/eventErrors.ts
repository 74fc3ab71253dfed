import { eventEditRequestRules as rules } from '#openapi/generated/rules/eventEditRequestRules.ts';
import { lengthOf } from '../lib/lengthOf.ts';
import { validate, type FieldErrors, type FieldRule } from '../lib/validate.ts';
import { fromZoned } from '../lib/zonedTime.ts';
import { questionError } from './attendeeQuestions.ts';
import { eventLimits, hasLink, hasPlace, soldOf, takenOf, type EventValues } from './eventForm.ts';
import { isMoved } from './eventInput.ts';
import type { EventDetails } from './events.ts';
import { packageErrors, type PackageBasis } from './packageForm.ts';
import { writeAmount } from '../lib/amount.ts';

/** The four steps of the editor (product S35); they can be filled in any order. */
export const eventSteps = ['basics', 'place', 'tickets', 'publish'] as const;
export type EventStep = (typeof eventSteps)[number];
export const eventStepLabels: Record<EventStep, string> = {
  basics: 'Basics',
  place: 'Date & place',
  tickets: 'Tickets',
  publish: 'Publish',
};

const placeFields = ['venueName', 'address', 'city', 'country', 'mapUrl', 'directions'].map(
  (name) => `eventLocation.${name}`,
);
const fieldsOf: Record<EventStep, readonly string[]> = {
  basics: ['eventName', 'eventImage', 'gallery', 'description', 'category', 'tags'],
  place: ['startAt', 'endAt', 'timezone', 'format', ...placeFields, 'onlineUrl', 'message'],
  tickets: ['pricing', 'currency', 'packages', 'capacity', 'refundPolicy', 'refundNote', 'attendeeQuestions'],
  publish: ['ageMin', 'linkedJobs'],
};
const allFields = Object.values(fieldsOf).flat();

/** Where a field is filled in; what the form does not have is said on the first step. */
export const eventStepOf = (field: string): EventStep =>
  eventSteps.find((step) => fieldsOf[step].includes(field)) ?? 'basics';

/** The most characters of the long texts. */
export const eventTextLimits = {
  description: rules['event.description'].maxLength,
  directions: rules['event.eventLocation.directions'].maxLength,
  refundNote: rules['event.refundNote'].maxLength,
  alt: rules['event.eventImage.alt'].maxLength,
  message: rules.message.maxLength,
} as const;

/** The fields of the form that `errorOf` has something to say about. */
export const wrongEventFields = (errorOf: (field: never) => string | undefined): FieldErrors =>
  Object.fromEntries(
    allFields.flatMap((field) => {
      const error = errorOf(field as never); // One of the form's.
      return error === undefined ? [] : [[field, error]];
    }),
  );

/** What the server refused, at the fields that the form has: of a list or of a place it names the part. */
export const toEventFormErrors = (refused: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(refused).map(([path, error]) => {
      const field = path.replace(/^event\./, '');
      if (allFields.includes(field)) return [field, error];
      const [top = ''] = field.split('.');
      const names: Record<string, string> = {
        eventLocation: 'eventLocation.venueName',
        linkedJobIds: 'linkedJobs',
        package: 'packages',
      };
      return [names[top] ?? top, error];
    }),
  );

/** The first step with something to mend, and how much there is on each. */
export function eventErrorsByStep(errors: FieldErrors): {
  first: EventStep | undefined;
  counts: Record<EventStep, number>;
} {
  const counts = { basics: 0, place: 0, tickets: 0, publish: 0 };
  for (const field of Object.keys(errors)) counts[eventStepOf(field)]++;
  return { first: eventSteps.find((step) => counts[step] > 0), counts };
}

export interface EventCheck {
  now: Date;
  /** What everybody will read; a draft may have holes. */
  publishing: boolean;
  /** The event as it stands. */
  before?: EventDetails | undefined;
}

const rule = (name: string): FieldRule => (rules as Record<string, FieldRule>)[name] ?? { required: false };
const number = (typed: string) => (typed.trim() === '' ? undefined : Number(typed.trim()));

function timeErrors(values: EventValues, { now, publishing, before }: EventCheck): FieldErrors {
  const { startAt, endAt, timezone } = values;
  const start = Date.parse(fromZoned(startAt, timezone) ?? '');
  const end = Date.parse(fromZoned(endAt, timezone) ?? '');
  const errors: FieldErrors = {};
  if (Number.isNaN(start)) errors.startAt = rules['event.startAt'].requiredMessage;
  if (Number.isNaN(end)) errors.endAt = rules['event.endAt'].requiredMessage;
  const isNew = before?.event.status !== 1 && publishing;
  // The clocks show minutes.
  const stays = before !== undefined && !isNew && Math.abs(Date.parse(before.event.startAt) - start) < 60_000;
  if (!stays && start < now.getTime() + eventLimits.soonestMinutes * 60_000)
    errors.startAt ??= rules['event.startAt'].message;
  if (end <= start || end - start > eventLimits.days * 86_400_000)
    errors.endAt ??= rules['event.endAt'].message;
  return errors;
}

function placeErrors(values: EventValues, publishing: boolean): FieldErrors {
  if (!hasPlace(values)) return {};
  const read = (name: string) => String(values[name as keyof EventValues] ?? '').trim();
  // Half a place is none; a draft may have none.
  const needed = publishing || placeFields.some((name) => read(name) !== '');
  const isOptional = (name: string) => /mapUrl|directions/.test(name);
  return validate(
    Object.fromEntries(
      placeFields.map((name) => [name, { ...rule(`event.${name}`), required: needed && !isOptional(name) }]),
    ),
    Object.fromEntries(placeFields.map((name) => [name, read(name)])),
  );
}

function linkErrors(values: EventValues, publishing: boolean): FieldErrors {
  if (!hasLink(values) || values.useLiveRoom) return {};
  const own = { onlineUrl: { ...rule('event.onlineUrl'), required: publishing } };
  return validate(own, { onlineUrl: values.onlineUrl.trim() });
}

/** What the form of a package has to know of the event. */
export function packageBasis(
  values: EventValues,
  before: EventDetails | undefined,
  key: string,
): PackageBasis {
  const sold = before?.packages.find(({ packageId }) => packageId === key);
  const taken = sold ? takenOf(sold) : 0;
  return {
    currency: values.currency,
    timezone: values.timezone,
    endAt: values.endAt,
    isFree: values.pricing === '0',
    isHybrid: values.format === '2',
    taken,
    ...(sold && taken > 0 && { soldAt: writeAmount(sold.price, sold.currency) }),
  };
}

function ticketErrors(values: EventValues, { publishing, before }: EventCheck): FieldErrors {
  const errors: FieldErrors = {};
  const { packages } = values;
  if (publishing && packages.length === 0) errors.packages = 'Please add a ticket package.';
  else if (publishing && before?.event.status !== 1 && packages.every(({ paused }) => paused))
    errors.packages = 'The sale of every package is paused. Please resume one.';
  for (const one of packages) {
    const [wrong] = Object.values(packageErrors(one, packageBasis(values, before, one.key)));
    if (wrong) errors.packages ??= `${one.packageName || 'A package'}: ${wrong}`;
  }
  const capacity = number(values.capacity);
  const taken = soldOf(before);
  if (capacity !== undefined && capacity < taken)
    errors.capacity = `${taken} tickets are sold. The capacity cannot be lower.`;
  const wrongQuestion = values.attendeeQuestions
    .map((question) => questionError(question, publishing))
    .find((error) => error !== undefined);
  if (wrongQuestion) errors.attendeeQuestions = wrongQuestion;
  return errors;
}

/** Whether whoever has a ticket must be told what changed. */
export const asksForMessage = (values: EventValues, before: EventDetails | undefined): boolean =>
  before?.event.status === 1 && soldOf(before) > 0 && isMoved(before, values);

function messageErrors(values: EventValues, { before }: EventCheck): FieldErrors {
  const own = { message: { ...rule('message'), required: asksForMessage(values, before) } };
  return validate(own, { message: values.message.trim() });
}

/** What is wrong with an event, by field, in the words of the contract and of the server; empty when it may be saved so. */
export function eventErrors(values: EventValues, check: EventCheck): FieldErrors {
  const { publishing } = check;
  const numbers = ['capacity', 'ageMin'] as const;
  const choices = ['category', 'format', 'pricing', 'refundPolicy'] as const;
  const asked = new Set(['eventName', 'timezone', 'format', 'pricing', 'currency']);
  if (publishing) for (const name of ['description', 'category', 'refundPolicy']) asked.add(name);
  const names = [
    'eventName',
    'description',
    'tags',
    'timezone',
    'currency',
    'refundNote',
    ...numbers,
    ...choices,
  ];
  const own = Object.fromEntries(
    names.map((name) => [name, { ...rule(`event.${name}`), required: asked.has(name) }]),
  );
  const typed: Record<string, unknown> = { ...values };
  for (const name of [...numbers, ...choices]) typed[name] = number(values[name]);
  for (const name of ['eventName', 'description', 'refundNote'] as const) typed[name] = values[name].trim();
  const errors = validate(own, typed);
  for (const name of numbers)
    if (values[name].trim() !== '' && !/^\d+$/.test(values[name].trim()))
      errors[name] = rules[`event.${name}`].message;
  if (publishing && !values.eventImage) errors.eventImage = 'Please add a picture.';
  const alts = [values.eventImage, ...values.gallery].map((picture) => lengthOf(picture?.alt ?? ''));
  if (alts.some((length) => length > eventTextLimits.alt))
    errors.gallery = rules['event.eventImage.alt'].message;
  if (values.tags.some((tag) => lengthOf(tag) < 2 || lengthOf(tag) > 40))
    errors.tags = rules['event.tags'].message;
  return {
    ...ticketErrors(values, check),
    ...errors,
    ...timeErrors(values, check),
    ...placeErrors(values, publishing),
    ...linkErrors(values, publishing),
    ...messageErrors(values, check),
  };
}

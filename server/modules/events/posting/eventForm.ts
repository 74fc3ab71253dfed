import type { Schemas } from '#openapi/contract.ts';
import { isCharged } from '#openapi/currencies.ts';
import { sentenceOf } from '../../../contract/sentences.ts';
import { cleanOptional, oneLine } from '../../../text.ts';
import { isZone } from '../../jobs/deadline.ts';
import { fold } from '../../profile/drafts.ts';
import { readPlace } from './eventPlace.ts';
import { readQuestions } from './eventQuestions.ts';
import type { EventRow } from '../ownEvent.ts';

export type EventInput = Schemas['EventInput'];
export type EventFields = ReturnType<typeof readEvent>['fields'];
export type Errors = Record<string, string>;

const SOONEST_MS = 15 * 60_000;
const LONGEST_MS = 30 * 86_400_000;

/** What a field of the form has to say; `kind` as in sentenceOf. Errors stand under `event.`, where the form is in the payload. */
export type Wrong = (field: keyof EventInput & string, kind?: 'x-required' | 'x-error') => void;

/**
 * An event as it will be stored, and what is wrong with it that the schema cannot say (product 3.5), by field. A draft may be
 * unfinished; what `publishes` must be whole. Its pictures, its jobs and its packages are looked at elsewhere.
 */
export function readEvent(
  input: EventInput,
  { now, publishes, before }: { now: Date; publishes: boolean; before?: EventRow | undefined },
) {
  const errors: Errors = {};
  const wrong: Wrong = (field, kind = 'x-error') => {
    errors[`event.${field}`] ??= sentenceOf('EventInput', field, kind);
  };
  if (!isCharged(input.currency)) wrong('currency');
  if (publishes && input.category === undefined) wrong('category', 'x-required');
  if (publishes && input.refundPolicy === undefined) wrong('refundPolicy', 'x-required');
  const fields = {
    ...readTexts(input, publishes, wrong),
    category: input.category ?? null,
    ...readTimes(input, { now, before, isNew: before?.status !== 1 && publishes }, wrong),
    ...readPlace(input, { publishes, errors, wrong }),
    pricing: input.pricing,
    currency: input.currency,
    capacity: input.capacity ?? null,
    age_min: input.ageMin ?? 0,
    refund_policy: input.refundPolicy ?? null,
    questions: readQuestions(input.attendeeQuestions ?? [], { publishes, errors }),
    ...readSwitches(input),
    linked_job_ids: (input.linkedJobIds ?? []).map((id) => id.toLowerCase()),
  };
  return { fields, errors };
}

function readTexts(input: EventInput, publishes: boolean, wrong: Wrong) {
  const name = oneLine(input.eventName);
  if (name.length < 3) wrong('eventName', name === '' ? 'x-required' : 'x-error');
  const description = cleanOptional(input.description) ?? '';
  if (description === '' ? publishes : description.length < 20)
    wrong('description', description === '' ? 'x-required' : 'x-error');
  return {
    event_name: name,
    description,
    tags: readTags(input, wrong),
    refund_note: cleanOptional(input.refundNote) ?? null,
  };
}

const readSwitches = ({ showAttendees = false, waitlistEnabled = false }: EventInput) => ({
  show_attendees: showAttendees,
  waitlist_enabled: waitlistEnabled,
});

function readTags({ tags = [] }: EventInput, wrong: Wrong): string[] {
  const lines = tags.map((tag) => oneLine(tag).replace(/^#/, ''));
  const isWrong = lines.some((tag) => tag.length < 2) || new Set(lines.map(fold)).size < lines.length;
  if (isWrong) wrong('tags');
  return lines;
}

/** `isNew`: the start must lie ahead although it did not change, because it is published now. */
function readTimes(
  { startAt, endAt, timezone }: EventInput,
  { now, before, isNew }: { now: Date; before?: EventRow | undefined; isNew: boolean },
  wrong: Wrong,
) {
  const [start, end] = [Date.parse(startAt), Date.parse(endAt)];
  const stays = before !== undefined && Date.parse(before.start_at) === start && !isNew;
  if (!stays && start < now.getTime() + SOONEST_MS) wrong('startAt');
  // What is over when it is written has not moved its end to now either.
  if (end <= start || end - start > LONGEST_MS || (stays && end <= now.getTime() && before.status === 1))
    wrong('endAt');
  if (!isZone(timezone)) wrong('timezone');
  return { start_at: new Date(start).toISOString(), end_at: new Date(end).toISOString(), timezone };
}

/** A stored event as the form would send it: what is published is looked at as if it were sent. Without its pictures. */
export function formOf(row: EventRow): EventInput {
  return {
    eventName: row.event_name,
    ...(row.description ? { description: row.description } : {}),
    ...(row.category === null ? {} : { category: row.category }),
    tags: row.tags,
    startAt: row.start_at,
    endAt: row.end_at,
    timezone: row.timezone,
    format: row.format,
    ...(row.location ? { eventLocation: row.location } : {}),
    ...(row.online_url ? { onlineUrl: row.online_url } : {}),
    useLiveRoom: row.use_live_room,
    pricing: row.pricing,
    currency: row.currency,
    ...(row.capacity === null ? {} : { capacity: row.capacity }),
    ageMin: row.age_min,
    ...(row.refund_policy === null ? {} : { refundPolicy: row.refund_policy }),
    ...(row.refund_note ? { refundNote: row.refund_note } : {}),
    attendeeQuestions: row.questions,
    showAttendees: row.show_attendees,
    waitlistEnabled: row.waitlist_enabled,
    linkedJobIds: row.linked_job_ids,
  };
}

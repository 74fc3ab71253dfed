import type { RequestBody, Schemas } from '#openapi/contract.ts';
import { fromZoned, toZoned } from '../lib/zonedTime.ts';
import type { EventDetails } from './events.ts';
import { hasChoices } from './attendeeQuestions.ts';
import { pointOfMap } from './eventNear.ts';
import {
  hasLink,
  hasPlace,
  placeText,
  toEventValues,
  type EventPicture,
  type EventValues,
} from './eventForm.ts';

/** That of the link to a map; else the one that was known, while the place is the same. */
function pointOf(values: EventValues): { lat: number; lng: number } | undefined {
  const { point } = values;
  const known = point?.of === placeText(values) ? { lat: point.lat, lng: point.lng } : undefined;
  return pointOfMap(values['eventLocation.mapUrl']) ?? known;
}

/** The place as the contract has it; undefined while a part of it is missing. */
export function locationOf(values: EventValues): Schemas['EventLocation'] | undefined {
  const line = (name: keyof EventValues & `eventLocation.${string}`) => values[name].trim();
  const [venueName, address] = [line('eventLocation.venueName'), line('eventLocation.address')];
  const [city, country] = [line('eventLocation.city'), line('eventLocation.country')];
  const [mapUrl, directions] = [line('eventLocation.mapUrl'), line('eventLocation.directions')];
  if (!hasPlace(values) || !venueName || !address || !city || !country) return undefined;
  return {
    venueName,
    address,
    city,
    country,
    ...pointOf(values),
    ...(mapUrl && { mapUrl }),
    ...(directions && { directions }),
  };
}

const whole = (typed: string) => (typed.trim() === '' ? undefined : Number(typed.trim()));
const media = ({ mediaKey, alt }: EventPicture) => ({ mediaKey, ...(alt.trim() && { alt: alt.trim() }) });

/** What is chosen from goes with a kind of answer that is chosen. */
const questionOf = ({ options, ...question }: EventValues['attendeeQuestions'][number]) => ({
  ...question,
  label: question.label.trim(),
  ...(options && hasChoices(question) && { options }),
});

export type EventInput = RequestBody<'eventEdit'>['event'];

/** The moment of a local time; that of the event itself when the clocks show the same, also where they show it twice. */
function momentOf(local: string, timezone: string, standing: string | undefined) {
  return standing !== undefined && toZoned(standing, timezone) === local
    ? standing
    : fromZoned(local, timezone);
}

/**
 * The whole event as the contract has it; what is empty is left out. Call it after the form was checked. `before` is the
 * event as it stands.
 */
export function toEventInput(values: EventValues, before?: EventDetails): EventInput {
  const line = (typed: string) => typed.trim() || undefined;
  const { timezone, useLiveRoom, linkedJobs } = values;
  const all = {
    eventName: values.eventName.trim(),
    eventImage: values.eventImage && media(values.eventImage),
    gallery: values.gallery.map(media),
    description: line(values.description),
    category: whole(values.category),
    tags: [...values.tags],
    startAt: momentOf(values.startAt, timezone, before?.event.startAt),
    endAt: momentOf(values.endAt, timezone, before?.event.endAt),
    timezone,
    format: whole(values.format),
    eventLocation: locationOf(values),
    onlineUrl: hasLink(values) && !useLiveRoom ? line(values.onlineUrl) : undefined,
    useLiveRoom: hasLink(values) && useLiveRoom,
    pricing: whole(values.pricing),
    currency: values.currency,
    capacity: whole(values.capacity),
    ageMin: whole(values.ageMin),
    refundPolicy: whole(values.refundPolicy),
    refundNote: line(values.refundNote),
    attendeeQuestions: values.attendeeQuestions.map(questionOf),
    showAttendees: values.showAttendees,
    waitlistEnabled: values.waitlistEnabled,
    linkedJobIds: linkedJobs.length > 0 ? linkedJobs.map(({ id }) => id) : undefined,
  };
  const said = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
  return said as unknown as EventInput; // Checked field by field before; what is undefined would not be sent anyway.
}

/** What the server holds against each other when it asks whether date or place have changed. */
const whenAndWhere = ({
  startAt,
  endAt,
  format,
  eventLocation,
  onlineUrl,
  useLiveRoom = false,
}: EventInput) => {
  const { venueName, address, city, country } = eventLocation ?? {};
  return JSON.stringify([startAt, endAt, format, venueName, address, city, country, onlineUrl, useLiveRoom]);
};

/** Whether date or place differ: whoever has a ticket is told, and may give it back (product S35). */
export const isMoved = (before: EventDetails, values: EventValues): boolean =>
  whenAndWhere(toEventInput(values, before)) !== whenAndWhere(toEventInput(toEventValues(before), before));

const pointText = ({ lat, lng }: { lat?: number; lng?: number } = {}) => `${lat} ${lng}`;

/** Whether the form says anything that the event does not: also where its link to a map names a point that the event has not yet. */
export const isChanged = (values: EventValues, details: EventDetails): boolean =>
  pointText(locationOf(values)) !== pointText(details.event.eventLocation) ||
  JSON.stringify(toEventInput(values, details)) !==
    JSON.stringify(toEventInput(toEventValues(details), details));

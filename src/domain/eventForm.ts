import type { Schemas } from '#openapi/contract.ts';
import { toZoned } from '../lib/zonedTime.ts';
import type { EventDetails, TicketPackage } from './events.ts';
import { newPackage, toPackageValues, type PackageValues } from './packageForm.ts';

export type AttendeeQuestion = Schemas['AttendeeQuestion'];

/** A picture that the form holds: one of the event, or one that was uploaded for it. */
export interface EventPicture {
  mediaKey: string;
  /** Its address; of an upload a small data URL, which a draft on this device outlives the page with. */
  src: string;
  alt: string;
}

/** An event as its form holds it: what is typed is text, also numbers; the names are those of the contract and its errors. */
export interface EventValues {
  eventName: string;
  eventImage?: EventPicture | undefined;
  gallery: readonly EventPicture[];
  description: string;
  category: string;
  tags: readonly string[];
  /** By the clocks of `timezone`: `2026-01-30T10:00`. */
  startAt: string;
  endAt: string;
  timezone: string;
  format: string;
  'eventLocation.venueName': string;
  'eventLocation.address': string;
  'eventLocation.city': string;
  'eventLocation.country': string;
  'eventLocation.mapUrl': string;
  'eventLocation.directions': string;
  /** A point on the map, which the form keeps as long as the place is the same (`of`: see `placeText`), and does not show. */
  point?: { lat: number; lng: number; of: string } | undefined;
  useLiveRoom: boolean;
  onlineUrl: string;
  pricing: string;
  currency: string;
  capacity: string;
  ageMin: string;
  refundPolicy: string;
  refundNote: string;
  attendeeQuestions: readonly AttendeeQuestion[];
  showAttendees: boolean;
  waitlistEnabled: boolean;
  linkedJobs: readonly { id: string; label: string }[];
  packages: readonly PackageValues[];
  /** Packages of the event that were taken away here. */
  removedPackages: readonly string[];
  /** Of a published event: whoever has a ticket is told, with `message`. */
  notify: boolean;
  message: string;
}

/** Product 3.5. */
export const eventLimits = {
  gallery: 10,
  tags: 10,
  questions: 5,
  jobs: 20,
  packages: 50,
  days: 30,
  soonestMinutes: 15,
} as const;

export interface EventDefaults {
  /** IANA. */
  timezone: string;
  currency: string;
  now: Date;
}

const dayMs = 86_400_000;

/** A new event: in a month, in the evening, paid, with refunds until a week before. */
export function newEventValues({ timezone, currency, now }: EventDefaults): EventValues {
  const day = toZoned(new Date(now.getTime() + 30 * dayMs).toISOString(), timezone).slice(0, 10);
  return {
    eventName: '',
    gallery: [],
    description: '',
    category: '',
    tags: [],
    startAt: `${day}T18:00`,
    endAt: `${day}T21:00`,
    timezone,
    format: '0',
    'eventLocation.venueName': '',
    'eventLocation.address': '',
    'eventLocation.city': '',
    'eventLocation.country': '',
    'eventLocation.mapUrl': '',
    'eventLocation.directions': '',
    useLiveRoom: false,
    onlineUrl: '',
    pricing: '1',
    currency,
    capacity: '',
    ageMin: '',
    refundPolicy: '',
    refundNote: '',
    attendeeQuestions: [],
    showAttendees: false,
    waitlistEnabled: false,
    linkedJobs: [],
    packages: [],
    removedPackages: [],
    notify: false,
    message: '',
  };
}

const text = (value: number | string | undefined) => (value === undefined ? '' : String(value));

const pictureOf = ({ mediaKey, url, alt }: Schemas['Media']): EventPicture => ({
  mediaKey,
  src: url,
  alt: alt ?? '',
});

type PlaceFields = Pick<EventValues, keyof EventValues & `eventLocation.${string}`>;

/** What a point on the map belongs to. */
export const placeText = (values: PlaceFields): string =>
  (['address', 'city', 'country', 'mapUrl'] as const)
    .map((name) => values[`eventLocation.${name}`].trim())
    .join('\n');

const placeFields = ({ eventLocation: place }: EventDetails['event']) => ({
  'eventLocation.venueName': text(place?.venueName),
  'eventLocation.address': text(place?.address),
  'eventLocation.city': text(place?.city),
  'eventLocation.country': text(place?.country),
  'eventLocation.mapUrl': text(place?.mapUrl),
  'eventLocation.directions': text(place?.directions),
});

function pointFields(event: EventDetails['event']): Pick<EventValues, 'point'> {
  const { lat, lng } = event.eventLocation ?? {};
  return lat === undefined || lng === undefined
    ? {}
    : { point: { lat, lng, of: placeText(placeFields(event)) } };
}

/** An event that is there, as the form holds it. */
export function toEventValues(details: EventDetails): EventValues {
  const { event, image, gallery, packages } = details;
  const { timezone } = event;
  return {
    eventName: event.eventName,
    ...(image && { eventImage: pictureOf(image) }),
    gallery: gallery.map(pictureOf),
    description: details.description,
    category: text(event.category),
    tags: event.tags,
    startAt: toZoned(event.startAt, timezone),
    endAt: toZoned(event.endAt, timezone),
    timezone,
    format: text(event.format),
    ...placeFields(event),
    ...pointFields(event),
    useLiveRoom: details.useLiveRoom,
    onlineUrl: text(details.onlineUrl),
    pricing: text(event.pricing),
    currency: event.currency,
    capacity: text(details.capacity),
    ageMin: details.ageMin === 0 ? '' : text(details.ageMin),
    refundPolicy: text(details.refundPolicy),
    refundNote: text(details.refundNote),
    attendeeQuestions: details.attendeeQuestions,
    showAttendees: details.showAttendees,
    waitlistEnabled: event.waitlistEnabled,
    linkedJobs: details.linkedJobs.map(({ jobId, vacancyName }) => ({ id: jobId, label: vacancyName })),
    packages: packages.map((one) => toPackageValues(one, timezone)),
    removedPackages: [],
    notify: false,
    message: '',
  };
}

export const hasPlace = ({ format }: Pick<EventValues, 'format'>): boolean => format !== '1';
export const hasLink = ({ format }: Pick<EventValues, 'format'>): boolean => format !== '0';

/** Tickets that are out or wait for their payment: they lock the currency and the price. */
export const takenOf = ({ quantity, remaining }: Pick<TicketPackage, 'quantity' | 'remaining'>): number =>
  Math.max(0, quantity - remaining);
export const soldOf = (details: EventDetails | undefined): number =>
  (details?.packages ?? []).reduce((sum, one) => sum + takenOf(one), 0);

/** Whether two forms say the same. */
export const sameEvent = (a: EventValues, b: EventValues): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The form of a free event: without any package one free kind of ticket is made. */
export function freeEvent(values: EventValues, key: string): Partial<EventValues> {
  if (values.packages.length > 0) return { pricing: '0' };
  const capacity = values.capacity.trim();
  const quantity = /^\d+$/.test(capacity) ? capacity : '100';
  return {
    pricing: '0',
    packages: [{ ...newPackage(key), packageName: 'Free ticket', price: '0', quantity }],
  };
}

/** The start moves, and the end with it: the event is as long as it was. */
export function moveStart(
  { startAt, endAt }: EventValues,
  next: string,
): Pick<EventValues, 'startAt' | 'endAt'> {
  const [from, to, end] = [startAt, next, endAt].map((local) => Date.parse(`${local}Z`));
  if (from === undefined || to === undefined || end === undefined || [from, to, end].some(Number.isNaN))
    return { startAt: next, endAt };
  return { startAt: next, endAt: new Date(end + to - from).toISOString().slice(0, 16) };
}

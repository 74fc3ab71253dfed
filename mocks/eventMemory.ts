import type { Schemas } from '#openapi/contract.ts';
import type { PostedEvent } from '../src/domain/myEvents.ts';
import { makeEventDetails } from './factories/events.ts';
import { pictures } from './fixtures/pictures.ts';
import { myEvents } from './factories/myEvents.ts';

/** What an organiser has done with its events during one story. */
let events: readonly PostedEvent[] = myEvents;
let made = 0;
/** What the form of an event has besides what lists show. */
let whole: Readonly<Record<string, Schemas['EventDetails']>> = {};

/** Before each story: whatever another one has changed is as it was. */
export function forgetEvents(): void {
  events = myEvents;
  made = 0;
  whole = {};
}

/** The own events of this story: `beforeEach: () => ownEvents([])`. */
export function ownEvents(list: readonly PostedEvent[]): void {
  events = list;
}

/** The own events as they stand. */
export const myEventsNow = (): readonly PostedEvent[] => events;

export const myEventNow = (eventId: string): PostedEvent | undefined =>
  events.find(({ event }) => event.eventId === eventId);

/** An id that no event has. */
export const newEventId = (): string => `e-new-${++made}`;

/** Puts an event in the place of `eventId`, or before the others when there is none. */
export function placeEvent(posted: PostedEvent, eventId: string = posted.event.eventId): PostedEvent {
  events = events.some(({ event }) => event.eventId === eventId)
    ? events.map((one) => (one.event.eventId === eventId ? posted : one))
    : [posted, ...events];
  return posted;
}

export const removeEvent = (eventId: string): void => {
  events = events.filter(({ event }) => event.eventId !== eventId);
};

/** An own event as its form is filled with it; a draft has no package yet. */
export function eventDetailsNow(eventId: string): Schemas['EventDetails'] | undefined {
  const posted = myEventNow(eventId);
  if (!posted) return undefined;
  const { event } = posted;
  const known = whole[eventId];
  if (known) return { ...known, event };
  const image = {
    mediaKey: `key-${eventId}`,
    url: event.eventImage ?? pictures.valley.url,
    mediaType: 0 as const,
  };
  const base = makeEventDetails(event, event.eventImage === undefined ? {} : { image });
  const { refundPolicy: _policy, capacity: _capacity, ...draft } = base;
  return event.status === 0 ? { ...draft, event, description: '', packages: [] } : { ...base, event };
}

/** Keeps the whole of an own event, in the place of `eventId` when it gets another id. */
export function placeEventDetails(details: Schemas['EventDetails'], eventId: string = details.event.eventId) {
  const before = myEventNow(eventId);
  whole = { ...whole, [details.event.eventId]: details };
  const sales = before?.sales ?? { sold: 0, revenue: 0, refunded: 0, checkedIn: 0, views: 0 };
  placeEvent({ event: details.event, sales }, eventId);
  return details;
}

import type { PostedEvent } from '../src/domain/myEvents.ts';
import { myEvents } from './factories/myEvents.ts';

/** What an organiser has done with its events during one story. */
let events: readonly PostedEvent[] = myEvents;
let made = 0;

/** Before each story: whatever another one has changed is as it was. */
export function forgetEvents(): void {
  events = myEvents;
  made = 0;
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

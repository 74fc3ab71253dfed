import type { Schemas } from '#openapi/contract.ts';
import { comingEvents, makeEvent, makeEventDetails, makeEventItem } from '../factories/events.ts';
import { postNow } from '../memory.ts';
import { waitingAt } from '../waitlistMemory.ts';
import { MockProblem, type MockHandlers } from '../msw.ts';

type Event = Schemas['Event'];

/** The event as it stands: what was saved since is. */
function eventNow(eventId: string): Event | undefined {
  const event = comingEvents.find((one) => one.eventId === eventId);
  const isSaved = postNow(eventId)?.viewer.isSaved;
  return event && { ...event, viewer: { ...event.viewer, isSaved: isSaved ?? event.viewer.isSaved } };
}

export const eventsNow = (): Event[] => comingEvents.flatMap(({ eventId }) => eventNow(eventId) ?? []);

/** What the feed has of an event: its place there, and the event behind it. */
export function eventInFeed(feedId: string): Schemas['FeedDetails'] {
  const event = eventNow(feedId) ?? makeEvent({ eventId: feedId });
  const kept = postNow(feedId);
  const item = makeEventItem(event);
  return { item: kept ? { ...item, viewer: kept.viewer } : item, event };
}

/** Events when all is well. A story that must remember more brings its own. */
export const eventHandlers = {
  getEventList: ({ pageIndex, filters = {} }) => {
    const { saved, text = '', pricing } = filters;
    const found = eventsNow().filter(
      (event) =>
        event.eventName.toLowerCase().includes(text.trim().toLowerCase()) &&
        (pricing === undefined || event.pricing === pricing) &&
        (!saved || event.viewer.isSaved),
    );
    const response = found.slice((pageIndex - 1) * 10, pageIndex * 10);
    return { message: 'Events', response, count: found.length, nextCursor: null };
  },
  getEventDetails: ({ eventId }) => {
    const event = eventNow(eventId);
    if (!event) throw new MockProblem(404, { code: 'NOT_FOUND', message: 'This event was removed.' });
    const waitlist = waitingAt(eventId);
    const response = makeEventDetails(event, waitlist.length > 0 ? { waitlist } : {});
    return { message: event.eventName, response };
  },
} satisfies MockHandlers;

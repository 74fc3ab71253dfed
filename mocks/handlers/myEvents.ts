import type { RequestBody, ResponseBody } from '#openapi/contract.ts';
import { addMessage } from '../attendeeMemory.ts';
import { makeEventDetails } from '../factories/events.ts';
import { draftEvent, eventTotalsOf } from '../factories/myEvents.ts';
import { myEventNow, myEventsNow, newEventId, placeEvent, removeEvent } from '../eventMemory.ts';
import { createEvent, publishEvent } from '../eventEditor.ts';
import { MockProblem, type MockHandlers } from '../msw.ts';

const savedAt = '2026-01-15T09:00:00.000Z';

const found = (eventId = '') => {
  const posted = myEventNow(eventId);
  if (!posted) throw new MockProblem(404, { code: 'NOT_FOUND', message: 'This event is not available.' });
  return posted;
};

function manage(body: RequestBody<'manageEvent'>): ResponseBody<'manageEvent'> {
  if (body.action === 0) return createEvent(body);
  const { event, sales } = found(body.eventId);
  switch (body.action) {
    case 1:
      return publishEvent(event.eventId);
    case 2: {
      const cancelled = { ...event, status: 2 as const, updatedAt: savedAt };
      const refunded = sales && { ...sales, sold: 0, refunded: sales.revenue };
      placeEvent({ event: cancelled, ...(refunded && { sales: refunded }) });
      return { message: 'Your event is cancelled', response: makeEventDetails(cancelled) };
    }
    case 3:
      removeEvent(event.eventId);
      return { message: 'Event deleted' };
    case 4: {
      const eventId = newEventId();
      const { counts } = draftEvent.event;
      const copy = { ...event, eventId, counts, status: 0 as const, createdAt: savedAt, updatedAt: savedAt };
      placeEvent({ ...draftEvent, event: copy });
      return { message: 'Draft made', response: makeEventDetails(copy) };
    }
    case 5: {
      const { message = '', audience = 'ALL', packageId } = body;
      const to = audience === 'PACKAGE' && packageId ? { audience, packageId } : { audience };
      addMessage({ message, ...to, recipients: 71, sentAt: savedAt });
      return { message: 'Message sent', response: makeEventDetails(event) };
    }
    default:
      throw new MockProblem(422, { code: 'VALIDATION' });
  }
}

/** An organiser's events, remembering what a story does with them. */
export const myEventHandlers = {
  getPostedEvents: ({ status, pageIndex }) => {
    const listed = myEventsNow().filter(({ event }) => status === undefined || event.status === status);
    const response = listed.slice((pageIndex - 1) * 10, pageIndex * 10);
    return { message: 'Events', response, count: listed.length, totals: eventTotalsOf(myEventsNow()) };
  },
  manageEvent: manage,
} satisfies MockHandlers;

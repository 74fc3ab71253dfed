import { attendeesNow, panelNow } from '../attendeeMemory.ts';
import { myEventNow } from '../eventMemory.ts';
import { MockProblem, type MockHandlers } from '../msw.ts';
import { doorHandlers } from './door.ts';

const pageSize = 10;

/** An event's panel and who comes, remembering what a story does with them. */
export const eventPanelHandlers = {
  eventDetail: ({ eventId }) => {
    const posted = myEventNow(eventId);
    if (!posted) throw new MockProblem(404, { code: 'NOT_FOUND', message: 'This event is not available.' });
    return { message: posted.event.eventName, response: panelNow(posted.event) };
  },
  getTicketDetails: (body) => {
    const { pageIndex, filters = {}, include } = body;
    if (include === 'checkin') return doorHandlers.getTicketDetails(body);
    const { text = '', packageId, status, checkedIn } = filters;
    const words = text.toLowerCase();
    const listed = attendeesNow().filter(
      (one) =>
        `${one.attendeeName} ${one.attendeeEmail} ${one.ticketCode}`.toLowerCase().includes(words) &&
        (packageId === undefined || one.packageId === packageId) &&
        (status === undefined || one.status === status) &&
        (checkedIn === undefined || (one.status === 2) === checkedIn),
    );
    return {
      message: `${listed.length} tickets`,
      response: listed.slice((pageIndex - 1) * pageSize, pageIndex * pageSize),
      count: listed.length,
      snapshotAt: '2026-01-15T09:00:00.000Z',
    };
  },
} satisfies MockHandlers;

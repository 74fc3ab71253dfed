import type { RequestBody, Schemas } from '#openapi/contract.ts';
import { ticketNow, ticketsNow } from '../ticketMemory.ts';
import { MockProblem, type MockHandlers } from '../msw.ts';

/** Where stories stand in time. */
const now = Date.parse('2026-01-15T09:00:00Z');

function isIn({ ticket, event }: Schemas['HeldTicket'], when: RequestBody<'ticketList'>['when']): boolean {
  if ([3, 5, 6].includes(ticket.status)) return when === 'CANCELLED';
  return when === (Date.parse(event.endAt) > now ? 'UPCOMING' : 'PAST');
}

const byStart = (one: Schemas['HeldTicket'], other: Schemas['HeldTicket']) =>
  one.event.startAt < other.event.startAt ? -1 : 1;

/** A member's tickets, remembering what a story does with them. */
export const ticketHandlers = {
  ticketList: ({ when, pageIndex }) => {
    const listed = ticketsNow().filter((one) => isIn(one, when));
    const sorted = when === 'UPCOMING' ? listed.toSorted(byStart) : listed;
    const response = sorted.slice((pageIndex - 1) * 10, pageIndex * 10);
    return { message: 'Tickets', response, count: listed.length, offers: [] };
  },
  ticketDetail: ({ ticketId }) => {
    const found = ticketNow(ticketId);
    if (!found) throw new MockProblem(404, { code: 'NOT_FOUND', message: 'This ticket does not exist.' });
    const { ticket, event } = found;
    const siblings = ticketsNow()
      .map((one) => one.ticket)
      .filter((one) => one.ticketId !== ticketId && one.eventId === ticket.eventId);
    const asOf = new Date(now).toISOString();
    return { message: ticket.packageName, response: { ticket, siblings, event, refundPolicy: 1, asOf } };
  },
} satisfies MockHandlers;

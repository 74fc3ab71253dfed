import type { RequestBody } from '#openapi/contract.ts';
import { attendeeNow, panelNow, placeAttendee, placeEntry } from '../attendeeMemory.ts';
import { MockProblem } from '../msw.ts';
import type { TicketAction } from './manageTickets.ts';

/** Whether a ticket is one of the organiser's attendees; another one is the reader's own. */
export const isAttendee = (ticketId: string | undefined): boolean => attendeeNow(ticketId) !== undefined;

function found(ticketId: string | undefined) {
  const ticket = attendeeNow(ticketId);
  if (!ticket) throw new MockProblem(404, { code: 'NOT_FOUND', message: 'This ticket is not available.' });
  return ticket;
}

/** CANCEL 2 and REFUND 8 by the organiser: all that is left goes back, or a part of it. */
export const cancelAttendee: TicketAction = ({ action, ticketId, amount }) => {
  const ticket = found(ticketId);
  const { price, refunded = 0, currency, transactionId = 'x1' } = ticket;
  const left = price - refunded;
  const back = action === 8 ? (amount ?? left) : left;
  const isOver = back === left;
  const changed = { ...ticket, ...(back > 0 && { refunded: refunded + back }) };
  const response = { ticket: placeAttendee(isOver ? { ...changed, status: back > 0 ? 6 : 3 } : changed) };
  const message = action === 8 ? 'The money is on its way back' : 'The ticket is cancelled';
  if (back === 0) return { message, response };
  return { message, response: { ...response, refund: { amount: back, currency, transactionId } } };
};

/** RESEND 6. */
export const resendToAttendee: TicketAction = ({ ticketId }) => ({
  message: 'The ticket is on its way',
  response: { ticket: found(ticketId) },
});

/** EDIT_ATTENDEE 7. */
export const editAttendee: TicketAction = ({ ticketId, attendeeName, attendeeEmail, note }) => {
  const { note: before, ...ticket } = found(ticketId);
  const after = note ?? before;
  const changed = {
    ...ticket,
    ...(attendeeName !== undefined && { attendeeName }),
    ...(attendeeEmail !== undefined && { attendeeEmail }),
    ...(after && { note: after }),
  };
  return { message: 'Saved', response: { ticket: placeAttendee(changed) } };
};

/** OFFER_SEATS 9: there are two seats free. */
export const offerSeats: TicketAction = ({
  waitlistId,
}: Pick<RequestBody<'manageTickets'>, 'waitlistId'>) => {
  const entry = panelNow().waitlist.find((one) => one.waitlistId === waitlistId);
  if (!entry) throw new MockProblem(404, { code: 'NOT_FOUND' });
  if (entry.quantity > 2)
    throw new MockProblem(409, { code: 'SOLD_OUT', message: 'There are not so many seats free.' });
  const { position: _position, ...rest } = entry;
  const waitlist = { ...rest, state: 'OFFERED' as const, offeredUntil: '2026-01-16T09:00:00.000Z' };
  placeEntry(waitlist);
  return { message: 'The seats are offered', response: { waitlist } };
};

import type { ResponseBody, Schemas } from '#openapi/contract.ts';
import { atDoor, placeAtDoor } from '../doorMemory.ts';
import { doorPublicKey } from '../factories/door.ts';
import { MockProblem, type MockHandlers } from '../msw.ts';
import type { TicketAction } from './manageTickets.ts';

type Answer = ResponseBody<'manageTickets'>;

type CheckInResult = NonNullable<Schemas['TicketOutcome']['checkIn']>;
type Ticket = Schemas['Ticket'];

const answered = (checkIn: CheckInResult, ticket?: Ticket): Answer => ({
  message: 'Scanned',
  response: { checkIn, ...(ticket && { ticket }) },
});

/** Lets in whoever has a valid ticket of the story's event. */
export const checkInAction: TicketAction = ({
  eventId,
  qr,
  ticketId,
  ticketCode,
  scannedAt = '',
  gate,
  clientId,
}) => {
  const [, qrTicket, qrEvent] = qr?.split('.') ?? [];
  const id = qrTicket ?? ticketId;
  const ticket = atDoor().find((one) =>
    id === undefined ? one.ticketCode === ticketCode : one.ticketId === id,
  );
  if (!ticket) return answered({ result: 'NOT_GENUINE' });
  if (qrEvent !== undefined && qrEvent !== eventId) return answered({ result: 'WRONG_EVENT' });
  if (ticket.status > 2 || ticket.disputed) return answered({ result: 'NOT_VALID' }, ticket);
  const { status, checkedInAt: usedAt, gate: used } = ticket;
  if (status === 2)
    return answered(
      { result: 'ALREADY_USED', ...(usedAt && { usedAt }), ...(used && { gate: used }) },
      ticket,
    );
  const now = placeAtDoor({
    ...ticket,
    status: 2,
    checkedInAt: scannedAt,
    checkInId: clientId ?? ticket.ticketId,
    ...(gate && { gate }),
  });
  return answered({ result: 'OK' }, now);
};

export const undoCheckInAction: TicketAction = ({ ticketId, checkInId }): Answer => {
  const ticket = atDoor().find((one) => one.ticketId === ticketId);
  if (ticket?.status !== 2)
    throw new MockProblem(409, { code: 'CONFLICT', message: 'This ticket is not checked in.' });
  if (ticket.checkInId !== checkInId)
    throw new MockProblem(409, { code: 'STALE', message: 'Another check-in of this ticket counts by now.' });
  const { checkedInAt: _at, gate: _gate, checkInId: _id, ...rest } = ticket;
  return { message: 'Check-in taken back', response: { ticket: placeAtDoor({ ...rest, status: 1 }) } };
};

/** The list for the door: of `getTicketDetails`, what is asked with `include: 'checkin'`. */
export const doorHandlers = {
  getTicketDetails({ pageIndex }) {
    const all = atDoor();
    return {
      message: `${all.length} tickets`,
      response: all.slice((pageIndex - 1) * 500, pageIndex * 500),
      count: all.length,
      publicKey: doorPublicKey,
      snapshotAt: '2026-01-15T09:00:00.000Z',
    };
  },
} satisfies MockHandlers;

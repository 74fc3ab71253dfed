import type { Schemas } from '#openapi/contract.ts';
import { comingEvents, makeEvent } from './events.ts';
import { minutesBefore } from './feed.ts';
import { makeTicket } from './tickets.ts';

type HeldTicket = Schemas['HeldTicket'];

const coming = (eventId: string) => comingEvents.find((event) => event.eventId === eventId) ?? makeEvent();
const past = makeEvent({
  eventId: 'e-winter',
  eventName: 'Winter evening of apprentices',
  startAt: '2025-12-11T17:00:00.000Z',
  endAt: '2025-12-11T21:00:00.000Z',
});
const noActs = { canTransfer: false, canCancel: false, canRename: false, refundAmount: 0 };

const held = (event: Schemas['Event'], ticket: Partial<Schemas['Ticket']>): HeldTicket => ({
  event,
  ticket: makeTicket({ eventId: event.eventId, ...ticket }),
});
/** Without what opens a door or can be done with it. */
const ended = (event: Schemas['Event'], ticket: Partial<Schemas['Ticket']>): HeldTicket => {
  const one = held(event, { viewer: noActs, ...ticket });
  const { qr: _qr, ...rest } = one.ticket;
  return { event, ticket: rest };
};

const online = coming('e2');

/** What Amara holds: an order of three for the fair, a free seat of an online event, what was used, and what is no more. */
export const heldTickets: readonly HeldTicket[] = [
  held(makeEvent(), { ticketId: 't1' }),
  held(makeEvent(), {
    ticketId: 't2',
    ticketCode: '9QH2TM4C7X',
    attendeeName: 'Tomás Ortega',
    attendeeEmail: 'tomas@example.org',
  }),
  held(makeEvent(), { ticketId: 't3', ticketCode: 'B8W5KJ0RZ3', attendeeName: 'Yuki Tanaka' }),
  held(online, {
    ticketId: 't4',
    ticketCode: 'M3X7CP1N6V',
    packageName: 'Seat',
    price: 0,
    transactionId: undefined,
    viewer: { canTransfer: true, canCancel: true, canRename: false, refundAmount: 0 },
  }),
  held(past, {
    ticketId: 't5',
    ticketCode: 'QZ4N8V2KTE',
    status: 2,
    checkedInAt: '2025-12-11T17:04:00.000Z',
    gate: 'Gate 1',
    viewer: noActs,
  }),
  ended(past, { ticketId: 't6', ticketCode: 'H7R0D9WYMA', status: 4, attendeeName: 'Ilse van Dorp' }),
  ended(coming('e4'), { ticketId: 't7', ticketCode: 'C2P6XJ5S8B', status: 6, price: 2_500, currency: 'JPY' }),
  ended(makeEvent(), { ticketId: 't8', ticketCode: 'TG1E3K9QWN', status: 5, attendeeName: 'Joon-ho Baek' }),
].map((one) => JSON.parse(JSON.stringify(one)) as HeldTicket); // What is undefined is absent in an answer.

/** Seats that somebody gave back, kept for Amara. */
export const makeOffer = (changes: Partial<Schemas['WaitlistEntry']> = {}): Schemas['WaitlistEntry'] => ({
  waitlistId: 'w1',
  eventId: 'e3',
  eventName: 'Night of open kitchens',
  packageId: 'p9',
  packageName: 'Dinner',
  quantity: 2,
  state: 'OFFERED',
  offeredUntil: '2026-01-15T20:30:00.000Z',
  joinedAt: minutesBefore(60 * 24 * 3),
  ...changes,
});

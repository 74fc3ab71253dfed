import type { Schemas } from '#openapi/contract.ts';
import { makeEvent } from './events.ts';
import { minutesBefore } from './feed.ts';

type Ticket = Schemas['Ticket'];

/** As long as a signature of the server is, and none. */
const signature = 'Qm9-'.repeat(21) + 'Qg';

/** A valid ticket as its holder has it. */
export const makeTicket = (changes: Partial<Ticket> = {}): Ticket => {
  const ticketId = changes.ticketId ?? 't1';
  return {
    ticketId,
    ticketCode: '7K3M9QX2TA',
    eventId: 'e1',
    packageId: 'p1',
    packageName: 'Day pass',
    attendeeName: 'Amara Diallo',
    attendeeEmail: 'amara@example.org',
    answers: [],
    price: 1_450,
    currency: 'EUR',
    status: 1,
    qr: `T1.${ticketId}.e1.1767949200.${signature}`,
    transactionId: 'x1',
    ownerUserId: 'u1',
    issuedAt: minutesBefore(60 * 24 * 6),
    viewer: { canTransfer: true, canCancel: true, canRename: true, refundAmount: 1_450 },
    ...changes,
  };
};

/** A ticket with its event, as a list of one's own has it. */
export const makeHeldTicket = (
  ticket: Partial<Ticket> = {},
  event: Partial<Schemas['Event']> = {},
): Schemas['HeldTicket'] => ({ ticket: makeTicket(ticket), event: makeEvent(event) });

/** A place on the waiting list of the harbour job fair. */
export const makeWaitlistEntry = (
  changes: Partial<Schemas['WaitlistEntry']> = {},
): Schemas['WaitlistEntry'] => ({
  waitlistId: 'w1',
  eventId: 'e1',
  eventName: 'Harbour job fair',
  packageId: 'p1',
  packageName: 'Day pass',
  quantity: 2,
  state: 'WAITING',
  position: 3,
  joinedAt: minutesBefore(60 * 24),
  ...changes,
});

/** Seats that were offered to whoever waited. */
export const makeOffer = (changes: Partial<Schemas['WaitlistEntry']> = {}): Schemas['WaitlistEntry'] => {
  const { position: _, ...entry } = makeWaitlistEntry(changes);
  return { ...entry, state: 'OFFERED', offeredUntil: minutesBefore(-60 * 22 - 30) };
};

/** Seats that are kept; its total is that of its items. */
export const makeHold = (changes: Partial<Schemas['Hold']> = {}): Schemas['Hold'] => {
  const items = changes.items ?? [
    { packageId: 'p1', packageName: 'Day pass', quantity: 2, unitAmount: 1_450 },
  ];
  return {
    transactionId: 'h1',
    type: 2,
    state: 'HELD',
    holdUntil: minutesBefore(-15),
    secondsLeft: 900,
    eventId: 'e1',
    items,
    total: items.reduce((sum, { quantity, unitAmount }) => sum + quantity * unitAmount, 0),
    currency: 'EUR',
    ...changes,
  };
};

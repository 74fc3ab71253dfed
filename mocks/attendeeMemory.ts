import type { Schemas } from '#openapi/contract.ts';
import { attendees, makeEventPanel } from './factories/eventPanel.ts';

type Ticket = Schemas['Ticket'];
type Panel = Schemas['EventPanel'];

/** What an organiser has done with tickets, seats and messages during one story. */
let tickets: readonly Ticket[] = attendees;
let waitlist: Panel['waitlist'] | undefined;
let sent: Panel['messages'] = [];

/** Before each story: whatever another one has changed is as it was. */
export function forgetAttendees(): void {
  tickets = attendees;
  waitlist = undefined;
  sent = [];
}

export const attendeesNow = (): readonly Ticket[] => tickets;

export const attendeeNow = (ticketId: string | undefined): Ticket | undefined =>
  tickets.find((one) => one.ticketId === ticketId);

export function placeAttendee(ticket: Ticket): Ticket {
  tickets = tickets.map((one) => (one.ticketId === ticket.ticketId ? ticket : one));
  return ticket;
}

/** The panel of an event as it stands. */
export function panelNow(event: Partial<Schemas['Event']> = {}): Panel {
  const panel = makeEventPanel(event);
  return { ...panel, waitlist: waitlist ?? panel.waitlist, messages: [...sent, ...panel.messages] };
}

export function placeEntry(entry: Panel['waitlist'][number]): void {
  let place = 0;
  waitlist = panelNow()
    .waitlist.map((one) => (one.waitlistId === entry.waitlistId ? entry : one))
    .map((one) => (one.state === 'WAITING' ? { ...one, position: ++place } : one));
}

export function addMessage(message: Omit<Panel['messages'][number], 'messageId'>): void {
  sent = [{ ...message, messageId: `m-new-${sent.length + 1}` }, ...sent];
}

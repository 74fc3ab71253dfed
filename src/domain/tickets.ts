import type { Schemas } from '#openapi/contract.ts';
import { eventTime } from '../lib/eventTime.ts';
import { formatMoney } from '../lib/money.ts';
import { addressText, EventFormat, refundPolicyTexts, type Event } from './events.ts';

export type Ticket = Schemas['Ticket'];
export type HeldTicket = Schemas['HeldTicket'];
export type TicketDetails = Schemas['TicketDetails'];
/** A ticket as far as it is known: the list knows less of it than its own details. */
export type ShownTicket = Pick<TicketDetails, 'ticket' | 'siblings' | 'event'> & Partial<TicketDetails>;
export type WaitlistEntry = Schemas['WaitlistEntry'];

/** The tabs of a member's tickets (product S38), by their name in the address. */
export const ticketTabs = ['upcoming', 'past', 'cancelled'] as const;
export type TicketTab = (typeof ticketTabs)[number];
export const ticketTabLabels: Record<TicketTab, string> = {
  upcoming: 'Upcoming',
  past: 'Past',
  cancelled: 'Cancelled',
};
export const whenOfTicketTab = {
  upcoming: 'UPCOMING',
  past: 'PAST',
  cancelled: 'CANCELLED',
} as const satisfies Record<TicketTab, string>;
export const toTicketTab = (text: string | null): TicketTab =>
  ticketTabs.find((tab) => tab === text) ?? 'upcoming';

export const emptyTicketTexts: Record<TicketTab, string> = {
  upcoming: 'You have no ticket for an event to come.',
  past: 'The tickets of events that are over will be here.',
  cancelled: 'None of your tickets was cancelled or handed on.',
};

export const TicketStatus = {
  VALID: 1,
  USED: 2,
  CANCELLED: 3,
  EXPIRED: 4,
  TRANSFERRED: 5,
  REFUNDED: 6,
} as const;

export const ticketStatusLabels: Record<Ticket['status'], string> = {
  1: 'Valid',
  2: 'Used',
  3: 'Cancelled',
  4: 'Expired',
  5: 'Handed on',
  6: 'Refunded',
};
export const ticketStatusTones = {
  1: 'success',
  2: 'info',
  3: 'neutral',
  4: 'neutral',
  5: 'neutral',
  6: 'neutral',
} as const satisfies Record<Ticket['status'], string>;

/** While a bank looks into its payment, a ticket that would open the door does not. */
export const isBlocked = ({ status, disputed }: Pick<Ticket, 'status' | 'disputed'>): boolean =>
  disputed === true && status <= TicketStatus.USED;

/** How a ticket stands, in a word. */
export const ticketBadge = (ticket: Pick<Ticket, 'status' | 'disputed'>) =>
  isBlocked(ticket)
    ? { label: 'Disputed', tone: 'warning' as const }
    : { label: ticketStatusLabels[ticket.status], tone: ticketStatusTones[ticket.status] };

const endedTexts: Partial<Record<Ticket['status'], string>> = {
  2: 'This ticket was used.',
  3: 'This ticket is cancelled. It opens no door any more.',
  4: 'The event is over. This ticket was not used.',
  5: 'You have handed this ticket on. This code opens no door any more.',
  6: 'This ticket is cancelled, and its price is paid back.',
};

/** What a ticket that opens no door says in the place of its code. Undefined while it does. */
export const endedText = (ticket: Pick<Ticket, 'status' | 'disputed'>): string | undefined =>
  isBlocked(ticket)
    ? 'A bank looks into the payment of this ticket. Until it decides, the ticket opens no door.'
    : endedTexts[ticket.status];

/** "Fri 30 Jan 2026, 10:04, Gate 1": when a ticket was used. Undefined while it was not. */
export function usedText(
  { checkedInAt, gate }: Pick<Ticket, 'checkedInAt' | 'gate'>,
  timezone: string,
): string | undefined {
  if (!checkedInAt) return undefined;
  return [eventTime(checkedInAt, timezone), gate].filter(Boolean).join(', ');
}

/** Whether its code opens the door now. */
export const isLive = (ticket: Pick<Ticket, 'status' | 'disputed'>): boolean =>
  ticket.status === TicketStatus.VALID && !isBlocked(ticket);

/** The tickets of one event. */
export interface TicketGroup {
  event: Event;
  tickets: readonly Ticket[];
}

/** Tickets by their event; events in the order in which the first ticket of each came. */
export function byEvent(held: readonly HeldTicket[]): TicketGroup[] {
  const groups = new Map<string, { event: Event; tickets: Ticket[] }>();
  for (const { ticket, event } of held) {
    const known = groups.get(event.eventId);
    if (known) known.tickets.push(ticket);
    else groups.set(event.eventId, { event, tickets: [ticket] });
  }
  return [...groups.values()];
}

const byId = (one: Ticket, other: Ticket) => (one.ticketId < other.ticketId ? -1 : 1);

/** All tickets of an order, always in the same order whichever of them is looked at. */
export const orderOf = ({ ticket, siblings }: Pick<TicketDetails, 'ticket' | 'siblings'>): Ticket[] =>
  [ticket, ...siblings].sort(byId);

/**
 * What the list knows of a ticket, for reading it before its details came, or where they cannot be had. Free tickets, and
 * those that somebody else paid, say nothing of their order: there those of the same event stand together.
 */
export function detailsFromList(
  held: readonly HeldTicket[],
  ticketId: string,
): Pick<TicketDetails, 'ticket' | 'siblings' | 'event'> | undefined {
  const found = held.find(({ ticket }) => ticket.ticketId === ticketId);
  if (!found) return undefined;
  const { ticket, event } = found;
  const siblings = held
    .map((one) => one.ticket)
    .filter(
      (one) =>
        one.ticketId !== ticketId &&
        one.eventId === ticket.eventId &&
        one.transactionId === ticket.transactionId,
    );
  return { ticket, siblings, event };
}

/** What stands in the place of the link of an online event. */
export function withoutLinkText({ ticket, useLiveRoom }: ShownTicket): string {
  if (useLiveRoom) return 'It takes place in the live room of the event.';
  return ticket.disputed
    ? 'The link to join is not shown while the payment is disputed.'
    : 'The link to join is here from one hour before the start.';
}

/** "Fischauktionshalle, Große Elbstraße 9, Hamburg, Germany"; "Online". */
export const placeOf = ({ format, eventLocation }: Pick<Event, 'format' | 'eventLocation'>): string =>
  format === EventFormat.ONLINE || !eventLocation
    ? 'Online'
    : `${eventLocation.venueName}, ${addressText(eventLocation)}`;

/** What cancelling does, before it is done. What goes back comes first (product S39). */
export function cancelTicketText(
  { price, currency, viewer, transactionId }: Ticket,
  refundPolicy: Schemas['RefundPolicy'] | undefined,
): string {
  const back = viewer?.refundAmount ?? 0;
  const end = 'Your seat is free for somebody else. This cannot be taken back.';
  if (back > 0) {
    const card = transactionId === undefined ? 'the card that paid for it' : 'your card';
    return `${formatMoney({ amount: back, currency })} goes back to ${card}. ${end}`;
  }
  if (price === 0) return `This ticket was free, so nothing is paid back. ${end}`;
  const why = refundPolicy === undefined ? '' : ` The rule of this event: ${refundPolicyTexts[refundPolicy]}`;
  return `Nothing is paid back.${why} ${end}`;
}

/** "2 of 3". */
export const placeInOrder = (order: readonly Ticket[], ticketId: string): string =>
  `${order.findIndex((one) => one.ticketId === ticketId) + 1} of ${order.length}`;

/** "7K3M9 QX2TA": a code in two halves, as it is read aloud. */
export const spacedCode = (code: string): string => `${code.slice(0, 5)} ${code.slice(5)}`;

/** Where a question about a ticket is asked. */
export const ticketHelpHref = ({ ticketCode }: Pick<Ticket, 'ticketCode'>): string =>
  `/contact-us?ticket=${encodeURIComponent(ticketCode)}`;

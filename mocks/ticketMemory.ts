import type { Schemas } from '#openapi/contract.ts';
import { heldTickets } from './factories/heldTickets.ts';

type HeldTicket = Schemas['HeldTicket'];

/** What a member has done with tickets during one story. */
let held: readonly HeldTicket[] = heldTickets;

/** Before each story: whatever another one has changed is as it was. */
export function forgetTickets(): void {
  held = heldTickets;
}

/** The member's tickets as they stand. */
export const ticketsNow = (): readonly HeldTicket[] => held;

export const ticketNow = (ticketId: string): HeldTicket | undefined =>
  held.find(({ ticket }) => ticket.ticketId === ticketId);

/** Puts what a ticket has become in its place. */
export function changeTicket(
  ticketId: string,
  changes: Partial<Schemas['Ticket']>,
): Schemas['Ticket'] | undefined {
  held = held.map((one) =>
    one.ticket.ticketId === ticketId ? { ...one, ticket: { ...one.ticket, ...changes } } : one,
  );
  return ticketNow(ticketId)?.ticket;
}

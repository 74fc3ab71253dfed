import type { Schemas } from '#openapi/contract.ts';
import { ticketsAtDoor } from './factories/door.ts';

type Ticket = Schemas['Ticket'];

/** The tickets of the door that a story has changed. */
const changed = new Map<string, Ticket>();

/** Before each story: whoever came in during another one is outside again. */
export const closeDoor = (): void => changed.clear();

/** Everybody with a ticket, as they stand. */
export const atDoor = (): Ticket[] => ticketsAtDoor.map((ticket) => changed.get(ticket.ticketId) ?? ticket);

export function placeAtDoor(ticket: Ticket): Ticket {
  changed.set(ticket.ticketId, ticket);
  return ticket;
}

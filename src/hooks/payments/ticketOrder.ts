import type { Schemas } from '#openapi/contract.ts';
import { isRecord, scratch } from '../../api/scratch.ts';
import type { OrderItem } from '../../domain/ticketSale.ts';

/** Which tickets somebody wants to pay for. Kept for this tab, so that a reload or a login in between loses nothing. */
export interface TicketOrder {
  eventId: string;
  items: OrderItem[];
  /** The offer of a waiting list that is taken. */
  waitlistId?: string;
  /** Of this choice: asked for twice, it is one hold. */
  clientId: string;
  /** The hold that was made of it. */
  transactionId?: string;
}

const isItem = (value: unknown): value is OrderItem =>
  isRecord(value) && typeof value.packageId === 'string' && Number.isInteger(value.quantity);

export const isTicketOrder = (value: unknown): value is TicketOrder =>
  isRecord(value) &&
  typeof value.eventId === 'string' &&
  typeof value.clientId === 'string' &&
  Array.isArray(value.items) &&
  value.items.every(isItem);

export const ticketOrder = scratch(() => sessionStorage, 'ticketOrder', isTicketOrder);

/** An order with an id of its own: no hold was made of it yet. */
export const newOrder = ({
  eventId,
  items,
  waitlistId,
}: Pick<TicketOrder, 'eventId' | 'items' | 'waitlistId'>): TicketOrder => ({
  eventId,
  items,
  ...(waitlistId !== undefined && { waitlistId }),
  clientId: crypto.randomUUID(),
});

/** Goes on with the hold of a payment that was begun; which tickets it is for, the server knows. */
export const resumeOrder = ({ eventId = '', transactionId }: Schemas['Transaction']) =>
  ticketOrder.write({ ...newOrder({ eventId, items: [] }), transactionId });

// Tickets, the door, the waiting list and what organisers write to those who come (product 3.5, S36).
import type { Schemas } from '#openapi/contract.ts';
import type { Default, JsonList, OptionalTime, Time } from './columns.ts';

export interface TicketsTable {
  id: string;
  /** Ten characters of Crockford's base 32, for a door without a camera. */
  code: string;
  event_id: string;
  package_id: string;
  /** The hold that became tickets; of free ones too. */
  transaction_id: string;
  owner_id: string;
  attendee_name: string;
  attendee_email: string | null;
  answers: JsonList<Schemas['AttendeeAnswer']>;
  /** What was paid for it, and what of that goes back; in minor units. */
  price: number;
  paid_back: Default<number>;
  currency: string;
  /** The refund policy of the event when its seat was taken; the better of it and the present one applies. */
  sold_policy: Schemas['RefundPolicy'] | null;
  /** Contract: TicketStatus. EXPIRED 4 is never stored: the end of the event says so. */
  status: Default<1 | 2 | 3 | 5 | 6>;
  /** Of the organiser. */
  note: string | null;
  checked_in_at: OptionalTime;
  checked_in_by: string | null;
  gate: string | null;
  /** The scan that counts while it is checked in. */
  scan_id: string | null;
  /** The ticket that was handed on, whose place this one took. */
  handed_from: string | null;
  issued_at: Time;
  updated_at: Time;
}

export interface TicketScansTable {
  id: string;
  event_id: string;
  /** Null when what was scanned is no ticket of ours. */
  ticket_id: string | null;
  by_id: string;
  device_id: string;
  /** Which scan of the device it was. */
  client_id: string | null;
  /** How far the clock of the device was behind ours when it was sent; null when the device did not say. */
  behind_ms: number | null;
  /** Somebody came in by it. */
  let_in: Default<boolean>;
  gate: string | null;
  /** Contract: TicketOutcome.checkIn.result; UNDONE once the organiser took it back. */
  result: NonNullable<Schemas['TicketOutcome']['checkIn']>['result'] | 'UNDONE';
  /** When the device saw it, and when we heard of it. */
  scanned_at: Time;
  received_at: Time;
}

export interface WaitlistTable {
  id: string;
  event_id: string;
  package_id: string;
  member_id: string;
  quantity: number;
  state: Default<Schemas['WaitlistEntry']['state']>;
  /** Seats that wait for the member while they are offered; 0 while a payment of theirs holds them. */
  held: Default<number>;
  offered_until: OptionalTime;
  joined_at: Time;
  updated_at: Time;
}

export interface EventMessagesTable {
  id: string;
  event_id: string;
  message: string;
  audience: Schemas['AttendeeAudience'];
  package_id: string | null;
  recipients: number;
  sent_at: Time;
}

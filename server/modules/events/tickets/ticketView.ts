import type { Schemas } from '#openapi/contract.ts';
import type { Context, Db } from '../../../context.ts';
import { isDisputed } from '../../payments/rows.ts';
import { canCancel, canRename, canTransfer, refundOf } from './refundRules.ts';
import type { Double } from './scans.ts';
import { qrOf } from './signature.ts';

type Ticket = Schemas['Ticket'];

const HOUR_MS = 3_600_000;
const HYBRID = 2;
const VALID = 1;
const USED = 2;
const EXPIRED = 4;

/** Tickets with what their view needs of package and event. */
export const ticketRows = (db: Db) =>
  db
    .selectFrom('tickets')
    .innerJoin('event_packages', 'event_packages.id', 'tickets.package_id')
    .innerJoin('events', 'events.id', 'tickets.event_id')
    .innerJoin('transactions', 'transactions.id', 'tickets.transaction_id')
    .selectAll('tickets')
    .select([
      'event_packages.package_name',
      'event_packages.attendance',
      'events.format',
      'events.start_at',
      'events.end_at',
      'events.status as event_status',
      'events.refund_policy',
      'events.changes',
      'transactions.dispute',
      // Since then the seats are theirs, and what changes is a change for them.
      'transactions.created_at as bought_at',
      'transactions.member_id as payer_id',
    ]);

export type TicketRow = Awaited<ReturnType<ReturnType<typeof ticketRows>['execute']>>[number];

type Viewing = Pick<Context, 'config' | 'now'>;

/** The door stays open for so long after the end of the event (product 5, Ticket); then a ticket is EXPIRED. */
export const GRACE_HOURS = 24;

/** EXPIRED is derived: a valid ticket of an event that is over, and whose door is closed. */
export const ticketStatus = (
  { status, end_at }: Pick<TicketRow, 'status' | 'end_at'>,
  now: Date,
): Ticket['status'] =>
  status === VALID && Date.parse(end_at) + GRACE_HOURS * HOUR_MS <= now.getTime() ? EXPIRED : status;

/** The bank of whoever paid has its price, or decides who has it: until that is known it opens no door. */
export const isBlocked = ({ price, dispute }: Pick<TicketRow, 'price' | 'dispute'>): boolean =>
  price > 0 && isDisputed({ dispute });

/** What names the check-in that counts; one without a scan is of a demonstration, or as old as its ticket. */
export const checkInOf = ({ id, scan_id }: Pick<TicketRow, 'id' | 'scan_id'>): string => scan_id ?? id;

function common(row: TicketRow, now: Date): Ticket {
  return {
    ticketId: row.id,
    ticketCode: row.code,
    eventId: row.event_id,
    packageId: row.package_id,
    packageName: row.package_name,
    ...(row.format === HYBRID ? { attendance: row.attendance ?? 0 } : {}),
    attendeeName: row.attendee_name,
    ...(row.attendee_email === null ? {} : { attendeeEmail: row.attendee_email }),
    answers: row.answers,
    price: row.price,
    ...(row.paid_back > 0 ? { refunded: row.paid_back } : {}),
    currency: row.currency,
    status: ticketStatus(row, now),
    ...(isBlocked(row) ? { disputed: true as const } : {}),
    ...(row.checked_in_at === null ? {} : { checkedInAt: row.checked_in_at }),
    ...(row.checked_in_by === null ? {} : { checkedInBy: row.checked_in_by }),
    ...(row.gate === null ? {} : { gate: row.gate }),
    ...(row.price > 0 ? { transactionId: row.transaction_id } : {}),
    ownerUserId: row.owner_id,
    issuedAt: row.issued_at,
  };
}

/** As its holder sees it: with the code that opens the door while it does. */
export function toTicket({ config, now }: Viewing, row: TicketRow): Ticket {
  const at = now();
  const { transactionId, ...ticket } = common(row, at);
  // Whoever was handed it reads nothing of somebody else's payment.
  const isPaidByHolder = row.payer_id === row.owner_id && transactionId !== undefined;
  const opens = (ticket.status === VALID || ticket.status === USED) && !isBlocked(row);
  return {
    ...ticket,
    ...(isPaidByHolder ? { transactionId } : {}),
    ...(opens ? { qr: qrOf(config.ticketKey, row) } : {}),
    viewer: {
      canTransfer: canTransfer(row, at),
      canCancel: canCancel(row, at),
      canRename: canRename(row, at),
      refundAmount: canCancel(row, at) ? refundOf(row, at) : 0,
    },
  };
}

/** As the organiser sees it: with the note, and without the code of somebody else. */
export const toAttendee = (
  { now }: Pick<Viewing, 'now'>,
  row: TicketRow,
  double?: Double | undefined,
): Ticket => ({
  ...common(row, now()),
  ...(row.status === USED ? { checkInId: checkInOf(row) } : {}),
  ...(double ? { doubleAt: double.at } : {}),
  ...(double?.gate ? { doubleGate: double.gate } : {}),
  ...(row.note === null ? {} : { note: row.note }),
});

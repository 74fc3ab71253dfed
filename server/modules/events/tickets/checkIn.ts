import type { RequestBody, Schemas } from '#openapi/contract.ts';
import { requireSession, type Context, type Db } from '../../../context.ts';
import { isKey } from '../../../ids.ts';
import { conflict } from '../../../problem.ts';
import { publish } from '../../../stream/publish.ts';
import type { EventRow } from '../ownEvent.ts';
import { flagLater, keepScan, readScan, type Scan } from './scans.ts';
import { countMoney } from './seats.ts';
import { readQr } from './signature.ts';
import { checkInOf, isBlocked, ticketRows, toAttendee, ticketStatus, type TicketRow } from './ticketView.ts';

type Body = RequestBody<'manageTickets'>;
type Outcome = Schemas['TicketOutcome'];
type Result = NonNullable<Outcome['checkIn']>;

/**
 * Lets somebody in, or says why not, in one word (product S36). Scans may come hours late from devices without a network: each is
 * kept, and of two of the same ticket the one that was made first counts.
 */
export async function checkIn(context: Context, trx: Db, event: EventRow, body: Body): Promise<Outcome> {
  const scan = await readScan(context, trx, event.id, body);
  const ticket = await scanned(context, trx, body);
  const result = ticket
    ? await judge(context, trx, { event, ticket, scan })
    : { result: 'NOT_GENUINE' as const };
  await keepScan(context, trx, {
    eventId: event.id,
    ticketId: ticket?.id ?? null,
    scan,
    result: result.result,
  });
  // Of another event's ticket nothing is told.
  if (!ticket || ticket.event_id !== event.id) return { checkIn: result };
  return { checkIn: result, ticket: toAttendee(context, await read(trx, ticket.id)) };
}

const read = (trx: Db, id: string) => ticketRows(trx).where('tickets.id', '=', id).executeTakeFirstOrThrow();

/** The ticket of a scan, locked after its package. Undefined for what is none of ours. */
async function scanned(
  { config }: Context,
  trx: Db,
  { qr, ticketId, ticketCode }: Body,
): Promise<TicketRow | undefined> {
  const id = qr === undefined ? ticketId : readQr(config.ticketKey, qr)?.ticketId;
  if (qr !== undefined && id === undefined) return undefined;
  if (id !== undefined && !isKey(id)) return undefined;
  const found = await trx
    .selectFrom('tickets')
    .select(['id', 'package_id'])
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .$if(id === undefined, (query) => query.where('code', '=', ticketCode ?? ''))
    .executeTakeFirst();
  if (!found) return undefined;
  await lockTicket(trx, found);
  return read(trx, found.id);
}

/** The package first, as whoever ends a ticket does it. */
async function lockTicket(trx: Db, { id, package_id }: Pick<TicketRow, 'id' | 'package_id'>) {
  await trx.selectFrom('event_packages').select('id').where('id', '=', package_id).forNoKeyUpdate().execute();
  await trx.selectFrom('tickets').select('id').where('id', '=', id).forUpdate().execute();
}

async function judge(
  context: Context,
  trx: Db,
  { event, ticket, scan }: { event: EventRow; ticket: TicketRow; scan: Scan },
): Promise<Result> {
  if (ticket.event_id !== event.id) return { result: 'WRONG_EVENT' };
  // Whether it was over when the device saw it, not when we hear of it.
  const isValid = ticketStatus(ticket, scan.at) < 3 && event.status === 1 && !isBlocked(ticket);
  if (!isValid) return { result: 'NOT_VALID' };
  const first =
    ticket.checked_in_at === null ? undefined : { usedAt: ticket.checked_in_at, gate: ticket.gate };
  const isFirst = first === undefined || scan.at.getTime() < Date.parse(first.usedAt);
  if (isFirst) await letIn(context, trx, ticket, scan);
  const other = first && { usedAt: first.usedAt, ...(first.gate === null ? {} : { gate: first.gate }) };
  if (isFirst && first) await flagLater(trx, ticket.id);
  return { result: isFirst ? 'OK' : 'ALREADY_USED', ...other };
}

/** Tells the holder and the devices at the door, which are the organiser's. */
const doorMoved = (trx: Db, { id, owner_id }: TicketRow, organiserId: string) =>
  publish(
    trx,
    [...new Set([owner_id, organiserId])].map((memberId) => ({
      memberId,
      event: { type: 'ticket.checkedIn', ticketId: id },
    })),
  );

async function letIn(context: Context, trx: Db, ticket: TicketRow, scan: Scan) {
  await trx
    .updateTable('tickets')
    .set({
      status: 2,
      checked_in_at: scan.at,
      checked_in_by: requireSession(context).userId,
      gate: scan.gate,
      scan_id: scan.id,
      updated_at: context.now(),
    })
    .where('id', '=', ticket.id)
    .execute();
  if (ticket.status === 1) await countMoney(trx, ticket.package_id, { checkedIn: 1 });
  await doorMoved(trx, ticket, requireSession(context).userId);
}

/**
 * Takes a check-in back: the ticket opens the door once more. Throws 409 STALE when it is not the one that counts: a guest whom
 * another door has let in meanwhile stays in.
 */
export async function undoCheckIn(
  context: Context,
  trx: Db,
  found: TicketRow,
  checkInId: string | undefined,
): Promise<Outcome> {
  await lockTicket(trx, found);
  const ticket = await read(trx, found.id);
  if (ticket.status !== 2) throw conflict('This ticket is not checked in.');
  if (checkInId?.toLowerCase() !== checkInOf(ticket))
    throw conflict('Another check-in of this ticket counts by now. Please look at the list again.', 'STALE');
  await trx
    .updateTable('tickets')
    .set({
      status: 1,
      checked_in_at: null,
      checked_in_by: null,
      gate: null,
      scan_id: null,
      updated_at: context.now(),
    })
    .where('id', '=', ticket.id)
    .execute();
  await trx
    .updateTable('ticket_scans')
    .set({ result: 'UNDONE', let_in: false })
    .where('id', '=', checkInOf(ticket))
    .execute();
  await countMoney(trx, ticket.package_id, { checkedIn: -1 });
  await doorMoved(trx, ticket, requireSession(context).userId);
  return { ticket: toAttendee(context, await read(trx, ticket.id)) };
}

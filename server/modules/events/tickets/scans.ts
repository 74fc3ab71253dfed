import { sql } from 'kysely';
import type { RequestBody, Schemas } from '#openapi/contract.ts';
import { requireSession, type Context, type Db } from '../../../context.ts';
import { newId } from '../../../ids.ts';
import { oneLine } from '../../../text.ts';

type Body = RequestBody<'manageTickets'>;
type Result = NonNullable<Schemas['TicketOutcome']['checkIn']>['result'];

/** For so long the fastest request of a device says what its clock is worth. */
const CLOCK_MS = 10 * 60_000;
/** Longer is no request on its way. */
const ON_THE_WAY_MS = 30_000;
/** What `behind_ms` holds. */
const MOST_MS = 2_147_483_647;

/** A scan with the time at which it was made by the clock of the server. */
export interface Scan {
  id: string;
  at: Date;
  gate: string | null;
  deviceId: string;
  clientId: string | null;
  behindMs: number | null;
}

/**
 * How far the clock of a device is behind ours, in milliseconds. What a request needs on its way looks the same, so the fastest
 * one of the last minutes counts.
 */
async function behind(
  { now }: Context,
  db: Db,
  { eventId, deviceId, sentAt }: { eventId: string; deviceId: string; sentAt: string | undefined },
): Promise<{ said: number | null; counts: number }> {
  const sent = Date.parse(sentAt ?? '');
  if (Number.isNaN(sent)) return { said: null, counts: 0 };
  const said = Math.max(-MOST_MS, Math.min(MOST_MS, now().getTime() - sent));
  const since = new Date(now().getTime() - CLOCK_MS).toISOString();
  const { rows } = await sql<{ least: number | null }>`
    select min(behind_ms) as least from ticket_scans
    where event_id = ${eventId}::uuid and device_id = ${deviceId}
      and behind_ms is not null and received_at > ${since}::timestamptz`.execute(db);
  const least = rows[0]?.least ?? said;
  // Further apart the clock was set meanwhile.
  return { said, counts: said - least <= ON_THE_WAY_MS ? Math.min(said, least) : said };
}

/** Reads what a device says of a scan. Its time is the server's, and never in the future: a clock ahead has not seen it. */
export async function readScan(context: Context, db: Db, eventId: string, body: Body): Promise<Scan> {
  const now = context.now().getTime();
  const deviceId = body.deviceId ?? '';
  const { said, counts } = await behind(context, db, { eventId, deviceId, sentAt: body.sentAt });
  const at = Date.parse(body.scannedAt ?? '');
  return {
    id: newId(now),
    at: new Date(Number.isNaN(at) ? now : Math.min(at + counts, now)),
    gate: oneLine(body.gate ?? '') || null,
    deviceId,
    clientId: body.clientId ?? null,
    behindMs: said,
  };
}

/** Every scan is kept, also one that opened nothing. */
export async function keepScan(
  context: Context,
  trx: Db,
  {
    eventId,
    ticketId,
    scan,
    result,
  }: { eventId: string; ticketId: string | null; scan: Scan; result: Result },
): Promise<void> {
  await trx
    .insertInto('ticket_scans')
    .values({
      id: scan.id,
      event_id: eventId,
      ticket_id: ticketId,
      by_id: requireSession(context).userId,
      device_id: scan.deviceId,
      client_id: scan.clientId,
      behind_ms: scan.behindMs,
      let_in: result === 'OK',
      gate: scan.gate,
      result,
      scanned_at: scan.at,
      received_at: context.now(),
    })
    .execute();
}

/**
 * A device has let somebody in by its own word before it heard that another door was first: this ticket brought two people in. The
 * same scan says so as often as it likes.
 */
export async function keepAlone(context: Context, { alone, eventId = '', deviceId = '', clientId }: Body) {
  if (!alone || clientId === undefined) return;
  await context.db
    .updateTable('ticket_scans')
    .set({ let_in: true })
    .where('event_id', '=', eventId)
    .where('by_id', '=', requireSession(context).userId)
    .where('device_id', '=', deviceId)
    .where('client_id', '=', clientId)
    .where('result', '=', 'ALREADY_USED')
    .execute();
}

/** What was the first scan is a double since an earlier one has arrived. */
export async function flagLater(trx: Db, ticketId: string): Promise<void> {
  await trx
    .updateTable('ticket_scans')
    .set({ result: 'ALREADY_USED' })
    .where('ticket_id', '=', ticketId)
    .where('result', '=', 'OK')
    .execute();
}

export interface Double {
  at: string;
  gate: string | null;
}

/** The last later scan of each of these tickets that let somebody in all the same. */
export async function doublesOf(db: Db, ticketIds: readonly string[]): Promise<Map<string, Double>> {
  if (ticketIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('ticket_scans')
    .innerJoin('tickets', 'tickets.id', 'ticket_scans.ticket_id')
    .select(['tickets.id', 'ticket_scans.scanned_at', 'ticket_scans.gate'])
    .where('tickets.id', 'in', [...ticketIds])
    .where('tickets.status', '=', 2)
    .where('ticket_scans.result', '=', 'ALREADY_USED')
    .where('ticket_scans.let_in', '=', true)
    // Of a check-in that was taken back nothing counts any more.
    .whereRef('ticket_scans.scanned_at', '>=', 'tickets.checked_in_at')
    .orderBy('ticket_scans.scanned_at')
    .execute();
  return new Map(rows.map(({ id, scanned_at, gate }) => [id, { at: scanned_at, gate }]));
}

import { sql } from 'kysely';
import type { Schemas } from '#openapi/contract.ts';
import type { Context, Db } from '../../../context.ts';
import { authorSelect, toAuthor, type AuthorRow } from '../../../shared/authors.ts';
import { isKey } from '../../../ids.ts';

type Entry = Schemas['WaitlistEntry'];

const MOST_SHOWN = 500;
const MOST_OFFERS = 20;
/** Of one member at one event: one for each package. */
const MOST_PLACES = 50;

interface Row extends AuthorRow {
  id: string;
  event_id: string;
  event_name: string;
  package_id: string;
  package_name: string;
  quantity: number;
  state: Entry['state'];
  offered_until: string | null;
  joined_at: string;
  position: number;
}

/** Of who still waits for the same package, the first one is 1. */
const position = sql`(
  select count(*) + 1 from waitlist before
  where before.event_id = w.event_id and before.package_id = w.package_id and before.state = 'WAITING' and before.id < w.id)`;

const read = (where: ReturnType<typeof sql>, limit: number) => sql<Row>`
  select w.id, w.event_id, e.event_name, w.package_id, p.package_name, w.quantity, w.state, w.offered_until, w.joined_at,
    ${position} as position, ${authorSelect}
  from waitlist w
  inner join events e on e.id = w.event_id
  inner join event_packages p on p.id = w.package_id
  inner join members on members.id = w.member_id
  where ${where} order by w.id limit ${sql.lit(limit)}`;

function toEntry(row: Row): Entry {
  return {
    waitlistId: row.id,
    eventId: row.event_id,
    eventName: row.event_name,
    packageId: row.package_id,
    packageName: row.package_name,
    quantity: row.quantity,
    state: row.state,
    ...(row.state === 'WAITING' ? { position: row.position } : {}),
    ...(row.state === 'OFFERED' && row.offered_until !== null ? { offeredUntil: row.offered_until } : {}),
    joinedAt: row.joined_at,
  };
}

/** Seats that are offered to a member now. */
export async function offersOf({ now }: Pick<Context, 'now'>, db: Db, memberId: string): Promise<Entry[]> {
  const { rows } = await read(
    sql`w.member_id = ${memberId}::uuid and w.state = 'OFFERED'
      and w.offered_until > ${now().toISOString()}::timestamptz and e.status = 1 and e.deleted_at is null`,
    MOST_OFFERS,
  ).execute(db);
  return rows.map(toEntry);
}

/** Where a member waits for seats of an event, and what was offered there. */
export async function placesOf(
  { now }: Pick<Context, 'now'>,
  db: Db,
  { memberId, eventId }: { memberId: string; eventId: string },
): Promise<Entry[]> {
  const { rows } = await read(
    sql`w.member_id = ${memberId}::uuid and w.event_id = ${eventId}::uuid and (w.state = 'WAITING'
      or (w.state = 'OFFERED' and w.offered_until > ${now().toISOString()}::timestamptz))`,
    MOST_PLACES,
  ).execute(db);
  return rows.map(toEntry);
}

/** Who waits for an event and who was offered seats, for its organiser. */
export async function waitlistOf(db: Db, eventId: string): Promise<Entry[]> {
  const { rows } = await read(
    sql`w.event_id = ${eventId}::uuid and w.state in ('WAITING', 'OFFERED') and members.deleted_at is null`,
    MOST_SHOWN,
  ).execute(db);
  return rows.map((row) => ({ ...toEntry(row), member: toAuthor(row) }));
}

/** One entry; undefined when there is none. */
export async function entryOf(db: Db, waitlistId: string, forOrganiser = false): Promise<Entry | undefined> {
  if (!isKey(waitlistId)) return undefined;
  const { rows } = await read(sql`w.id = ${waitlistId}::uuid`, 1).execute(db);
  const [row] = rows;
  return row && { ...toEntry(row), ...(forOrganiser ? { member: toAuthor(row) } : {}) };
}

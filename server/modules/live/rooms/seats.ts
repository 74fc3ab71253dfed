import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Context, Db } from '../../../context.ts';
import { newId, newIdAfter } from '../../../ids.ts';
import { AUDIENCE, HOST, lockRoom, type Room } from './rooms.ts';

/** Of one member in the audience of all rooms: tabs that were closed are over long before there are more. */
const MOST_SEATS = 4;

export interface Seat {
  seat_id: string;
  agora_uid: number | null;
}

/** Its media run. */
export const isConnected: RawBuilder<SqlBool> = sql<SqlBool>`(
  live_seats.connected_at is not null and live_seats.lost_at is null and live_seats.left_at is null)`;

/** Counts who is in the audience now, after a change of seats; the room is told within a second. */
export async function countAudience(
  { now }: Pick<Context, 'now'>,
  db: Db,
  channelNames: readonly string[],
): Promise<void> {
  if (channelNames.length === 0) return;
  await sql`
    update live_channels set audience = counted.there, peak = greatest(peak, counted.there),
      audience_changed_at = ${now().toISOString()}::timestamptz
    from (
      select channel_name, (
        select count(distinct live_seats.member_id) from live_seats where live_seats.channel_name = one.channel_name
          and live_seats.role = ${sql.lit(AUDIENCE)} and ${isConnected})::int as there
      from unnest(${[...new Set(channelNames)]}::text[]) as one (channel_name)) as counted
    where live_channels.channel_name = counted.channel_name`.execute(db);
}

interface NewSeat {
  room: Room;
  memberId: string;
  role: 0 | 1;
  sessionHash: string;
  expiresAt: Date;
}

/**
 * Gives a member a seat. The caller holds the room. With Agora, which tells us nothing of who is there, a seat is taken from its
 * beginning until its token ends, and the same session keeps it, since a renewed token must be of the same uid.
 */
export async function takeSeat(context: Pick<Context, 'now'>, db: Db, given: NewSeat): Promise<Seat> {
  const { room, memberId, role, sessionHash, expiresAt } = given;
  const now = context.now();
  const isAgora = room.provider === 'AGORA';
  if (isAgora) {
    const known = await db
      .updateTable('live_seats')
      .set({ expires_at: expiresAt })
      .where('channel_name', '=', room.channel_name)
      .where('member_id', '=', memberId)
      .where('role', '=', role)
      .where('session_hash', '=', sessionHash)
      .where('left_at', 'is', null)
      .returning(['seat_id', 'agora_uid'])
      .executeTakeFirst();
    if (known) return known;
  }
  // Of a host the later seat is the greater one: the media server leaves an order aside that comes after a later one.
  const seat = await db
    .insertInto('live_seats')
    .values({
      seat_id: role === HOST ? newIdAfter(room.host_seat ?? undefined, now.getTime()) : newId(now.getTime()),
      channel_name: room.channel_name,
      member_id: memberId,
      role,
      session_hash: sessionHash,
      agora_uid: isAgora ? await freeUid(db, room.channel_name) : null,
      issued_at: now,
      expires_at: expiresAt,
      connected_at: isAgora ? now : null,
    })
    .returning(['seat_id', 'agora_uid'])
    .executeTakeFirstOrThrow();
  if (isAgora && role === AUDIENCE) await countAudience(context, db, [room.channel_name]);
  return seat;
}

/** Agora's uid of a room's next seat; the room is held, so it is nobody else's. */
async function freeUid(db: Db, channelName: string): Promise<number> {
  const { last } = await db
    .selectFrom('live_seats')
    .select((row) => row.fn.max('agora_uid').as('last'))
    .where('channel_name', '=', channelName)
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

/** Ends what a member holds too much, so that nobody takes all that the media server can bear. Each room is held by itself. */
export async function leaveOldest(context: Pick<Context, 'now' | 'db'>, memberId: string): Promise<void> {
  const { db } = context;
  const open = await db
    .selectFrom('live_seats')
    .select(['seat_id', 'channel_name'])
    .where('member_id', '=', memberId)
    .where('role', '=', AUDIENCE)
    .where('left_at', 'is', null)
    .orderBy('seat_id', 'desc')
    .offset(MOST_SEATS)
    .limit(100)
    .execute();
  for (const { seat_id, channel_name } of open)
    await db.transaction().execute(async (trx) => {
      await lockRoom(trx, channel_name);
      await endSeats(context, trx, [seat_id]);
    });
}

/** Ends seats, if they are not over. The media server is told by the watch (watch.ts). */
export async function endSeats(
  context: Pick<Context, 'now'>,
  db: Db,
  seatIds: readonly string[],
): Promise<void> {
  if (seatIds.length === 0) return;
  const now = context.now();
  const ended = await db
    .updateTable('live_seats')
    .set((row) => ({ left_at: now, lost_at: row.fn.coalesce('lost_at', row.val(now)) }))
    .where('seat_id', 'in', seatIds)
    .where('left_at', 'is', null)
    .returning(['channel_name', 'role'])
    .execute();
  const audience = ended.filter(({ role }) => role === AUDIENCE);
  await countAudience(
    context,
    db,
    audience.map(({ channel_name }) => channel_name),
  );
}

/** Ends all that a member has in a room, or everything in it. */
export async function endSeatsOf(
  context: Pick<Context, 'now'>,
  db: Db,
  channelName: string,
  memberId?: string,
): Promise<void> {
  const seats = await db
    .selectFrom('live_seats')
    .select('seat_id')
    .where('channel_name', '=', channelName)
    .$if(memberId !== undefined, (query) => query.where('member_id', '=', memberId ?? ''))
    .where('left_at', 'is', null)
    .execute();
  await endSeats(
    context,
    db,
    seats.map(({ seat_id }) => seat_id),
  );
}

/** Whether the host's media run from another seat. */
export const hostIsThere = async (db: Db, { channel_name, host_seat }: Room): Promise<boolean> =>
  host_seat !== null &&
  (await db
    .selectFrom('live_seats')
    .select('seat_id')
    .where('channel_name', '=', channel_name)
    .where('seat_id', '=', host_seat)
    .where('role', '=', HOST)
    .where(isConnected)
    .executeTakeFirst()) !== undefined;

/** How many members are in the audience or on their way to it. */
export async function takenSeats(db: Db, channelName: string): Promise<number> {
  const { taken } = await db
    .selectFrom('live_seats')
    .select((row) => row.fn.count<number>('member_id').distinct().as('taken'))
    .where('channel_name', '=', channelName)
    .where('role', '=', AUDIENCE)
    .where('left_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(taken);
}

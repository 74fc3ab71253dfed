import { sql } from 'kysely';
import type { RequestBody, ResponseBody, Schemas } from '#openapi/contract.ts';
import { requireSession, type Context, type Db } from '../../../context.ts';
import { notHidden } from '../../../db/visible.ts';
import { isKey } from '../../../ids.ts';
import { invalid } from '../../../problem.ts';
import { authorColumns, toAuthor } from '../../../shared/authors.ts';
import { countRows } from '../../../shared/paging.ts';
import { commentsFor } from './comments.ts';
import { accessOf, AUDIENCE, onAir, roomFor, roomsFor, toChannel } from './rooms.ts';
import { isConnected } from './seats.ts';

type Answer = ResponseBody<'fetchChannel'>;

const MOST_ROOMS = 100;
const MOST_MEMBERS = 200;

/** One room by its name, that of an event, or those of a kind that are on air (product S54, S58). */
export async function fetchChannel(
  { channelName, eventId, mediaType }: RequestBody<'fetchChannel'>,
  context: Context,
): Promise<Answer> {
  if (channelName !== undefined) return oneRoom(context, channelName);
  if (eventId !== undefined) return roomsOnAir(context, { eventId });
  if (mediaType === undefined) throw invalid({ mediaType: 'Please choose video or audio.' });
  return roomsOnAir(context, { mediaType });
}

async function oneRoom(context: Context, channelName: string): Promise<Answer> {
  const { userId } = requireSession(context);
  const { db } = context;
  const room = await roomFor(db, userId, channelName);
  return {
    message: room.title,
    response: [toChannel(context, room, userId)],
    count: 1,
    // What is said in a room is for those whom it is open to.
    comments: room.access === 'OPEN' ? await commentsFor(db, room, userId) : [],
    ...(room.host_id === userId
      ? { members: await membersIn(db, room), keptOut: await keptOutOf(db, room) }
      : {}),
  };
}

/** Whom the host has removed or muted, for the host. A member who left Rolecast, or whom a block hides, needs no way back. */
async function keptOutOf(
  db: Db,
  { channel_name, host_id }: { channel_name: string; host_id: string },
): Promise<Schemas['KeptOut'][]> {
  const rows = await db
    .selectFrom('live_bans')
    .innerJoin('members', 'members.id', 'live_bans.member_id')
    .select(authorColumns)
    .select('live_bans.kind')
    .where('live_bans.channel_name', '=', channel_name)
    .where('members.deleted_at', 'is', null)
    .where(notHidden(host_id, 'members.id'))
    .orderBy('live_bans.created_at', 'desc')
    .orderBy('members.id')
    .orderBy('live_bans.kind')
    .limit(MOST_MEMBERS)
    .execute();
  return rows.map((row) => ({ member: toAuthor(row), action: row.kind }));
}

/** Who watches, for the host. */
async function membersIn(
  db: Db,
  { channel_name, host_id }: { channel_name: string; host_id: string },
): Promise<Schemas['Author'][]> {
  const rows = await db
    .selectFrom('members')
    .select(authorColumns)
    .where('members.id', '!=', host_id)
    .where(notHidden(host_id, 'members.id'))
    .where((row) =>
      row(
        'members.id',
        'in',
        row
          .selectFrom('live_seats')
          .select('live_seats.member_id')
          .where('live_seats.channel_name', '=', channel_name)
          .where('live_seats.role', '=', AUDIENCE)
          .where(isConnected),
      ),
    )
    .orderBy('members.user_name')
    .orderBy('members.id')
    .limit(MOST_MEMBERS)
    .execute();
  return rows.map(toAuthor);
}

/** Rooms on air that a member may enter, the largest audience first. */
export const openRooms = (db: Db, userId: string) =>
  roomsFor(db, userId)
    .where(onAir)
    .where(accessOf(sql`${userId}::uuid`), '=', 'OPEN')
    .orderBy('live_channels.audience', 'desc')
    .orderBy('live_channels.started_at', 'desc')
    .orderBy('live_channels.channel_name');

/** `eventId` has one room at most: it is its organiser's, who has one at a time. */
async function roomsOnAir(
  context: Context,
  { eventId, mediaType }: { eventId?: string; mediaType?: 1 | 2 },
): Promise<Answer> {
  const { userId } = requireSession(context);
  if (eventId !== undefined && !isKey(eventId)) return { message: '0 rooms', response: [], count: 0 };
  const open = openRooms(context.db, userId)
    .$if(eventId !== undefined, (rooms) => rooms.where('live_channels.event_id', '=', eventId ?? ''))
    .$if(mediaType !== undefined, (rooms) => rooms.where('live_channels.media_type', '=', mediaType ?? 1));
  const rooms = await open.limit(MOST_ROOMS).execute();
  const count = rooms.length < MOST_ROOMS ? rooms.length : await countRows(context.db, open.clearOrderBy());
  return {
    message: count === 1 ? '1 room' : `${count} rooms`,
    response: rooms.map((room) => toChannel(context, room, userId)),
    count,
  };
}

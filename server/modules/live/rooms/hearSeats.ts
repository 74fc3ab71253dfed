import type { Context, Db } from '../../../context.ts';
import { isKey } from '../../../ids.ts';
import type { HeardEvent, LiveServerState, RoomState } from '../../../live/protocol.ts';
import { AWAY_MS, hostCame } from './generateToken.ts';
import { tellRoom } from '../liveEvents.ts';
import type { MediaServer } from '../../../services/mediaServer.ts';
import { AUDIENCE, HOST, lockRoom, onAir } from './rooms.ts';
import { countAudience } from './seats.ts';

export type Hearing = Pick<Context, 'now' | 'db' | 'config'> & { mediaServer: MediaServer };

/** What the media server says of who is there. Every process of the API hears it, and the same twice changes nothing. */
export async function hearSeats(context: Hearing, event: HeardEvent): Promise<void> {
  switch (event.type) {
    case 'host.connected':
    case 'viewer.connected':
      return connected(context, event.channelName, event.seatId);
    case 'host.lost':
    case 'viewer.lost':
      return lost(context, event.channelName, event.seatId);
    case 'state':
      return compare(context, event.state);
    default:
  }
}

async function connected(context: Hearing, channelName: string, seatId: string): Promise<void> {
  const { db, now, mediaServer } = context;
  const isKnown = await db.transaction().execute(async (trx) => {
    const room = await lockRoom(trx, channelName);
    if (!room || room.state === 'ENDED' || !isKey(seatId)) return false;
    const seat = await trx
      .selectFrom('live_seats')
      .select(['role', 'connected_at', 'lost_at'])
      .where('seat_id', '=', seatId)
      .where('channel_name', '=', channelName)
      .where('left_at', 'is', null)
      .executeTakeFirst();
    if (!seat) return false;
    if (seat.role === HOST && room.host_seat !== seatId) return false;
    if (seat.connected_at === null || seat.lost_at !== null) {
      await trx
        .updateTable('live_seats')
        .set({ connected_at: now(), lost_at: null })
        .where('seat_id', '=', seatId)
        .execute();
      if (seat.role === AUDIENCE) await countAudience(context, trx, [channelName]);
    }
    if (seat.role === HOST) await hostCame(trx, channelName);
    return true;
  });
  // It was ended while its media began.
  if (!isKnown) await mediaServer.removeSeat(channelName, seatId);
}

async function lost(context: Hearing, channelName: string, seatId: string): Promise<void> {
  if (!isKey(seatId)) return;
  await context.db.transaction().execute(async (trx) => {
    const room = await lockRoom(trx, channelName);
    if (!room) return;
    const seat = await trx
      .updateTable('live_seats')
      .set({ lost_at: context.now() })
      .where('seat_id', '=', seatId)
      .where('channel_name', '=', channelName)
      .where('connected_at', 'is not', null)
      .where('lost_at', 'is', null)
      .returning('role')
      .executeTakeFirst();
    if (!seat) return;
    if (seat.role === AUDIENCE) await countAudience(context, trx, [channelName]);
    else if (room.host_seat === seatId) await hostLeft(context, trx, channelName);
  });
}

/** The room waits for its host; when that was in vain the watch ends it. The caller holds it. */
export async function hostLeft(context: Pick<Context, 'now'>, db: Db, channelName: string): Promise<void> {
  const away = await db
    .updateTable('live_channels')
    .set({ state: 'HOST_AWAY', host_away_until: new Date(context.now().getTime() + AWAY_MS) })
    .where('channel_name', '=', channelName)
    .where('state', '=', 'LIVE')
    .returning('channel_name')
    .executeTakeFirst();
  if (away) await tellRoom(db, { type: 'live.state', channelName });
}

/** What was missed while nobody listened, or is new to a media server that was started again. */
async function compare(context: Hearing, state: LiveServerState): Promise<void> {
  const { db, mediaServer } = context;
  const rooms = await db
    .selectFrom('live_channels')
    .select(['channel_name', 'media_type', 'host_seat'])
    .where('provider', '=', 'WEBRTC')
    .where(onAir)
    .execute();
  const running = new Map(state.rooms.map((room) => [room.channelName, room]));
  const open = new Set(rooms.map(({ channel_name }) => channel_name));
  for (const { channelName } of state.rooms)
    if (!open.has(channelName)) await mediaServer.closeRoom(channelName);
  for (const { channel_name: channelName, media_type: mediaType, host_seat: hostSeatId } of rooms) {
    if (hostSeatId === null) continue;
    if (running.get(channelName)?.hostSeatId !== hostSeatId)
      await mediaServer.openRoom({ channelName, mediaType, hostSeatId });
    await compareSeats(context, channelName, running.get(channelName));
  }
}

async function compareSeats(context: Hearing, channelName: string, room: RoomState | undefined) {
  const there = new Set(room?.viewers);
  if (room?.hostConnected) there.add(room.hostSeatId);
  const seats = await context.db
    .selectFrom('live_seats')
    .select('seat_id')
    .where('channel_name', '=', channelName)
    .where('left_at', 'is', null)
    .where('connected_at', 'is not', null)
    .where('lost_at', 'is', null)
    .execute();
  for (const { seat_id } of seats) if (!there.has(seat_id)) await lost(context, channelName, seat_id);
  for (const seatId of there) await connected(context, channelName, seatId);
}

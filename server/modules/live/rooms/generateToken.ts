import type { RequestBody, ResponseBody, Schemas } from '#openapi/contract.ts';
import { signAgora } from '../../../agora.ts';
import { requireSession, type Context, type Db } from '../../../context.ts';
import { ACCESS_MAX_SEC } from '../../../live/protocol.ts';
import { ApiProblem, conflict } from '../../../problem.ts';
import { limit } from '../../../rateLimit.ts';
import { tellRoom } from '../liveEvents.ts';
import { MediaServerAway } from '../../../services/mediaServer.ts';
import {
  HOST,
  lockRoom,
  refuseOthers,
  refuseOutsiders,
  roomFor,
  roomFull,
  roomGone,
  type Room,
  type RoomFor,
} from './rooms.ts';
import { endSeats, hostIsThere, leaveOldest, takenSeats, takeSeat, type Seat } from './seats.ts';

type Body = RequestBody<'generateToken'>;

/** Agora tells us nothing of who is there, so whoever does not ask again within so long is not. The SDK asks half a minute before. */
const AGORA_SEC = 600;
/** So that the loss of a host is noticed soon. */
const AGORA_HOST_SEC = 90;

/** A host who is lost, or moves to another tab, has so long to be there (product D17). */
export const AWAY_MS = 60_000;

const mediaAway = () =>
  new ApiProblem(503, 'UNAVAILABLE', 'Live rooms cannot be reached now. Please try again.');

/**
 * A place in a room and the way to its media (product S55, S58). It may be asked for again at any time. A host who is there from another
 * tab stays, unless `takeover` says otherwise: so two tabs never put each other out for ever.
 */
export async function generateToken(body: Body, context: Context): Promise<ResponseBody<'generateToken'>> {
  const { userId } = requireSession(context);
  await limit(context, 'liveToken', userId);
  const known = await roomFor(context.db, userId, body.channelName);
  if (body.role === HOST) refuseOthers(known, userId);
  refuseOutsiders(known);
  const agoraSec = body.role === HOST ? AGORA_HOST_SEC : AGORA_SEC;
  const seconds = known.provider === 'AGORA' ? agoraSec : ACCESS_MAX_SEC;
  const expiresAt = new Date(context.now().getTime() + seconds * 1000);
  const { room, seat } = await context.db
    .transaction()
    .execute((trx) => enter(context, trx, body, known, expiresAt));
  if (body.role !== HOST) await leaveOldest(context, userId);
  const response =
    room.provider === 'AGORA'
      ? agoraAccess(context, { room, seat, role: body.role, expiresAt, seconds })
      : await webRtcAccess(context, { room, seat, role: body.role, expiresAt });
  return { message: 'Welcome', response };
}

async function enter(
  context: Context,
  db: Db,
  { channelName, role, takeover = false }: Body,
  known: RoomFor,
  expiresAt: Date,
): Promise<{ room: Room; seat: Seat }> {
  const { userId, tokenHash } = requireSession(context);
  const room = await lockRoom(db, channelName);
  if (!room) throw roomGone();
  // Who was removed a moment ago has held no seat that could be taken away: none is given any more.
  refuseOutsiders(await roomFor(db, userId, channelName));
  const seatOf = () =>
    takeSeat(context, db, { room, memberId: userId, role, sessionHash: tokenHash, expiresAt });
  if (role !== HOST) {
    // Those who are on their way count too: the last place is given once.
    if (!known.inside && (await takenSeats(db, channelName)) >= context.config.liveViewersMax)
      throw roomFull();
    return { room, seat: await seatOf() };
  }
  const isOwnSeat = await isSeatOf(db, room, tokenHash);
  const isThere = await hostIsThere(db, room);
  if (!takeover && !isOwnSeat && isThere)
    throw conflict('You are in this room from another tab. You can move here.');
  const seat = await seatOf();
  if (room.host_seat !== seat.seat_id) {
    if (room.host_seat !== null) await endSeats(context, db, [room.host_seat]);
    await db
      .updateTable('live_channels')
      .set({
        host_seat: seat.seat_id,
        // Whoever takes over has as long to arrive as somebody who was lost; until then nothing seems to be missing.
        ...(isThere ? { host_away_until: new Date(context.now().getTime() + AWAY_MS) } : {}),
      })
      .where('channel_name', '=', channelName)
      .execute();
  }
  if (room.provider === 'AGORA') await hostCame(db, channelName);
  return { room: { ...room, host_seat: seat.seat_id }, seat };
}

/** With Agora a session renews the token of its seat; with our media server each tab has a seat of its own. */
const isSeatOf = async (db: Db, { provider, host_seat }: Room, sessionHash: string): Promise<boolean> =>
  provider === 'AGORA' &&
  host_seat !== null &&
  (await db
    .selectFrom('live_seats')
    .select('seat_id')
    .where('seat_id', '=', host_seat)
    .where('session_hash', '=', sessionHash)
    .where('left_at', 'is', null)
    .executeTakeFirst()) !== undefined;

/** The host's media run: the room goes on. */
export async function hostCame(db: Db, channelName: string): Promise<void> {
  const before = await lockRoom(db, channelName);
  if (!before || before.state === 'ENDED' || before.host_away_until === null) return;
  await db
    .updateTable('live_channels')
    .set({ state: 'LIVE', host_away_until: null })
    .where('channel_name', '=', channelName)
    .execute();
  if (before.state === 'HOST_AWAY') await tellRoom(db, { type: 'live.state', channelName });
}

interface Granted {
  room: Room;
  seat: Seat;
  role: 0 | 1;
  expiresAt: Date;
}

async function webRtcAccess(
  { services }: Context,
  { room, seat, role, expiresAt }: Granted,
): Promise<Schemas['WebRtcAccess']> {
  const { mediaServer } = services;
  if (!mediaServer) throw mediaAway();
  const { channel_name: channelName, media_type: mediaType } = room;
  // The room may be new there, or the media server may have been started again.
  if (room.host_seat !== null)
    await mediaServer
      .openRoom({ channelName, mediaType, hostSeatId: room.host_seat })
      .catch((error: unknown) => {
        throw error instanceof MediaServerAway ? mediaAway() : error;
      });
  const exp = Math.floor(expiresAt.getTime() / 1000);
  const way = mediaServer.way({ channelName, seatId: seat.seat_id, role, mediaType, exp });
  return { provider: 'WEBRTC', expiresAt: expiresAt.toISOString(), ...way };
}

function agoraAccess(
  { config }: Context,
  { room, seat, role, expiresAt, seconds }: Granted & { seconds: number },
): Schemas['AgoraAccess'] {
  // A room of Agora, after the settings were taken away.
  if (!config.agora || seat.agora_uid === null) throw mediaAway();
  const token = signAgora(config.agora, {
    channelName: room.channel_name,
    uid: seat.agora_uid,
    mayPublish: role === HOST,
    seconds,
  });
  return {
    provider: 'AGORA',
    token,
    expiresAt: expiresAt.toISOString(),
    appId: config.agora.appId,
    uid: seat.agora_uid,
  };
}

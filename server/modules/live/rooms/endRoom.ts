import type { RequestBody, ResponseBody } from '#openapi/contract.ts';
import { requireSession, type Context, type Db } from '../../../context.ts';
import type { EndReason } from '../../../live/protocol.ts';
import { tellRoom } from '../liveEvents.ts';
import { endRecordingOf } from '../recordings/endRecording.ts';
import { onAir, refuseOthers, roomFor, toChannel } from './rooms.ts';
import { endSeatsOf } from './seats.ts';

/**
 * Ends a room for everybody, if it has not ended: they are told, every seat is over, and a running recording is kept. The media server
 * is told by the watch (watch.ts).
 */
export async function endRoom(
  context: Pick<Context, 'now'>,
  db: Db,
  channelName: string,
  reason: EndReason = 'room.closed',
): Promise<void> {
  const ended = await db
    .updateTable('live_channels')
    .set({ state: 'ENDED', ended_at: context.now(), host_away_until: null })
    .where('channel_name', '=', channelName)
    .where(onAir)
    .returning('channel_name')
    .executeTakeFirst();
  if (!ended) return;
  await endRecordingOf(context, db, channelName, reason);
  await tellRoom(db, { type: 'live.state', channelName });
  await endSeatsOf(context, db, channelName);
}

/** Ends one's own room; ending it twice changes nothing. */
export async function liveStop(
  { channelName }: RequestBody<'liveStop'>,
  context: Context,
): Promise<ResponseBody<'liveStop'>> {
  const { userId } = requireSession(context);
  const { db } = context;
  refuseOthers(await roomFor(db, userId, channelName), userId);
  await db.transaction().execute((trx) => endRoom(context, trx, channelName));
  const room = await roomFor(db, userId, channelName);
  return { message: 'The room is closed', response: toChannel(context, room, userId) };
}

import type { Context, Db } from '../../../context.ts';
import type { EndReason } from '../../../live/protocol.ts';
import { addTask } from '../../../tasks.ts';
import { tellRoom } from '../liveEvents.ts';
import { lockRoom } from '../rooms/rooms.ts';
import { FAILED, NOT_SAVED, PROCESSING } from './rows.ts';

export const FINISH = 'recordings.finish';

type Clock = Pick<Context, 'now'>;

/**
 * Ends a running recording, in the caller's transaction, and has it made into a film. Once it has ended, for whatever reason,
 * nothing changes any more. True when it ran.
 */
export async function endRecording(
  { now }: Clock,
  db: Db,
  recordingId: string,
  reason: EndReason,
): Promise<boolean> {
  const running = await db
    .selectFrom('recordings')
    .select('channel_name')
    .where('recording_id', '=', recordingId)
    .where('stopped_at', 'is', null)
    .executeTakeFirst();
  if (!running) return false;
  // A room before its recordings, as everywhere.
  await lockRoom(db, running.channel_name);
  const ended = await db
    .updateTable('recordings')
    .set({ stopped_at: now(), stop_reason: reason })
    .where('recording_id', '=', recordingId)
    .where('stopped_at', 'is', null)
    .returning('channel_name')
    .executeTakeFirst();
  if (!ended) return false;
  await db
    .updateTable('live_channels')
    .set({ recording_id: null })
    .where('channel_name', '=', ended.channel_name)
    .where('recording_id', '=', recordingId)
    .execute();
  await tellRoom(db, { type: 'live.state', channelName: ended.channel_name });
  await addTask(db, { kind: FINISH, key: `${FINISH}:${recordingId}`, data: { recordingId }, runAt: now() });
  return true;
}

/** Makes the film of one that could not be saved, now that the media server says that it still has what was recorded. */
export async function finishAgain({ now }: Clock, db: Db, recordingId: string): Promise<void> {
  const again = await db
    .updateTable('recordings')
    .set({ state: PROCESSING, progress: 0, failure_reason: null })
    .where('recording_id', '=', recordingId)
    .where('state', '=', FAILED)
    .where('failure_reason', '=', NOT_SAVED)
    .returning('recording_id')
    .executeTakeFirst();
  if (!again) return;
  const key = `${FINISH}:${recordingId}:${now().getTime()}`;
  await addTask(db, { kind: FINISH, key, data: { recordingId }, runAt: now() });
}

/** Ends what runs in a room, if anything does: its end keeps the recording. */
export async function endRecordingOf(
  context: Clock,
  db: Db,
  channelName: string,
  reason: EndReason,
): Promise<void> {
  const running = await db
    .selectFrom('recordings')
    .select('recording_id')
    .where('channel_name', '=', channelName)
    .where('stopped_at', 'is', null)
    .executeTakeFirst();
  if (running) await endRecording(context, db, running.recording_id, reason);
}

import { sql } from 'kysely';
import type { RequestBody, ResponseBody } from '#openapi/contract.ts';
import { requireSession, type Context, type Db } from '../../../context.ts';
import { isKey } from '../../../ids.ts';
import { releaseMedia } from '../../../media/claim.ts';
import { limit } from '../../../rateLimit.ts';
import { tellRoom } from '../liveEvents.ts';
import { lockRoom } from '../rooms/rooms.ts';
import { removeRaw } from './rawFilm.ts';
import { partKey } from './parts.ts';
import { recordingKeys } from './recordingNews.ts';
import { FAILED, ownRecording, PROCESSING, type RecordingRow } from './rows.ts';

const filesOf = ({ media_key, poster_key, captions_key }: RecordingRow) =>
  [media_key, poster_key, captions_key].filter((key) => key !== null);

/** What a browser has sent of them. */
async function partsOf(db: Db, rows: readonly RecordingRow[]): Promise<string[]> {
  const parts = await db
    .selectFrom('recording_parts')
    .select(['recording_id', 'part_number'])
    .where(
      'recording_id',
      'in',
      rows.map(({ recording_id }) => recording_id),
    )
    .execute();
  return parts.map(({ recording_id, part_number }) => partKey(recording_id, part_number));
}

/** Takes recordings, whose rooms are locked, away with everything that hangs on them. Returns the keys of the files to remove after the commit. */
export async function removeRows(
  context: Pick<Context, 'now'>,
  db: Db,
  rows: readonly RecordingRow[],
): Promise<string[]> {
  if (rows.length === 0) return [];
  const keys = rows.flatMap(filesOf);
  const parts = await partsOf(db, rows);
  for (const { recording_id, channel_name, host_id, stopped_at } of rows) {
    if (stopped_at === null) {
      await db
        .updateTable('live_channels')
        .set({ recording_id: null })
        .where('recording_id', '=', recording_id)
        .execute();
      await tellRoom(db, { type: 'live.state', channelName: channel_name });
    }
    await db
      .deleteFrom('notifications')
      .where('member_id', '=', host_id)
      .where('key', 'in', recordingKeys(recording_id))
      .execute();
    await db.deleteFrom('recordings').where('recording_id', '=', recording_id).execute();
  }
  await releaseMedia(context, db, keys, 'released');
  return [...keys, ...parts];
}

/** Deletes a recording with its files; what is gone already is fine. */
export async function recordDelete(
  { recordingId }: RequestBody<'recordDelete'>,
  context: Context,
): Promise<ResponseBody<'recordDelete'>> {
  const { userId } = requireSession(context);
  await limit(context, 'recording', userId);
  const removed = await context.db.transaction().execute(async (trx) => {
    const room = await roomOf(trx, recordingId);
    if (room === 'gone') return undefined;
    if (room) await lockRoom(trx, room.channel_name);
    const row = await ownRecording(trx, userId, recordingId);
    return { row, keys: await removeRows(context, trx, [row]) };
  });
  context.after(() => {
    if (!removed) return;
    const { row, keys } = removed;
    removeFiles(context, row, keys).catch((error: unknown) =>
      context.log().warn({ err: error }, 'files of a recording could not be removed'),
    );
  });
  return { message: 'Recording deleted' };
}

async function roomOf(db: Db, recordingId: string): Promise<{ channel_name: string } | 'gone' | undefined> {
  if (!isKey(recordingId)) return undefined;
  const row = await db
    .selectFrom('recordings')
    .select('channel_name')
    .where('recording_id', '=', recordingId)
    .executeTakeFirst();
  return row ?? 'gone';
}

async function removeFiles(context: Context, row: RecordingRow, keys: readonly string[]): Promise<void> {
  const { storage, mediaServer } = context.services;
  for (const key of keys) await storage.remove(key);
  // Of a film that was made nothing else is there, and a media server would be started to say so.
  const mayHaveRaw = row.state === PROCESSING || row.state === FAILED;
  await removeRaw({ db: context.db, storage, mediaServer: mayHaveRaw ? mediaServer : undefined }, row);
}

/**
 * Of an account that ends, after eraseLive (which locks its rooms): its recordings, and what it liked and watched of others. Returns the keys of the files to remove after the
 * commit. What the media server has goes when it says that it has it.
 */
export async function eraseRecordings(
  context: Pick<Context, 'now'>,
  db: Db,
  memberId: string,
): Promise<string[]> {
  await sql`
    with gone as (delete from recording_likes where member_id = ${memberId}::uuid returning recording_id)
    update recordings set likes = likes - 1 from gone where recordings.recording_id = gone.recording_id`.execute(
    db,
  );
  await sql`
    with gone as (delete from recording_views where member_id = ${memberId}::uuid returning recording_id),
      counted as (select recording_id, count(*) as lost from gone group by recording_id)
    update recordings set views = views - counted.lost from counted
    where recordings.recording_id = counted.recording_id`.execute(db);
  const rows = await db
    .selectFrom('recordings')
    .selectAll()
    .where('host_id', '=', memberId)
    .orderBy('recording_id')
    .forUpdate()
    .execute();
  return removeRows(context, db, rows);
}

import type { RequestBody, ResponseBody } from '#openapi/contract.ts';
import { sql } from 'kysely';
import { requireSession, type Context, type Db } from '../../../context.ts';
import { newId } from '../../../ids.ts';
import { ApiProblem, conflict } from '../../../problem.ts';
import { limit } from '../../../rateLimit.ts';
import { tellRoom } from '../liveEvents.ts';
import { MediaServerAway, type NotRecording } from '../../../services/mediaServer.ts';
import { lockRoom, refuseOthers, roomClosed, roomFor, type Room } from '../rooms/rooms.ts';
import { linksLeft, partLinks, PART_SEC } from './parts.ts';
import { premiumOnly, usedBytes, type RecordingRow } from './rows.ts';

const PUBLIC = 0;
const ONLY_ME = 2;

const away = () => new ApiProblem(503, 'UNAVAILABLE', 'Nothing can be recorded now. Please try again.');
const running = () => conflict('This live room is being recorded already.');

const refusals: Record<NotRecording, () => Error> = {
  NO_ROOM: () => conflict('The recording can begin once you are on air.'),
  NO_HOST: () => conflict('The recording can begin once you are on air.'),
  RUNNING: running,
  DISK_FULL: () => conflict('The server has no room for a recording now.'),
};

/** 3221225472 -> "3 GB". */
function inWords(bytes: number): string {
  const megabytes = bytes / 1024 / 1024;
  return megabytes < 1024 ? `${Math.ceil(megabytes)} MB` : `${Math.round(megabytes / 102.4) / 10} GB`;
}

/** Begins to record a room of the caller's, or gives room for the next parts of what is recorded (product S56). */
export async function recordStart(
  { channelName, recordingId }: RequestBody<'recordStart'>,
  context: Context,
): Promise<ResponseBody<'recordStart'>> {
  const { userId, premium } = requireSession(context);
  if (!premium) throw premiumOnly();
  await limit(context, 'recording', userId);
  const recording = await context.db.transaction().execute(async (trx) => {
    refuseOthers(await roomFor(trx, userId, channelName), userId);
    const room = await lockRoom(trx, channelName);
    if (!room || room.state === 'ENDED') throw roomClosed();
    return recordingId === undefined ? begin(context, trx, room) : continued(trx, room, recordingId);
  });
  if (recordingId === undefined) await beginMedia(context, recording);
  return {
    message: 'Recording',
    response: {
      recordingId: recording.recording_id,
      partSec: PART_SEC,
      uploadUrls: recording.provider === 'AGORA' ? await nextLinks(context, recording) : [],
    },
  };
}

type Begun = Pick<RecordingRow, 'recording_id' | 'channel_name' | 'media_type'> & Pick<Room, 'provider'>;

async function begin(context: Context, db: Db, room: Room): Promise<Begun> {
  if (room.recording_id !== null) throw running();
  if (room.state !== 'LIVE') throw refusals.NO_HOST();
  const used = await usedBytes(db, room.host_id);
  const most = context.config.recordingStorageBytes;
  if (used >= most)
    throw conflict(
      `Your recordings take ${inWords(used)} of ${inWords(most)}. Please delete some of them to record.`,
    );
  const now = context.now();
  const recording_id = newId(now.getTime());
  const { channel_name, media_type, provider } = room;
  await db
    .insertInto('recordings')
    .values({
      recording_id,
      channel_name,
      host_id: room.host_id,
      media_type,
      title: room.title,
      // What few could join is nobody else's until its host says so.
      visibility: room.visibility === 0 ? PUBLIC : ONLY_ME,
      started_at: now,
      created_at: now,
    })
    .execute();
  await showRecording(db, channel_name, recording_id);
  return { recording_id, channel_name, media_type, provider };
}

async function showRecording(db: Db, channelName: string, recordingId: string | null): Promise<void> {
  await db
    .updateTable('live_channels')
    .set({ recording_id: recordingId })
    .where('channel_name', '=', channelName)
    .execute();
  await tellRoom(db, { type: 'live.state', channelName });
}

async function continued(db: Db, room: Room, recordingId: string): Promise<Begun> {
  const row = await db
    .selectFrom('recordings')
    .select(['recording_id', 'channel_name', 'media_type'])
    .where('channel_name', '=', room.channel_name)
    .where('stopped_at', 'is', null)
    .executeTakeFirst();
  if (row?.recording_id !== recordingId.toLowerCase()) throw conflict('This recording has ended.');
  return { ...row, provider: room.provider };
}

/** The media server begins to write. When it does not, nothing is being recorded. */
async function beginMedia(context: Context, { recording_id, channel_name, provider }: Begun): Promise<void> {
  const { mediaServer } = context.services;
  if (provider === 'AGORA' || !mediaServer) return;
  try {
    const refused = await mediaServer.startRecording(channel_name, recording_id);
    if (refused !== undefined) throw refusals[refused]();
  } catch (error) {
    // It may have begun all the same; should nobody hear this, it ends when the media server tells of it.
    await mediaServer.deleteRecording(recording_id).catch(() => {});
    await context.db.transaction().execute(async (trx) => {
      await lockRoom(trx, channel_name);
      await trx.deleteFrom('recordings').where('recording_id', '=', recording_id).execute();
      await showRecording(trx, channel_name, null);
    });
    throw error instanceof MediaServerAway ? away() : error;
  }
}

/** Behind all that were given before: what an earlier page sends late takes the place of nothing. */
async function nextLinks(context: Context, recording: Begun) {
  const { db } = context;
  const { parts, arrived } = await db
    .selectFrom('recording_parts')
    .select((row) => [
      row.fn.countAll<number>().as('parts'),
      row.fn.coalesce(row.fn.max('part_number'), sql<number>`0`).as('arrived'),
    ])
    .where('recording_id', '=', recording.recording_id)
    .executeTakeFirstOrThrow();
  const count = linksLeft(Number(parts));
  const { last_link: last } = await db
    .updateTable('recordings')
    // Of one that began before links were counted, what has arrived says how far they went.
    .set({ last_link: sql`greatest(last_link, ${arrived}::int4) + ${count}::int4` })
    .where('recording_id', '=', recording.recording_id)
    .returning('last_link')
    .executeTakeFirstOrThrow();
  return partLinks(context, recording, { last, count });
}

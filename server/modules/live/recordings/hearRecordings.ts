import type { Context } from '../../../context.ts';
import { isKey } from '../../../ids.ts';
import type { EndReason, HeardEvent, RecordingFile } from '../../../live/protocol.ts';
import type { MediaServer } from '../../../services/mediaServer.ts';
import { endRecording, finishAgain } from './endRecording.ts';
import { stopWriting } from './rawFilm.ts';
import { NOT_SAVED, PROCESSING, usedBytes } from './rows.ts';

type Hearing = Pick<Context, 'now' | 'db' | 'config'> & { mediaServer: MediaServer };

/** So long after its beginning the media server knows a recording, or has lost it. */
const KNOWN_MS = 30_000;

/** What the media server says of recordings. Every process of the API hears it, and the same twice changes nothing. */
export async function hearRecordings(context: Hearing, event: HeardEvent): Promise<void> {
  switch (event.type) {
    case 'recording.written':
    case 'recording.ended':
      return hearFile(context, event);
    case 'state':
      for (const file of event.state.recordings) await hearFile(context, file);
      return endLost(context, event.state.recordings);
    default:
  }
}

async function hearFile(context: Hearing, file: RecordingFile): Promise<void> {
  if (!isKey(file.recordingId)) return;
  await (file.reason === undefined ? written(context, file) : ended(context, file.recordingId, file.reason));
}

async function written(context: Hearing, { recordingId, channelName, bytes, durationMs }: RecordingFile) {
  const { db, config, mediaServer } = context;
  const row = await db
    .updateTable('recordings')
    .set({ size_bytes: bytes, duration_ms: durationMs })
    .where('recording_id', '=', recordingId)
    .where('stopped_at', 'is', null)
    .returning('host_id')
    .executeTakeFirst();
  if (!row) return endUnknown(context, { recordingId, channelName });
  if ((await usedBytes(db, row.host_id)) <= config.recordingStorageBytes) return;
  await db.transaction().execute((trx) => endRecording(context, trx, recordingId, 'limit'));
  await mediaServer.stopRecording(channelName);
}

/** Nobody may be recorded who sees no recording: a start whose answer was lost, or an end that did not arrive. */
async function endUnknown(
  { db, mediaServer }: Hearing,
  { recordingId, channelName }: Pick<RecordingFile, 'recordingId' | 'channelName'>,
) {
  const known = await db
    .selectFrom('recordings')
    .select('recording_id')
    .where('recording_id', '=', recordingId)
    .executeTakeFirst();
  if (known) await stopWriting(mediaServer, { recording_id: recordingId, channel_name: channelName });
  else await mediaServer.deleteRecording(recordingId);
}

async function ended(context: Hearing, recordingId: string, reason: EndReason): Promise<void> {
  const { db, mediaServer } = context;
  const row = await db
    .selectFrom('recordings')
    .select(['state', 'failure_reason'])
    .where('recording_id', '=', recordingId)
    .executeTakeFirst();
  // Deleted while it ran, or a film already.
  if (row?.failure_reason === NOT_SAVED)
    await db.transaction().execute((trx) => finishAgain(context, trx, recordingId));
  else if (row?.state !== PROCESSING) await mediaServer.deleteRecording(recordingId);
  else await db.transaction().execute((trx) => endRecording(context, trx, recordingId, reason));
}

/** A media server that came back without its disk knows nothing of what ran. */
async function endLost(context: Hearing, files: readonly RecordingFile[]): Promise<void> {
  const { db, now } = context;
  const running = await db
    .selectFrom('recordings')
    .innerJoin('live_channels', 'live_channels.channel_name', 'recordings.channel_name')
    .select('recordings.recording_id')
    .where('recordings.stopped_at', 'is', null)
    .where('recordings.created_at', '<', new Date(now().getTime() - KNOWN_MS).toISOString())
    .where('live_channels.provider', '=', 'WEBRTC')
    .execute();
  const known = new Set(files.map(({ recordingId }) => recordingId));
  for (const { recording_id } of running)
    if (!known.has(recording_id))
      await db.transaction().execute((trx) => endRecording(context, trx, recording_id, 'host.lost'));
}

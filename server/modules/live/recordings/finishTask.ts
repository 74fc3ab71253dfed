import { createReadStream } from 'node:fs';
import { mkdir, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../../../context.ts';
import { keepMedia } from '../../../media/claim.ts';
import { publish } from '../../../stream/publish.ts';
import { TryLater, type TaskContext, type TaskKind } from '../../../tasks.ts';
import { tell } from '../../../notify/notify.ts';
import { FINISH } from './endRecording.ts';
import { joinInThread } from './joinInThread.ts';
import type { JoinedFilm } from './joinFilm.ts';
import { contentTypeOf, partKey } from './parts.ts';
import { isOfBrowser, rawOf, removeRaw, type Raw } from './rawFilm.ts';
import { RECORDING_READY, recordingKey, type Outcome } from './recordingNews.ts';
import { FAILED, NOT_SAVED, PARTIAL, PROCESSING, READY, type RecordingRow } from './rows.ts';
import { keepStill, newRecordingKey, RECORDING } from './still.ts';

/** The list says how far it is in steps of so many per cent. */
const STEP = 5;

/** Why a film is not all that was to be recorded. */
const cutReasons: Record<string, string> = {
  'host.lost': 'The connection to the host was lost.',
  'disk.full': 'The server had no room for more.',
  limit: 'It reached the greatest size that a recording, or all your recordings together, may have.',
};
const PART_MISSING = 'A part of it did not arrive.';

type Result = Pick<RecordingRow, 'failure_reason'> & { state: 1 | 2 | 3 };

const outcomes: Record<Result['state'], Outcome> = {
  [READY]: 'ready',
  [FAILED]: 'failed',
  [PARTIAL]: 'partial',
};

const rowOf = (db: Db, recordingId: string) =>
  db.selectFrom('recordings').selectAll().where('recording_id', '=', recordingId).executeTakeFirst();

const isWaiting = ({ stopped_at, state }: RecordingRow) => stopped_at !== null && state === PROCESSING;

/** What was recorded lies there once more, then the film, then the film in the media storage. */
const COPIES = 3;

async function untilRoom({ config }: TaskContext, { size_bytes }: RecordingRow): Promise<void> {
  const { bavail, bsize } = await statfs(config.dataDir);
  if (bavail * bsize < COPIES * size_bytes) throw new TryLater('the disk has no room for the film', 600);
}

async function finish(context: TaskContext, recordingId: string): Promise<void> {
  const row = await rowOf(context.db, recordingId);
  if (row && isWaiting(row)) {
    await untilRoom(context, row);
    const raw = await rawOf(context, row);
    const target = join(context.config.dataDir, 'recordings', `${recordingId}.webm`);
    await mkdir(join(context.config.dataDir, 'recordings'), { recursive: true });
    try {
      const film = raw.keys.length > 0 ? await makeFilm(context, row, { ...raw, target }) : undefined;
      if (film) await keepFilm(context, row, { target, ...film, isCut: film.isCut || raw.isCut });
      else
        await giveUp(
          context,
          row,
          raw.keys.length > 0 ? 'What was sent is no film that can be read.' : 'Nothing was recorded.',
        );
    } finally {
      await rm(target, { force: true });
    }
  } else if (row && (row.stopped_at === null || row.failure_reason === NOT_SAVED)) return;
  await removeRaw(context, { recording_id: recordingId, channel_name: row?.channel_name });
}

async function makeFilm(
  { db, config }: TaskContext,
  { recording_id, media_type }: RecordingRow,
  { keys, isOurs, target }: Raw & { target: string },
): Promise<JoinedFilm | undefined> {
  let told = 0;
  let telling: Promise<unknown> = Promise.resolve();
  const joined = await joinInThread(
    { folder: join(config.dataDir, 'media'), film: { keys, isOurs, mediaType: media_type, target } },
    (progress) => {
      if (progress < told + STEP) return;
      told = progress;
      telling = telling.then(() =>
        db.updateTable('recordings').set({ progress }).where('recording_id', '=', recording_id).execute(),
      );
    },
  );
  await telling;
  return joined;
}

async function keepFilm(
  context: TaskContext,
  row: RecordingRow,
  film: JoinedFilm & { target: string },
): Promise<void> {
  const { db, storage } = context;
  const posterKey = await keepStill(context, {
    hostId: row.host_id,
    still: film.still,
    key: newRecordingKey(),
  });
  const key = newRecordingKey();
  // Before the file: what is cut off half way is purged like any upload that nobody used.
  await db
    .insertInto('media')
    .values({
      key,
      owner_id: row.host_id,
      purpose: RECORDING,
      content_type: contentTypeOf(row.media_type),
      file_name: null,
      size: 0,
      state: 'ready',
      duration_sec: film.durationMs / 1000,
      created_at: context.now(),
    })
    .execute();
  const { size } = await storage.write(key, createReadStream(film.target), Infinity, async () => {});
  const reason = cutReasons[row.stop_reason ?? ''] ?? (film.isCut ? PART_MISSING : null);
  const result: Result = { state: reason === null ? READY : PARTIAL, failure_reason: reason };
  const kept = await settle(context, row, result, async (trx) => {
    await trx
      .updateTable('recordings')
      .set({
        media_key: key,
        poster_key: posterKey ?? null,
        duration_ms: film.durationMs,
        size_bytes: size,
      })
      .where('recording_id', '=', row.recording_id)
      .execute();
    await trx.updateTable('media').set({ state: 'used', size }).where('key', '=', key).execute();
    if (posterKey !== undefined) await keepMedia(trx, [posterKey], row.host_id);
  });
  // It was deleted, or another node was faster.
  if (kept) return;
  for (const made of [key, posterKey ?? []].flat()) {
    await db.deleteFrom('media').where('key', '=', made).execute();
    await storage.remove(made);
  }
}

const giveUp = (context: TaskContext, row: RecordingRow, reason: string): Promise<boolean> =>
  settle(context, row, { state: FAILED, failure_reason: reason }, (trx) =>
    trx
      .updateTable('recordings')
      .set({ duration_ms: 0, size_bytes: 0 })
      .where('recording_id', '=', row.recording_id)
      .execute(),
  );

/** Says what came of it, once, and tells its host. False when it is not there any more, or was settled before. */
async function settle(
  context: TaskContext,
  { recording_id, host_id }: RecordingRow,
  result: Result,
  alongside: (trx: Db) => Promise<unknown>,
): Promise<boolean> {
  return context.db.transaction().execute(async (trx) => {
    const settled = await trx
      .updateTable('recordings')
      .set({ ...result, progress: 100 })
      .where('recording_id', '=', recording_id)
      .where('state', '=', PROCESSING)
      .returning('recording_id')
      .executeTakeFirst();
    if (!settled) return false;
    await alongside(trx);
    await publish(trx, [
      { memberId: host_id, event: { type: 'recording.ready', recordingId: recording_id } },
    ]);
    await tell(context, trx, [host_id], {
      type: RECORDING_READY,
      key: recordingKey(outcomes[result.state], recording_id),
    });
    return true;
  });
}

/** Makes a film of what was recorded. What fails is tried again; in the end the host is told that it failed. */
export const finishTask: TaskKind = {
  lane: 'slow',
  run: (context, { recordingId }) => finish(context, String(recordingId)),
  async gaveUp(context, { recordingId }) {
    const row = await rowOf(context.db, String(recordingId));
    if (!row || !isWaiting(row)) return;
    await giveUp(context, row, NOT_SAVED);
    // The media server keeps what it has: a film is made of it once it is heard again.
    if (await isOfBrowser(context.db, row.channel_name)) await removeRaw(context, row);
    else await context.storage.remove(partKey(row.recording_id, 0));
  },
};

export const recordingTasks: Record<string, TaskKind> = { [FINISH]: finishTask };

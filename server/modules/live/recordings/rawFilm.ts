import { setTimeout } from 'node:timers/promises';
import type { Db } from '../../../context.ts';
import type { MediaStorage } from '../../../media/storage.ts';
import type { RoomState } from '../../../live/protocol.ts';
import { TryLater, type TaskContext } from '../../../tasks.ts';
import type { MediaServer } from '../../../services/mediaServer.ts';
import { LINKS, partKey } from './parts.ts';
import { beginsFilm } from './rawRuns.ts';
import type { RecordingRow } from './rows.ts';

/** A recording that was told to end is written in moments. */
const LOOKS = 20;
const LOOK_MS = 250;

export interface Raw {
  keys: string[];
  /** The media server wrote it. */
  isOurs: boolean;
  /** A part never came. */
  isCut: boolean;
}

/** Whether the browser of its host sends what is recorded in a room; else the media server writes it. */
export async function isOfBrowser(db: Db, channelName: string): Promise<boolean> {
  const { provider } = await db
    .selectFrom('live_channels')
    .select('provider')
    .where('channel_name', '=', channelName)
    .executeTakeFirstOrThrow();
  return provider === 'AGORA';
}

/** What was written of a recording that has ended, in the media storage. */
export async function rawOf(context: TaskContext, row: RecordingRow): Promise<Raw> {
  const { db } = context;
  if (await isOfBrowser(db, row.channel_name)) {
    const numbers = await partNumbers(db, row.recording_id);
    const keys = numbers.map((number) => partKey(row.recording_id, number));
    return { keys, isOurs: false, isCut: await isCut(context.storage, row.recording_id, numbers) };
  }
  return { keys: await fetchFilm(context, row), isOurs: true, isCut: false };
}

/** Whether a part is missing. Where another page went on, numbers are left out on purpose, and a film begins anew. */
async function isCut(
  storage: MediaStorage,
  recordingId: string,
  numbers: readonly number[],
): Promise<boolean> {
  for (const [at, number] of numbers.entries()) {
    const before = numbers[at - 1] ?? 0;
    // Links that were given and never heard of are left out whole.
    const isNextBatch = before % LINKS === 0 && number % LINKS === 1;
    if (number === before + 1 || isNextBatch) continue;
    const key = partKey(recordingId, number);
    if (!(await beginsFilm(storage, { key, size: (await storage.size(key)) ?? 0 }))) return true;
  }
  return false;
}

async function partNumbers(db: Db, recordingId: string): Promise<number[]> {
  const parts = await db
    .selectFrom('recording_parts')
    .select('part_number')
    .where('recording_id', '=', recordingId)
    .orderBy('part_number')
    .execute();
  return parts.map(({ part_number }) => part_number);
}

async function fetchFilm({ mediaServer, storage }: TaskContext, row: RecordingRow): Promise<string[]> {
  if (!mediaServer) throw new Error('there is no media server that could have the recording');
  await untilWritten(mediaServer, row);
  const film = await mediaServer.readRecording(row.recording_id);
  if (!film) return [];
  const key = partKey(row.recording_id, 0);
  await storage.write(key, film, Infinity, async () => {});
  return [key];
}

type Place = Pick<RecordingRow, 'recording_id' | 'channel_name'>;

/** Ends one recording, and not one that has begun in the same room since. */
export async function stopWriting(mediaServer: MediaServer, place: Place): Promise<void> {
  const { rooms } = await mediaServer.state();
  await stopIn(mediaServer, rooms, place);
}

async function stopIn(
  mediaServer: MediaServer,
  rooms: readonly RoomState[],
  { recording_id, channel_name }: Place,
): Promise<void> {
  const room = rooms.find(({ channelName }) => channelName === channel_name);
  if (room?.recordingId === recording_id) await mediaServer.stopRecording(channel_name);
}

async function untilWritten(mediaServer: MediaServer, place: Place) {
  for (let looks = 0; looks < LOOKS; looks++) {
    const { rooms, recordings } = await mediaServer.state();
    const file = recordings.find(({ recordingId }) => recordingId === place.recording_id);
    if (!file || file.reason !== undefined) return;
    await stopIn(mediaServer, rooms, place);
    await setTimeout(LOOK_MS);
  }
  throw new TryLater('the media server still writes the recording', 5);
}

/**
 * Takes away what a film was made of, or never will be. `channel_name`: undefined when its row is gone, and the media server was told or
 * is when it says that it has the file.
 */
export async function removeRaw(
  context: { db: Db; storage: MediaStorage; mediaServer: MediaServer | undefined },
  { recording_id, channel_name }: { recording_id: string; channel_name: string | undefined },
): Promise<void> {
  const { db, storage, mediaServer } = context;
  const numbers = await partNumbers(db, recording_id);
  for (const number of [0, ...numbers]) await storage.remove(partKey(recording_id, number));
  await db.deleteFrom('recording_parts').where('recording_id', '=', recording_id).execute();
  if (channel_name !== undefined && !(await isOfBrowser(db, channel_name)))
    await mediaServer?.deleteRecording(recording_id);
}

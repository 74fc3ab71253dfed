import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { PARTIAL, READY } from '../modules/live/recordings/rows.ts';
import { RECORDING } from '../modules/live/recordings/still.ts';
import { channelNameOf, idAt, mediaKeyOf } from './ids.ts';
import { DAY_MS, HOUR_MS, storedFile, type Person, type StoredFile } from './people.ts';
import { filmOf } from './pictures/film.ts';
import type { PaletteName } from './pictures/palettes.ts';
import { renderFrame } from './pictures/render.ts';
import type { SceneName } from './pictures/scenes.ts';
import { randomOf } from './random.ts';
import type { Row } from './rows.ts';

const MINUTE_MS = 60_000;
const VIDEO = 1;
/** What is left of a room, as live/recordings.yaml has it. */
interface RecordingText {
  by: string;
  title: string;
  ago: number;
  each: number;
  peak: number;
  /** EVERYONE of the room, PUBLIC of the recording without it. */
  visibility?: 2;
  /** Why it is not all. */
  cut?: string;
  /** Scenes and palettes of its pictures. */
  draw: `${SceneName} ${PaletteName}`[];
  said: Record<string, string>[];
}

export interface SeedRecording {
  host: Person;
  channel: Row<'live_channels'> & { channel_name: string };
  comments: Row<'live_comments'>[];
  /** Who liked the room, and who watched the recording. */
  liked: Person[];
  watched: Person[];
  /** Draws its film and the still that stands for it. */
  draw: () => Promise<{ row: Row<'recordings'>; files: StoredFile[] }>;
}

/** Rooms of the demonstration that ended, with what was said in them and their recordings; dates count back from `now`. */
export function seedRecordings(persons: readonly Person[], now: Date): SeedRecording[] {
  const file = join(import.meta.dirname, 'live', 'recordings.yaml');
  const texts = parse(readFileSync(file, 'utf8')) as Record<string, RecordingText>;
  const byHandle = new Map(persons.map((person) => [person.handle, person]));
  const find = (handle: string): Person => {
    const person = byHandle.get(handle);
    if (!person) throw new Error(`nobody is called ${handle}`);
    return person;
  };
  return Object.entries(texts).map(([key, text]) => recordingOf(key, text, { persons, find, now }));
}

function recordingOf(
  key: string,
  text: RecordingText,
  { persons, find, now }: { persons: readonly Person[]; find: (handle: string) => Person; now: Date },
): SeedRecording {
  const random = randomOf(`recording ${key}`);
  const host = find(text.by);
  const startedAt = new Date(now.getTime() - text.ago * DAY_MS - random.between(1, 5) * HOUR_MS);
  const recordedAt = new Date(startedAt.getTime() + MINUTE_MS);
  const durationMs = lastingMs(text);
  const endedAt = new Date(recordedAt.getTime() + durationMs + MINUTE_MS);
  const others = persons.filter(({ id }) => id !== host.id);
  const isPrivate = text.visibility !== undefined;
  const liked = isPrivate ? [] : random.some(others, random.whole(8, 20));
  const watched = isPrivate ? [] : random.some(others, random.whole(6, 18));
  const channelName = channelNameOf(random);
  const recordingId = idAt(random, recordedAt);
  const [filmKey, stillKey] = [mediaKeyOf(random, 'recording'), mediaKeyOf(random, 'recording')];
  return {
    host,
    liked,
    watched,
    channel: {
      channel_name: channelName,
      host_id: host.id,
      client_id: idAt(random, startedAt),
      media_type: VIDEO,
      title: text.title,
      visibility: isPrivate ? 1 : 0,
      provider: 'WEBRTC',
      state: 'ENDED',
      started_at: startedAt,
      ended_at: endedAt,
      peak: text.peak,
      likes: liked.length,
      told_at: startedAt,
      audience_told_at: endedAt,
      likes_told_at: endedAt,
      closed_at: endedAt,
    },
    comments: text.said
      .flatMap((one) => Object.entries(one))
      .map(([handle, words], at, all) => {
        const createdAt = new Date(recordedAt.getTime() + ((at + 1) * durationMs) / (all.length + 1));
        return {
          id: idAt(random, createdAt),
          channel_name: channelName,
          author_id: find(handle).id,
          client_id: idAt(random, createdAt),
          text: words,
          created_at: createdAt,
        };
      }),
    draw: () =>
      drawRecording(key, text, {
        host,
        channelName,
        recordingId,
        recordedAt,
        endedAt,
        watched,
        filmKey,
        stillKey,
      }),
  };
}

interface Recorded {
  host: Person;
  channelName: string;
  recordingId: string;
  recordedAt: Date;
  endedAt: Date;
  watched: Person[];
  filmKey: string;
  stillKey: string;
}

async function drawRecording(
  key: string,
  text: RecordingText,
  recorded: Recorded,
): ReturnType<SeedRecording['draw']> {
  const { host, channelName, recordingId, recordedAt, endedAt, watched, filmKey, stillKey } = recorded;
  const durationMs = lastingMs(text);
  const pictures = await Promise.all(text.draw.map((draw, at) => pictureOf(key, draw, at)));
  const bytes = await filmOf(pictures, text.each);
  const owned = { owner_id: host.id, purpose: RECORDING, created_at: endedAt };
  const still = pictures[0]!; // each has one
  return {
    files: [
      storedFile(still, { ...owned, key: stillKey }),
      {
        bytes,
        media: {
          ...owned,
          key: filmKey,
          content_type: 'video/webm',
          size: bytes.length,
          duration_sec: durationMs / 1000,
          state: 'used',
        },
      },
    ],
    row: {
      recording_id: recordingId,
      channel_name: channelName,
      host_id: host.id,
      media_type: VIDEO,
      title: text.title,
      visibility: text.visibility ?? 0,
      started_at: recordedAt,
      stopped_at: endedAt,
      stop_reason: text.cut === undefined ? 'stopped' : 'host.lost',
      duration_ms: durationMs,
      size_bytes: bytes.length,
      state: text.cut === undefined ? READY : PARTIAL,
      progress: 100,
      failure_reason: text.cut ?? null,
      media_key: filmKey,
      poster_key: stillKey,
      views: watched.length,
      likes: likers({ watched }).length,
      created_at: recordedAt,
    },
  };
}

const lastingMs = ({ draw, each }: RecordingText): number => draw.length * each * 1000;

/** Every third of those who watched it likes the recording too. */
export const likers = ({ watched }: Pick<SeedRecording, 'watched'>): Person[] =>
  watched.filter((_, at) => at % 3 === 0);

function pictureOf(key: string, draw: RecordingText['draw'][number], at: number) {
  const [scene, palette] = draw.split(' ') as [SceneName, PaletteName];
  const random = randomOf(`picture ${at} of recording ${key}`);
  return renderFrame(random, { scene, palette });
}

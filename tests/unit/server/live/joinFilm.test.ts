import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EncodedPacketSink, FilePathSource, Input, WEBM } from 'mediabunny';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { webpOf } from '../../../../server/media/vp8.ts';
import { joinInThread } from '../../../../server/modules/live/recordings/joinInThread.ts';
import { partsOf, rawRecording } from '../../../api/support/recordedFilms.ts';

const folder = mkdtempSync(join(tmpdir(), 'rolecast-join-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let films = 0;

/** Joins these in the order in which they stand, and reads what was made. */
async function joined(
  parts: readonly Buffer[],
  { isOurs = false, mediaType = 1 as 1 | 2, patienceMs = 30_000 } = {},
) {
  const name = `film${++films}`;
  for (const [at, part] of parts.entries()) writeFileSync(join(folder, `${name}.${at}`), part);
  const target = join(folder, `${name}.webm`);
  const keys = parts.map((_, at) => `${name}.${at}`);
  const progress: number[] = [];
  const film = await joinInThread(
    { folder, film: { keys, isOurs, mediaType, target } },
    (percent) => void progress.push(percent),
    patienceMs,
  );
  return { film, target, progress };
}

async function read(target: string) {
  const input = new Input({ source: new FilePathSource(target), formats: [WEBM] });
  try {
    const [video, audio] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()];
    const late = video && (await new EncodedPacketSink(video).getKeyPacket(7));
    return { durationSec: await input.computeDuration(), hasSound: audio !== null, late: late?.timestamp };
  } finally {
    input.dispose();
  }
}

describe('a film of what was recorded', () => {
  test('has its length, and is found in the middle', async () => {
    const { film, target, progress } = await joined([await rawRecording(10)], { isOurs: true });
    expect(film).toMatchObject({ isCut: false });
    expect(await read(target)).toMatchObject({ durationSec: expect.closeTo(10, 1), hasSound: true, late: 7 });
    expect(progress).toEqual(progress.toSorted((one, other) => one - other));
  });

  test('has a still of a moment after its beginning, which is a picture; sound has none', async () => {
    const raw = await rawRecording(3);
    const { film } = await joined([raw]);
    const { format, width, height } = await sharp(webpOf(film?.still ?? new Uint8Array())).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 160, height: 90 });
    // Cut off before that moment, the first picture is all there is.
    const short = await joined([await rawRecording(1)]);
    expect((await sharp(webpOf(short.film?.still ?? new Uint8Array())).stats()).channels).toHaveLength(3);
    expect((await joined([raw], { mediaType: 2 })).film).not.toHaveProperty('still');
  });

  test('goes on where nothing was heard for a while', async () => {
    const { target } = await joined([await rawRecording(12, (second) => second < 2 || second > 9)]);
    expect(await read(target)).toMatchObject({ durationSec: expect.closeTo(12, 1), hasSound: true });
  });

  test('misses moments at most when it was cut off anywhere', async () => {
    const raw = await rawRecording(8);
    for (const share of [0.3, 0.55, 0.9]) {
      const { target } = await joined([raw.subarray(0, Math.round(raw.length * share))], { isOurs: true });
      expect((await read(target)).durationSec, String(share)).toBeGreaterThan(8 * share - 2);
    }
  });

  test('of a recorder that began anew is one film, and what came between or was lost does not end it', async () => {
    const [one, other] = [partsOf(await rawRecording(6), 3), partsOf(await rawRecording(4), 2)];
    expect((await read((await joined([...one, ...other])).target)).durationSec).toBeCloseTo(10, 0);
    const lost = await joined([...one.slice(0, 2), ...other]);
    expect((await read(lost.target)).durationSec).toBeGreaterThan(6);
    const junk = await joined([...one, Buffer.alloc(300_000, 1), ...other]);
    expect((await read(junk.target)).durationSec).toBeGreaterThan(9);
  });

  test('of sound keeps no picture', async () => {
    const { target } = await joined([await rawRecording(3)], { mediaType: 2 });
    const { late, hasSound } = await read(target);
    expect([late, hasSound]).toEqual([undefined, true]);
  });

  test('is not made of what is none', async () => {
    const head = Buffer.from('1a45dfa3', 'hex');
    for (const bytes of [
      Buffer.from('not a film'),
      Buffer.alloc(0),
      Buffer.concat([head, Buffer.alloc(5000, 7)]),
    ])
      expect((await joined([bytes])).film).toBeUndefined();
  });

  test('is given up when nobody can get on with it', async () => {
    const { film } = await joined([await rawRecording(300)], { patienceMs: 1 });
    expect(film).toBeUndefined();
  });

  test('of the media server is tried again: the disk did not get on with it', async () => {
    const stalled = joined([await rawRecording(300)], { isOurs: true, patienceMs: 1 });
    await expect(stalled).rejects.toThrow('the film was not made in time');
  });
});

import { UnreadableVideo, type ByteReader } from './byteReader.ts';
import { childOf, type Box } from './mp4Boxes.ts';
import type { Overwrite } from './storage.ts';

const MOST_TABLE_BYTES = 8 * 1024 * 1024;

/** Where the samples of a track lie in the file, as zeros to write over them. Throws UnreadableVideo. */
export async function sampleSpans(reader: ByteReader, track: Box): Promise<Overwrite[]> {
  const table = async (type: string) => {
    const box = await childOf(reader, track, 'mdia', 'minf', 'stbl', type);
    if (!box) return undefined;
    if (box.end - box.body > MOST_TABLE_BYTES) throw new UnreadableVideo();
    return Buffer.from(await reader.read(box.body, box.end - box.body));
  };
  const [sizes, runs] = [await table('stsz'), await table('stsc')];
  const [short, long] = [await table('stco'), await table('co64')];
  const places = short ?? long;
  if (!sizes || !runs || !places) return [];
  try {
    return spansOf({ sizes, runs, places, width: short ? 4 : 8, end: reader.size });
  } catch (error) {
    // A table that is shorter than it says.
    if (error instanceof RangeError) throw new UnreadableVideo();
    throw error;
  }
}

interface Tables {
  sizes: Buffer;
  runs: Buffer;
  places: Buffer;
  /** Bytes of a place. */
  width: 4 | 8;
  end: number;
}

/** ISO 14496-12, 8.7.3 to 8.7.5: each table begins with version and flags. */
function spansOf({ sizes, runs, places, width, end }: Tables): Overwrite[] {
  const spans: Overwrite[] = [];
  const same = sizes.readUInt32BE(4);
  const samples = sizes.readUInt32BE(8);
  const chunks = places.readUInt32BE(4);
  const runCount = runs.readUInt32BE(4);
  let sample = 0;
  let run = 0;
  for (let chunk = 1; chunk <= chunks && sample < samples; chunk++) {
    while (run + 1 < runCount && runs.readUInt32BE(8 + (run + 1) * 12) <= chunk) run++;
    const count = Math.min(runs.readUInt32BE(8 + run * 12 + 4), samples - sample);
    let length = same * count;
    if (same === 0) for (let i = 0; i < count; i++) length += sizes.readUInt32BE(12 + (sample + i) * 4);
    sample += count;
    const entry = 8 + (chunk - 1) * width;
    const at = width === 4 ? places.readUInt32BE(entry) : Number(places.readBigUInt64BE(entry));
    if (at < end && length > 0) spans.push({ at, bytes: Buffer.alloc(0), zeros: Math.min(length, end - at) });
  }
  return spans;
}

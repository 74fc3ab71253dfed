import { UnreadableVideo, type ByteReader } from './byteReader.ts';
import { boxesIn, childOf, type Box } from './mp4Boxes.ts';
import { sampleSpans } from './mp4Samples.ts';
import type { Overwrite } from './storage.ts';

const MOST_BOXES = 50_000;

/**
 * What playing needs, by container. Everything else goes: `udta`, `meta` and `uuid` hold places and devices, dashboard
 * cameras hide tracks in `free`.
 */
const kept: Record<string, ReadonlySet<string>> = {
  '': new Set(['ftyp', 'styp', 'moov', 'moof', 'mdat', 'sidx', 'ssix', 'mfra', 'pdin', 'prft', 'wide']),
  moov: new Set(['mvhd', 'trak', 'mvex', 'iods']),
  trak: new Set(['tkhd', 'edts', 'mdia', 'tapt']),
  mdia: new Set(['mdhd', 'hdlr', 'minf', 'elng']),
  minf: new Set(['vmhd', 'smhd', 'nmhd', 'sthd', 'gmhd', 'hdlr', 'dinf', 'stbl']),
  moof: new Set(['mfhd', 'traf']),
  traf: new Set(['tfhd', 'tfdt', 'trun', 'sbgp', 'sgpd', 'subs', 'saiz', 'saio', 'senc']),
};

/** Pictures, sound and words; other tracks are measurements, the place among them. */
const keptTracks = new Set(['vide', 'soun', 'text', 'sbtl', 'subt', 'clcp']);

/** Players skip a box of this type. */
const blank = ({ at, body, end }: Box): Overwrite[] => [
  { at: at + 4, bytes: Buffer.from('free', 'latin1'), zeros: 0 },
  { at: body, bytes: Buffer.alloc(0), zeros: end - body },
];

async function isMeasurement(reader: ByteReader, track: Box): Promise<boolean> {
  const handler = await childOf(reader, track, 'mdia', 'hdlr');
  // Version and flags, a word that QuickTime fills, then the kind.
  const kind = handler && (await reader.read(handler.body + 8, 4)).toString('latin1');
  return kind === undefined || !keptTracks.has(kind);
}

/** What to write over an MP4 so that only what plays is left. Throws UnreadableVideo. */
export async function blankMp4(reader: ByteReader): Promise<Overwrite[]> {
  const samples: Overwrite[] = [];
  const boxes: Overwrite[] = [];
  let seen = 0;

  const walk = async (container: string, start: number, end: number): Promise<void> => {
    for await (const box of boxesIn(reader, start, end)) {
      if (++seen > MOST_BOXES) throw new UnreadableVideo();
      if (!kept[container]?.has(box.type)) boxes.push(...blank(box));
      else if (box.type === 'trak' && (await isMeasurement(reader, box))) {
        samples.push(...(await sampleSpans(reader, box)));
        boxes.push(...blank(box));
      } else if (kept[box.type]) await walk(box.type, box.body, box.end);
    }
  };
  await walk('', 0, reader.size);
  // The samples first: their places are read from the boxes, should this be cut off.
  return [...samples, ...boxes];
}

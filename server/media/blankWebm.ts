import { UnreadableVideo, type ByteReader } from './byteReader.ts';
import type { Overwrite } from './storage.ts';

const EBML = 0x1a45dfa3;
const SEGMENT = 0x18538067;
const CLUSTER = 0x1f43b675;
const MOST_ELEMENTS = 500_000;

/** What playing needs of a Segment: SeekHead, Info, Tracks, Cues, Cluster, CRC-32. Tags and attachments go. */
const kept = new Set([0x114d9b74, 0x1549a966, 0x1654ae6b, 0x1c53bb6b, CLUSTER, 0xbf]);

interface Element {
  id: number;
  at: number;
  body: number;
  /** Undefined when a recorder did not know it yet. */
  size: number | undefined;
}

/** RFC 8794: an id keeps its length marker, a size gives it up; all ones are "unknown". */
async function elementAt(reader: ByteReader, at: number): Promise<Element> {
  const head = await reader.read(at, 12);
  const idLength = Math.clz32(head[0] ?? 0) - 23;
  const sizeLength = Math.clz32(head[idLength] ?? 0) - 23;
  if (idLength > 4 || sizeLength > 8 || head.length < idLength + sizeLength) throw new UnreadableVideo();
  let size = BigInt(head[idLength] ?? 0) & ((1n << BigInt(8 - sizeLength)) - 1n);
  for (let i = 1; i < sizeLength; i++) size = (size << 8n) | BigInt(head[idLength + i] ?? 0);
  const unknown = size === (1n << BigInt(7 * sizeLength)) - 1n;
  return {
    id: head.readUIntBE(0, idLength),
    at,
    body: at + idLength + sizeLength,
    size: unknown ? undefined : Number(size),
  };
}

/** Void, which players skip, over the whole of an element. */
function blank(at: number, end: number): Overwrite {
  const length = end - at;
  if (length < 9) return { at, bytes: Buffer.from([0xec, 0x80 | (length - 2)]), zeros: length - 2 };
  const head = Buffer.alloc(9);
  head[0] = 0xec;
  head.writeBigUInt64BE((1n << 56n) | BigInt(length - 9), 1);
  return { at, bytes: head, zeros: length - 9 };
}

/** What to write over a WebM so that only what plays is left. Throws UnreadableVideo. */
export async function blankWebm(reader: ByteReader): Promise<Overwrite[]> {
  const blanks: Overwrite[] = [];
  let inCluster = false;
  let seen = 0;
  for (let at = 0; at < reader.size;) {
    if (++seen > MOST_ELEMENTS) throw new UnreadableVideo();
    const { id, body, size } = await elementAt(reader, at);
    const top = id > 0xffffff;
    // A cluster of unknown length ends where something begins that no cluster holds.
    if (top) inCluster = id === CLUSTER && size === undefined;
    const opened = id === SEGMENT || (id === CLUSTER && size === undefined);
    // A recording that was cut off ends within its last element.
    const end = opened ? body : Math.min(size === undefined ? reader.size : body + size, reader.size);
    if (!opened && !inCluster && id !== EBML && !kept.has(id)) blanks.push(blank(at, end));
    at = end;
  }
  return blanks;
}

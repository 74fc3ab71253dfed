import { UnreadableVideo, type ByteReader } from './byteReader.ts';

/** A box of ISO 14496-12: `at` where it begins, `body` where its content does. */
export interface Box {
  type: string;
  at: number;
  body: number;
  end: number;
}

/** The boxes between two places; throws UnreadableVideo when they do not fit. */
export async function* boxesIn(reader: ByteReader, start: number, end: number): AsyncGenerator<Box> {
  for (let at = start; end - at >= 8;) {
    const head = await reader.read(at, 16);
    const short = head.readUInt32BE(0);
    const long = short === 1;
    if (long && head.length < 16) throw new UnreadableVideo();
    const size = long ? Number(head.readBigUInt64BE(8)) : short === 0 ? end - at : short;
    const body = at + (long ? 16 : 8);
    // A recording that was cut off ends within its last box.
    const boxEnd = end === reader.size ? Math.min(at + size, end) : at + size;
    if (boxEnd < body || boxEnd > end) throw new UnreadableVideo();
    yield { type: head.toString('latin1', 4, 8), at, body, end: boxEnd };
    at = boxEnd;
  }
}

export async function childOf(reader: ByteReader, box: Box, ...path: string[]): Promise<Box | undefined> {
  let found: Box | undefined = box;
  for (const type of path) {
    const parent: Box | undefined = found;
    if (!parent) return undefined;
    found = undefined;
    for await (const child of boxesIn(reader, parent.body, parent.end))
      if (child.type === type) {
        found = child;
        break;
      }
  }
  return found;
}

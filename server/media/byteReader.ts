import { readPart, type MediaStorage } from './storage.ts';

/** A video is built in a way that nothing sure can be said about what it carries. */
export class UnreadableVideo extends Error {}

const WINDOW = 65_536;

/** Reads here and there in a stored object, from a window of it that moves along. */
export interface ByteReader {
  size: number;
  /** Fewer bytes than asked for at the end of the object. */
  read(at: number, length: number): Promise<Buffer>;
}

export async function byteReader(storage: MediaStorage, key: string): Promise<ByteReader> {
  const size = (await storage.size(key)) ?? 0;
  let start = 0;
  let window: Buffer = Buffer.alloc(0);
  return {
    size,
    async read(at, length) {
      const end = Math.min(at + length, size);
      if (at >= end) return Buffer.alloc(0);
      if (at < start || end > start + window.length) {
        start = at;
        window = await readPart(storage, key, at, Math.min(Math.max(end, at + WINDOW), size));
      }
      return window.subarray(at - start, end - start);
    },
  };
}

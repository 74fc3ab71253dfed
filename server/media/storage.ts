import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { dirname, join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export class TooManyBytes extends Error {}

export interface StoredRange {
  start: number;
  /** Included. */
  end: number;
}

/** Bytes to write at a place of an object, with zeros after them. */
export interface Overwrite {
  at: number;
  bytes: Buffer;
  zeros: number;
}

/** Where uploaded objects live. Keys look like `post/3q2-xY…`; whoever calls has checked them. */
export interface MediaStorage {
  /**
   * Takes at most `maxBytes` (throws TooManyBytes and keeps nothing); replaces what was there. `confirm` runs when all
   * has arrived, which may take minutes; when it throws, nothing is kept either.
   */
  write(
    key: string,
    body: Readable,
    maxBytes: number,
    confirm: () => Promise<void>,
  ): Promise<{ size: number }>;
  replace(key: string, bytes: Uint8Array): Promise<void>;
  /** Changes bytes in place, in this order; the object keeps its length. */
  overwrite(key: string, changes: Overwrite[]): Promise<void>;
  size(key: string): Promise<number | undefined>;
  bytes(key: string): Promise<Buffer>;
  read(key: string, range?: StoredRange): Readable;
  remove(key: string): Promise<void>;
}

/** The bytes from `start` up to `end`, not included. */
export async function readPart(
  storage: MediaStorage,
  key: string,
  start: number,
  end: number,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of storage.read(key, { start, end: end - 1 })) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

const zeros = Buffer.alloc(65_536);

async function overwriteFile(file: string, changes: Overwrite[]): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    for (const change of changes) {
      await handle.write(change.bytes, 0, change.bytes.length, change.at);
      let at = change.at + change.bytes.length;
      for (let left = change.zeros; left > 0;) {
        const count = Math.min(left, zeros.length);
        await handle.write(zeros, 0, count, at);
        at += count;
        left -= count;
      }
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Objects as files under one folder. A file appears under its name only when it is complete. */
export function diskStorage(folder: string): MediaStorage {
  const fileOf = (key: string) => join(folder, key);
  const appear = async (key: string, fill: (path: string) => Promise<void>) => {
    const file = fileOf(key);
    const draft = `${file}.${randomUUID()}.part`;
    await mkdir(dirname(file), { recursive: true });
    try {
      await fill(draft);
      await rename(draft, file);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  };
  return {
    async write(key, body, maxBytes, confirm) {
      let size = 0;
      const measure = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          size += chunk.length;
          done(size > maxBytes ? new TooManyBytes() : null, chunk);
        },
      });
      await appear(key, async (draft) => {
        await pipeline(body, measure, createWriteStream(draft, { flush: true }));
        await confirm();
      });
      return { size };
    },
    replace: (key, bytes) => appear(key, (draft) => writeFile(draft, bytes, { flush: true })),
    overwrite: (key, changes) => overwriteFile(fileOf(key), changes),
    size: (key) =>
      stat(fileOf(key)).then(
        (found) => found.size,
        () => undefined,
      ),
    bytes: (key) => readFile(fileOf(key)),
    read: (key, range) => createReadStream(fileOf(key), range),
    remove: (key) => rm(fileOf(key), { force: true }),
  };
}

import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
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
  size(key: string): Promise<number | undefined>;
  bytes(key: string): Promise<Buffer>;
  read(key: string, range?: StoredRange): Readable;
  remove(key: string): Promise<void>;
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

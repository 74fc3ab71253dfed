import { CustomSource } from 'mediabunny';
import { readPart, type MediaStorage } from '../../../media/storage.ts';

export interface Piece {
  key: string;
  size: number;
}

const EBML = Buffer.from('1a45dfa3', 'hex');

/** Whether an object begins as a WebM does. */
export const beginsFilm = async (storage: MediaStorage, { key, size }: Piece): Promise<boolean> =>
  size > EBML.length && (await readPart(storage, key, 0, EBML.length)).equals(EBML);

/**
 * Objects that follow each other byte for byte. The next run begins where a recorder began anew: after a change of camera, for
 * example. What comes before the first beginning cannot be read by anybody and is left out.
 */
export async function runsOf(storage: MediaStorage, keys: readonly string[]): Promise<Piece[][]> {
  const runs: Piece[][] = [];
  for (const key of keys) {
    const piece = { key, size: (await storage.size(key)) ?? 0 };
    if (piece.size === 0) continue;
    if (await beginsFilm(storage, piece)) runs.push([piece]);
    else runs.at(-1)?.push(piece);
  }
  return runs;
}

/**
 * Ends a run that somebody else wrote: no tags, then nothing to be read. mediabunny looks for the next thing that it knows behind what
 * it does not, and never stops looking where the file ends before.
 */
const TAIL = Buffer.from(`1254c36780ec90${'00'.repeat(16)}`, 'hex');

/**
 * One run as if it were one file. `isOurs`: the media server wrote it, so nothing is wrong with it but that its end may be cut off.
 * `onFault`: the storage could not be read, which says nothing of the film.
 */
export function sourceOf(
  storage: MediaStorage,
  pieces: readonly Piece[],
  { isOurs, onFault }: { isOurs: boolean; onFault: (error: unknown) => void },
): CustomSource {
  const tail = isOurs ? Buffer.alloc(0) : TAIL;
  const bytes = pieces.reduce((sum, { size }) => sum + size, 0);
  const read = async (start: number, end: number) => {
    const chunks: Buffer[] = [];
    let from = 0;
    for (const { key, size } of pieces) {
      const [first, last] = [Math.max(start, from), Math.min(end, from + size)];
      if (first < last) chunks.push(await readPart(storage, key, first - from, last - from));
      from += size;
    }
    if (end > bytes) chunks.push(tail.subarray(Math.max(0, start - bytes), end - bytes));
    return Buffer.concat(chunks);
  };
  const readOrTell = (start: number, end: number) =>
    read(start, end).catch((error: unknown) => {
      onFault(error);
      throw error;
    });
  return new CustomSource({ getSize: () => bytes + tail.length, read: readOrTell });
}

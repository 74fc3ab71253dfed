import { existsSync } from 'node:fs';
import { pathOfHash, readHashed } from '../store/hashed.ts';
import { VisualError, type Hash, type ShotResult } from '../types.ts';

/** Bytes of pictures in a page that opens from disk; beyond it browsers become slow. */
export const pictureBudget = 40 * 1024 * 1024;

export interface Pictures {
  /** `data:image/webp;base64,…` by hash. */
  data: Record<Hash, string>;
  /** Of pictures that the page lacks. */
  tooMany: number;
  missing: readonly Hash[];
}

const isShown = ({ state }: ShotResult) => state !== 'same' && state !== 'tolerated' && state !== 'skipped';

/**
 * Pictures of the shots that are not the same, from the run's folder or else from the store. Beyond the budget (bytes of
 * the page, so base64) they are left out from the end; a shot has all of its pictures or none.
 */
export function picturesOf(
  shots: readonly ShotResult[],
  folders: readonly string[],
  budget = pictureBudget,
): Pictures {
  const data: Record<Hash, string> = {};
  const missing = new Set<Hash>();
  const over = new Set<Hash>();
  let left = budget;
  for (const shot of shots.filter(isShown)) {
    const wanted = [shot.from?.img, shot.to?.img, shot.diff?.overlay].filter(
      (hash) => !!hash && !(hash in data),
    );
    const found: [Hash, string][] = [];
    for (const hash of new Set(wanted)) {
      if (!hash) continue;
      const folder = folders.find((folder) => existsSync(pathOfHash(folder, 'images', hash)));
      try {
        const bytes = readHashed(folder ?? folders[0] ?? '', 'images', hash);
        found.push([hash, `data:image/webp;base64,${bytes.toString('base64')}`]);
      } catch (error) {
        // The page shows the other pictures; that this one is lacking is for `verify` to fail on.
        if (!(error instanceof VisualError)) throw error;
        missing.add(hash);
      }
    }
    const size = found.reduce((sum, [, text]) => sum + text.length, 0);
    if (over.size || size > left) {
      for (const [hash] of found) over.add(hash);
      continue;
    }
    left -= size;
    Object.assign(data, Object.fromEntries(found));
  }
  return { data, tooMany: over.size, missing: [...missing] };
}

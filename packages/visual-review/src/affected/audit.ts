import { globSync } from 'node:fs';
import { hashOf } from '../store/hash.ts';
import type { Green, PlannedShot } from './green.ts';
import { openSources, type SourceOptions } from './sources.ts';

/** Of the skipped shots, so many are taken in spite of it. */
const share = 0.05;

/**
 * Picks 5 % of the skipped shots, at least one when there is any. The same seed (the head commit) picks the same ones,
 * so a failure can be repeated; another commit picks others, so in time all of them are looked at.
 */
export function auditSample<Shot extends Pick<PlannedShot, 'story' | 'mode'>>(
  skipped: readonly Shot[],
  seed: string,
): Shot[] {
  return skipped
    .map((shot) => ({ shot, lot: hashOf(`${seed} ${shot.story} ${shot.mode.name}`) }))
    .sort((a, b) => (a.lot < b.lot ? -1 : 1))
    .slice(0, Math.ceil(skipped.length * share))
    .map(({ shot }) => shot);
}

/** Hashes of every file that a story might depend on, by path from the root: for `addGreen` and `missingEdges`. */
export function hashSources(root: string, options: SourceOptions): Record<string, string> {
  const { hash } = openSources(root, options);
  const paths = globSync(options.audited, { cwd: root });
  return Object.fromEntries(
    paths
      .map((path) => path.replaceAll('\\', '/'))
      .sort()
      .flatMap((path) => {
        const found = hash(path);
        return found ? [[path, found] as const] : [];
      }),
  );
}

/**
 * The sentence for a shot that the audit found changed though it would have been skipped: the files that changed since
 * the last green run and that the story is not known to reach. One of them is the edge that is missing.
 */
export function missingEdges(
  green: Green,
  now: Readonly<Record<string, string>>,
  reached: ReadonlySet<string>,
): string {
  const paths = new Set([...Object.keys(green.files), ...Object.keys(now)]);
  const suspects = [...paths].filter((path) => green.files[path] !== now[path] && !reached.has(path)).sort();
  const named =
    suspects.slice(0, 10).join(', ') + (suspects.length > 10 ? ` and ${suspects.length - 10} more` : '');
  return suspects.length
    ? `it changed, though nothing that it is known to reach did; it may depend on ${named}`
    : 'it changed, though no source did since the last green run; something outside of the repository may have';
}

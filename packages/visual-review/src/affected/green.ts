import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { namesIn, readText } from '../store/files.ts';
import { hashOf } from '../store/hash.ts';
import { storiesNamedIn } from '../store/text.ts';
import type { Mode, ModeName } from '../types.ts';

/**
 * `green.json` of the cache: for each shot the keys it was green with, newest first. Several are kept, so that going
 * back to another branch costs nothing. A key is made of contents; it does not matter when or where it was green.
 */
export interface Green {
  version: 1;
  shots: Readonly<Record<string, readonly string[]>>;
  /** Hashes of all sources at the last green run, to name the missing edge when a skipped story did change. */
  files: Readonly<Record<string, string>>;
}

/** A shot that a run would take. */
export interface PlannedShot {
  story: string;
  /** The story's file, as in the fingerprints. */
  file: string;
  mode: Mode;
}

/** Keys a shot keeps. */
const kept = 8;
const none: Green = { version: 1, shots: {}, files: {} };

const idOf = (story: string, mode: ModeName) => `${story} ${mode}`;

const isGreen = (value: unknown): value is Green =>
  typeof value === 'object' &&
  value !== null &&
  'version' in value &&
  value.version === 1 &&
  'shots' in value &&
  typeof value.shots === 'object' &&
  value.shots !== null &&
  Object.values(value.shots).every(Array.isArray) &&
  'files' in value &&
  typeof value.files === 'object' &&
  value.files !== null;

/** Reads green.json. It is a cache: one that is missing, damaged or of another version is an empty one. */
export function readGreen(path: string): Green {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return isGreen(value) ? value : none;
  } catch {
    return none;
  }
}

/** Writes green.json in one step: a run that is killed leaves the old one. */
export function writeGreen(path: string, green: Green): void {
  mkdirSync(dirname(path), { recursive: true });
  const half = `${path}.${process.pid}`;
  writeFileSync(half, JSON.stringify(green));
  renameSync(half, path);
}

/**
 * What is decided about a story now, as a text to compare: its baseline file and the names of its decisions (which are
 * made of their contents). Without it, a baseline that somebody took back would be skipped as green.
 */
export function approvalsIn(store: string): (story: string) => string {
  const read = (path: string) =>
    statSync(path, { throwIfNoEntry: false }) ? hashOf(readFileSync(path)) : 'none';
  const names = (path: string) =>
    statSync(path, { throwIfNoEntry: false }) ? readdirSync(path).sort().join('\n') : '';
  const decisions = join(store, 'decisions');
  const rulings = new Map<string, string[]>();
  for (const name of namesIn(decisions))
    for (const story of storiesNamedIn(readText(join(decisions, name)) ?? ''))
      rulings.set(story, [...(rulings.get(story) ?? []), name]);
  return (story) => {
    const baseline = read(join(store, 'baselines', `${story}.json`));
    return hashOf([baseline, names(join(store, 'reviews', story)), ...(rulings.get(story) ?? [])].join('\n'));
  };
}

export interface AffectedOptions {
  fingerprints: ReadonlyMap<string, string>;
  approvals: (story: string) => string;
}

/** What a shot's picture and verdict depend on; undefined when that cannot be known. */
export function keyOf({ story, file, mode }: PlannedShot, options: AffectedOptions): string | undefined {
  const fingerprint = options.fingerprints.get(file.replace(/^\.\//, ''));
  if (fingerprint === undefined) return undefined;
  const { name, theme, width, height } = mode;
  return hashOf([fingerprint, options.approvals(story), name, theme, width, height].join('\n'));
}

/** Splits shots into those that may have changed and those that were green with just these contents. */
export function affectedStories<Shot extends PlannedShot>(
  shots: readonly Shot[],
  green: Green,
  options: AffectedOptions,
): { affected: Shot[]; skipped: Shot[] } {
  const affected: Shot[] = [];
  const skipped: Shot[] = [];
  for (const shot of shots) {
    const key = keyOf(shot, options);
    const known = green.shots[idOf(shot.story, shot.mode.name)];
    (key !== undefined && known?.includes(key) ? skipped : affected).push(shot);
  }
  return { affected, skipped };
}

/**
 * Adds shots that were taken and found green (same, tolerated or approved), and notes the sources of this run.
 * Shots of stories that are no more fall out when `all` does not name them.
 */
export function addGreen(
  green: Green,
  passed: readonly PlannedShot[],
  options: AffectedOptions & { all: readonly PlannedShot[]; files: Readonly<Record<string, string>> },
): Green {
  const shots: Record<string, readonly string[]> = {};
  for (const { story, mode } of options.all) {
    const id = idOf(story, mode.name);
    const known = green.shots[id];
    if (known) shots[id] = known;
  }
  for (const shot of passed) {
    const key = keyOf(shot, options);
    if (key === undefined) continue;
    const id = idOf(shot.story, shot.mode.name);
    shots[id] = [key, ...(shots[id] ?? []).filter((other) => other !== key)].slice(0, kept);
  }
  return { version: 1, shots, files: options.files };
}

import { readFileSync } from 'node:fs';
import { VisualError } from '../types.ts';
import { parseJson, shown } from './files.ts';
import type { History } from './git.ts';
import { takeInventory, type Problem } from './inventory.ts';
import type { Rules } from './rules.ts';
import type { Store } from './store.ts';
import { wrongApprovals, wrongFiles, wrongSize, wrongStories } from './verifyFiles.ts';
import { wrongLosses, wrongPeople } from './verifyHistory.ts';

export interface VerifyOptions {
  store: Store;
  /** Titles of Storybook's stories by id; undefined when Storybook was not built. */
  index?: ReadonlyMap<string, string> | undefined;
  /** Undefined outside git. */
  history?: History | undefined;
  /** A branch or commit in the place of main. */
  base?: string | undefined;
  rules: Rules;
  /** Bytes for each shot, on average. */
  budget: number;
  now: Date;
}

export interface Verification {
  problems: readonly Problem[];
  /** Sentences about what was not checked, and why. */
  skipped: readonly string[];
  /** Shots of baselines without a problem. */
  passed: number;
  failed: number;
}

/** Titles by id from Storybook's `index.json`. */
export function readIndex(path: string): Map<string, string> {
  const file = shown(path);
  const index = parseJson(readFileSync(path, 'utf8'), file);
  const entries: unknown =
    index && typeof index === 'object' && 'entries' in index ? index.entries : undefined;
  if (!entries || typeof entries !== 'object') throw new VisualError(`${file} is no index of Storybook.`);
  return new Map(
    Object.entries(entries as Record<string, { type?: string; title?: string }>)
      .filter(([, { type }]) => type === 'story')
      .map(([id, { title = '' }]) => [id, title]),
  );
}

async function checkHistory(
  { store, index, history, base, rules }: VerifyOptions,
  inventory: ReturnType<typeof takeInventory>,
): Promise<{ problems: Problem[]; skipped: string[] }> {
  const not =
    'whether anything was lost or went back since main, and who made the decisions, was not checked';
  if (!history) return { problems: [], skipped: [`This is no git repository: ${not}.`] };
  if (history.shallow)
    return {
      problems: [],
      skipped: [`This is a shallow clone: ${not}; fetch the whole history (\`git fetch --unshallow\`).`],
    };
  try {
    const bases = await history.bases(base);
    const people = await wrongPeople(history, bases, inventory, rules, index);
    const losses = await wrongLosses(store, history, bases.commits, inventory);
    return { problems: [...losses, ...people.problems], skipped: people.skipped };
  } catch (error) {
    if (error instanceof VisualError) throw error;
    const why = error instanceof Error ? error.message.trim().split('\n').at(-1) : error;
    return { problems: [], skipped: [`git did not answer (${why}): ${not}.`] };
  }
}

/**
 * Whether the store is sound, without a browser: every baseline is what somebody approved last, nothing was lost or
 * went back, all files are whole and named by something, and people are who they say. Problems are given back; a
 * VisualError is thrown only for what stands in the way of looking.
 */
export async function verify(options: VerifyOptions): Promise<Verification> {
  const { store, index, budget, now } = options;
  const inventory = takeInventory(store);
  const { problems: lost, skipped } = await checkHistory(options, inventory);
  // The store itself may say of a shot what git says: then its sentence stays, which is the last one.
  const judged = [...lost, ...wrongApprovals(inventory, now)];
  const problems = [
    ...inventory.problems,
    ...new Map(judged.map((problem) => [`${problem.kind} ${problem.subject}`, problem])).values(),
    ...wrongStories(inventory, index),
    ...wrongFiles(store, inventory),
    ...wrongSize(store, inventory, budget),
  ];
  if (inventory.baselines.size === 0 && problems.length === 0)
    problems.push({ kind: 'empty', subject: 'store', text: `${shown(store.root)} has no baselines at all.` });
  const failing = new Set(problems.map(({ subject }) => subject));
  const passed = [...inventory.baselines].flatMap(([story, { shots }]) =>
    inventory.unreadable.has(story)
      ? []
      : Object.keys(shots).filter((mode) => !failing.has(story) && !failing.has(`${story} ${mode}`)),
  ).length;
  return { problems, skipped, passed, failed: problems.length };
}

const few = 10;

/** A sentence for each problem; of many of one kind the first ten, and how many more there are. */
export function sentences(problems: readonly Problem[]): string[] {
  return [...Map.groupBy(problems, ({ kind }) => kind).values()].flatMap((alike) => [
    ...alike.slice(0, few).map(({ text }) => text),
    ...(alike.length > few ? [`... and ${alike.length - few} more like the last one.`] : []),
  ]);
}

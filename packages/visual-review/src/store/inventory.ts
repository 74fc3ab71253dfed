import { join } from 'node:path';
import { VisualError, type Baseline, type Hash } from '../types.ts';
import { readText } from './files.ts';
import { isHash } from './hash.ts';
import { pathOfHash } from './hashed.ts';
import { timeOf } from './judge.ts';
import type { Store, StoredDecision } from './store.ts';
import { storiesNamedIn } from './text.ts';

/** Something wrong in the store. Problems of one kind are many of the same. */
export interface Problem {
  kind: string;
  /** The story and mode, or the file; what has a problem did not pass. */
  subject: string;
  /** One sentence. */
  text: string;
}

/** All that can be read of a store. */
export interface Inventory {
  baselines: ReadonlyMap<string, Baseline>;
  /** By story, oldest first. */
  decisions: ReadonlyMap<string, readonly StoredDecision[]>;
  /** Stories of which some file cannot be read, so that nothing else can be said about them, and decisions that cannot. */
  unreadable: ReadonlySet<string>;
  /** Decisions and pictures that were taken out on purpose; paths from the store's root. */
  pruned: ReadonlySet<string>;
  problems: Problem[];
}

/** `pruned.txt`: one path of the store a line. It may be merged by union, so order and repetition mean nothing. */
export const prunedIn = (store: Store): ReadonlySet<string> =>
  new Set(
    (readText(join(store.root, 'pruned.txt')) ?? '')
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  );

/** Reads every baseline and decision, and says of each that cannot be read why. */
export function takeInventory(store: Store): Inventory {
  const problems: Problem[] = [];
  const baselines = new Map<string, Baseline>();
  const decisions = new Map<string, StoredDecision[]>();
  const unreadable = new Set<string>();
  const attempt = <T>(story: string, read: () => T): T | undefined => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof VisualError)) throw error;
      unreadable.add(story);
      problems.push({ kind: 'unreadable', subject: story, text: error.message });
      return undefined;
    }
  };
  for (const story of store.stories()) {
    const baseline = attempt(story, () => store.baseline(story));
    if (baseline) baselines.set(story, baseline);
  }
  const add = (decision: StoredDecision) =>
    decisions.set(decision.story, [...(decisions.get(decision.story) ?? []), decision]);
  for (const story of store.reviewed())
    for (const name of attempt(story, () => store.decisionNames(story)) ?? [])
      attempt(story, () => add(store.decision(story, name)));
  for (const name of store.rulingNames()) {
    const file = `decisions/${name}`;
    attempt(file, () => store.ruling(name).forEach(add));
    if (unreadable.has(file))
      for (const story of storiesNamedIn(readText(join(store.root, file)) ?? '')) unreadable.add(story);
  }
  for (const ofStory of decisions.values()) ofStory.sort((a, b) => timeOf(a) - timeOf(b));
  return { baselines, decisions, unreadable, pruned: prunedIn(store), problems };
}

/** How `pruned.txt` names a picture. */
export const prunedName = (hash: Hash) => pathOfHash('', 'images', hash).replaceAll('\\', '/');

/** Pictures that baselines name: all of them must be there. */
export const namedByBaselines = ({ baselines }: Inventory): ReadonlySet<Hash> =>
  new Set([...baselines.values()].flatMap(({ shots }) => Object.values(shots).map(({ img }) => img)));

/** Pictures that decisions name, with the decision's file: they are the history that reviewers see. */
export function namedByDecisions({ decisions }: Inventory): ReadonlyMap<Hash, string> {
  const named = new Map<Hash, string>();
  for (const { shots, file } of [...decisions.values()].flat())
    for (const { from, to } of Object.values(shots))
      for (const hash of [from?.img, to?.img]) if (isHash(hash)) named.set(hash, file);
  return named;
}

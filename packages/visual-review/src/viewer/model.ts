import type { DecisionRequest, Look, Review, ReviewShot, Role, ShotState, Verdict } from '../types.ts';

/** What the viewer computes from a `Review`; no React here, so that it is tested without a browser. */

export type Filter = 'open' | 'rejected' | 'broken' | 'all';

export interface Person {
  name: string;
  email: string;
  role: Role;
}

export interface StoryShots {
  story: string;
  shots: readonly ReviewShot[];
}

/** Shots with one cause, or without one and in one state. */
export interface Group {
  key: string;
  label: string;
  /** Of `diff.cause`; absent for groups by state. */
  cause?: string;
  stories: readonly StoryShots[];
  shots: readonly ReviewShot[];
  open: readonly ReviewShot[];
}

export const stateWords: Record<ShotState, string> = {
  same: 'Unchanged',
  tolerated: 'Noise only',
  new: 'New',
  changed: 'Changed',
  approved: 'Approved',
  rejected: 'Rejected',
  removed: 'Removed',
  broken: 'Broken',
  skipped: 'Not reached',
};

const stateLabels: Record<ShotState, string> = {
  same: 'Unchanged',
  tolerated: 'Unchanged but for noise',
  new: 'New, nothing approved yet',
  changed: 'Changed',
  approved: 'Approved',
  rejected: 'Rejected',
  removed: 'Removed, the shot is no longer there',
  broken: 'Broken, the story failed',
  skipped: 'Not reached by the change',
};

/** Groups stand in this order of the first state that they have. */
const order: readonly ShotState[] = [
  'changed',
  'new',
  'removed',
  'rejected',
  'broken',
  'approved',
  'tolerated',
  'skipped',
  'same',
];

export const keyOf = ({ story, mode }: { story: string; mode: string }) => `${story} ${mode}`;

export const isOpen = ({ state }: { state: ShotState }) =>
  state === 'new' || state === 'changed' || state === 'removed';

/** Whether a person can decide about it at all; a broken story has to be mended first. */
export const isDecidable = ({ state }: { state: ShotState }) => state !== 'broken' && state !== 'skipped';

export const matches = (shot: ReviewShot, filter: Filter) =>
  filter === 'all' || (filter === 'open' ? isOpen(shot) : shot.state === filter);

/** The four fields that a decision is about; null for a shot that is no more. */
export function lookOf(shot: ReviewShot): Look | null {
  const taken = shot.state === 'removed' ? undefined : (shot.to ?? shot.from);
  if (!taken) return null;
  const { img, tree, text, axe } = taken;
  return { img, tree, text, axe };
}

const sameLook = (a: Look | null, b: Look | null) =>
  a === b ||
  (a !== null &&
    b !== null &&
    a.img === b.img &&
    a.tree === b.tree &&
    a.text === b.text &&
    a.axe.join('\n') === b.axe.join('\n'));

export function countsOf({ shots }: Review): Record<Filter, number> {
  const counts: Record<Filter, number> = { open: 0, rejected: 0, broken: 0, all: shots.length };
  for (const shot of shots) {
    if (isOpen(shot)) counts.open++;
    else if (shot.state === 'rejected' || shot.state === 'broken') counts[shot.state]++;
  }
  return counts;
}

const rank = (shots: readonly ReviewShot[]) => Math.min(...shots.map(({ state }) => order.indexOf(state)));

function groupOf(key: string, shots: readonly ReviewShot[]): Group {
  const cause = shots[0]?.diff?.cause;
  const stories = Map.groupBy(shots, ({ story }) => story);
  return {
    key,
    label: cause?.label ?? stateLabels[shots[0]?.state ?? 'same'],
    ...(cause ? { cause: cause.key } : {}),
    stories: [...stories].map(([story, own]) => ({ story, shots: own })),
    shots,
    open: shots.filter(isOpen),
  };
}

/** Most urgent first, then the largest: that is where one decision does the most. */
export function groupsOf(shots: readonly ReviewShot[]): Group[] {
  const byKey = Map.groupBy(shots, ({ state, diff }) =>
    diff ? `cause ${diff.cause.key}` : `state ${state}`,
  );
  return [...byKey]
    .map(([key, members]) => ({ group: groupOf(key, members), rank: rank(members) }))
    .sort((a, b) => a.rank - b.rank || b.group.shots.length - a.group.shots.length)
    .map(({ group }) => group);
}

/**
 * The next open shot in the order of the grid, from `key` on and around its end; undefined when none is left. Without a
 * key, or with one that is not there, it is the first one.
 */
export function nextOpen(
  shots: readonly ReviewShot[],
  key: string | null,
  step: 1 | -1,
): ReviewShot | undefined {
  const start = shots.findIndex((shot) => keyOf(shot) === key);
  for (let away = 1; away <= shots.length; away++) {
    const from = start === -1 && step === -1 ? shots.length : start;
    const shot = shots[(from + step * away + shots.length * 2) % shots.length];
    if (shot && isOpen(shot) && keyOf(shot) !== key) return shot;
  }
  return undefined;
}

/** Shots in the order in which the grid shows them. */
export const inOrder = (groups: readonly Group[]): ReviewShot[] =>
  groups.flatMap(({ stories }) => stories.flatMap(({ shots }) => [...shots]));

interface RequestParts {
  verdict: 'approved' | 'rejected';
  person: Person;
  note: string;
  cause?: string;
}

/** One decision about these shots. Approving a shot that is no more is the verdict `removed`. */
export function requestFor(
  shots: readonly ReviewShot[],
  { verdict, person, note, cause }: RequestParts,
): DecisionRequest {
  const gone = shots.every(({ state }) => state === 'removed');
  return {
    verdict: verdict === 'approved' && gone ? 'removed' : verdict,
    shots: shots.map((shot) => ({ story: shot.story, mode: shot.mode, to: lookOf(shot) })),
    by: `${person.name} <${person.email}>`,
    role: person.role,
    note,
    ...(cause === undefined ? {} : { cause }),
  };
}

const stateAfter = (verdict: Verdict): ShotState => (verdict === 'rejected' ? 'rejected' : 'approved');

/** The review as it will be once these decisions are applied; for a copy from which nothing can be written. */
export function withDecisions(review: Review, decisions: readonly DecisionRequest[]): Review {
  const decided = new Map<string, { verdict: Verdict; to: Look | null }>();
  for (const { verdict, shots } of decisions)
    for (const shot of shots) decided.set(keyOf(shot), { verdict, to: shot.to });
  if (decided.size === 0) return review;
  return {
    ...review,
    shots: review.shots.map((shot) => {
      const found = decided.get(keyOf(shot));
      return found && sameLook(found.to, lookOf(shot)) ? { ...shot, state: stateAfter(found.verdict) } : shot;
    }),
  };
}

export const plural = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

/** `light-wide` as people say it. */
export const modeWords = (mode: string) => mode.replaceAll('-', ' ');

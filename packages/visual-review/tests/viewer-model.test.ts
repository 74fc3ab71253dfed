import { describe, expect, it } from 'vitest';
import type { Review, ReviewShot, Shot, ShotState } from '../src/types.ts';
import {
  countsOf,
  groupsOf,
  inOrder,
  keyOf,
  lookOf,
  nextOpen,
  requestFor,
  withDecisions,
} from '../src/viewer/model.ts';

const taken = (name: string): Shot => ({
  img: name,
  tree: `tree ${name}`,
  text: 'text',
  axe: [],
  png: `png ${name}`,
  width: 10,
  height: 10,
  elements: 'elements',
});

function shot(story: string, state: ShotState, cause?: string): ReviewShot {
  const none = { pixels: 1, unequal: 1, regions: [], tree: [], text: [], axe: [], overlay: null };
  return {
    story,
    mode: 'light-wide',
    state,
    ...(state === 'new' ? {} : { from: taken(`${story} before`) }),
    ...(state === 'removed' || state === 'same' ? {} : { to: taken(`${story} after`) }),
    ...(cause
      ? { diff: { kinds: ['pixels'], ...none, cause: { key: cause, label: `label of ${cause}` } } }
      : {}),
    history: [],
  };
}

const person = { name: 'Ana Ruiz', email: 'ana@rolecast.example', role: 'design' } as const;
const reviewOf = (shots: readonly ReviewShot[]): Review => ({
  writes: false,
  at: '2026-01-15T09:00:00.000Z',
  head: null,
  env: 'e7',
  roles: ['design'],
  stories: {},
  shots,
});

const shots = [
  shot('a', 'same'),
  shot('b', 'changed', 'small'),
  shot('c', 'changed', 'large'),
  shot('d', 'changed', 'large'),
  shot('e', 'new'),
  shot('f', 'removed'),
  shot('g', 'rejected', 'large'),
  shot('h', 'broken'),
];

describe('groups', () => {
  it('are causes, then states; the most urgent and the largest first', () => {
    expect(groupsOf(shots).map(({ label, shots, open }) => [label, shots.length, open.length])).toEqual([
      ['label of large', 3, 2],
      ['label of small', 1, 1],
      ['New, nothing approved yet', 1, 1],
      ['Removed, the shot is no longer there', 1, 1],
      ['Broken, the story failed', 1, 0],
      ['Unchanged', 1, 0],
    ]);
  });

  it('are counted', () => {
    expect(countsOf(reviewOf(shots))).toEqual({ open: 5, rejected: 1, broken: 1, all: 8 });
  });
});

describe('walking', () => {
  const ordered = inOrder(groupsOf(shots));
  const walk = (step: 1 | -1) => {
    const seen: string[] = [];
    let at: string | null = null;
    for (let steps = 0; steps < 6; steps++) {
      const next = nextOpen(ordered, at, step);
      if (!next) break;
      at = keyOf(next);
      seen.push(next.story);
    }
    return seen.join('');
  };

  it('stops at what needs review only, and goes around', () => {
    expect(walk(1)).toBe('cdbefc');
    expect(walk(-1)).toBe('febdcf');
  });

  it('ends when nothing is left', () => {
    expect(
      nextOpen(
        ordered.filter(({ story }) => story === 'c'),
        'c light-wide',
        1,
      ),
    ).toBeUndefined();
    expect(nextOpen([shot('a', 'same')], null, 1)).toBeUndefined();
    expect(nextOpen([], null, -1)).toBeUndefined();
  });
});

describe('a request', () => {
  it('is about exactly the looks that were seen', () => {
    const request = requestFor([shot('b', 'changed'), shot('a', 'same')], {
      verdict: 'rejected',
      person,
      note: 'No',
    });
    expect(request).toEqual({
      verdict: 'rejected',
      shots: [
        {
          story: 'b',
          mode: 'light-wide',
          to: { img: 'b after', tree: 'tree b after', text: 'text', axe: [] },
        },
        {
          story: 'a',
          mode: 'light-wide',
          to: { img: 'a before', tree: 'tree a before', text: 'text', axe: [] },
        },
      ],
      by: 'Ana Ruiz <ana@rolecast.example>',
      role: 'design',
      note: 'No',
    });
  });

  it('that approves what is gone is a removal', () => {
    const gone = shot('f', 'removed');
    expect(lookOf(gone)).toBeNull();
    expect(requestFor([gone], { verdict: 'approved', person, note: '' }).verdict).toBe('removed');
    expect(requestFor([gone], { verdict: 'rejected', person, note: 'Back!' }).verdict).toBe('rejected');
  });
});

describe('collected decisions', () => {
  it('show as they will be once they are applied; the last one counts', () => {
    const [, b, c] = shots as [ReviewShot, ReviewShot, ReviewShot];
    const decide = (verdict: 'approved' | 'rejected', of: ReviewShot) =>
      requestFor([of], { verdict, person, note: 'x' });
    const review = withDecisions(reviewOf(shots), [
      decide('approved', b),
      decide('approved', c),
      decide('rejected', c),
    ]);
    expect(review.shots.slice(0, 4).map(({ state }) => state)).toEqual([
      'same',
      'approved',
      'rejected',
      'changed',
    ]);
  });

  it('about another picture count for nothing', () => {
    const [, b] = shots as [ReviewShot, ReviewShot];
    const old = requestFor([{ ...b, to: taken('older') }], { verdict: 'approved', person, note: 'x' });
    expect(withDecisions(reviewOf(shots), [old]).shots[1]?.state).toBe('changed');
  });
});

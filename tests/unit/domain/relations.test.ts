import { describe, expect, it } from 'vitest';
import {
  countsAfter,
  listsOf,
  noteErrors,
  outcomeIn,
  RelationAction,
  relationAfter,
  type Relation,
} from '../../../src/domain/relations.ts';

const stranger: Relation = {
  connectionStatus: 2,
  isFollowing: false,
  isBlocked: false,
  isMuted: false,
  canConnect: true,
  canFollow: false,
  canMessage: false,
  mutualCount: 0,
};
const asking: Relation = { ...stranger, connectionStatus: 0, requestDirection: 1 };
const asked: Relation = { ...stranger, connectionStatus: 0, requestDirection: 2 };
const connected: Relation = { ...stranger, connectionStatus: 1, canMessage: true };
const counts = { connected: 2, received: 1, sent: 1, following: 3, followers: 0, blocked: 0, muted: 0 };

describe('a relation after', () => {
  it('a request is one of the reader', () => {
    expect(relationAfter(stranger, RelationAction.ADD_CONNECTION)).toEqual(asked);
  });
  it('crossing requests is connected at once', () => {
    const after = relationAfter(asking, RelationAction.ADD_CONNECTION);
    expect(after).toEqual({ ...stranger, connectionStatus: 1 });
  });
  it.each([RelationAction.REMOVE_CONNECTION, RelationAction.REJECT, RelationAction.WITHDRAW] as const)(
    'action %i is none',
    (action) => {
      for (const before of [asking, asked, connected])
        expect(relationAfter(before, action)).toEqual(stranger);
    },
  );
  it('a block holds no request, no connection and no follow, and unblocking brings none of it back', () => {
    const blocked = relationAfter({ ...connected, isFollowing: true }, RelationAction.BLOCK);
    expect(blocked).toEqual({ ...stranger, isBlocked: true });
    expect(relationAfter(blocked, RelationAction.UNBLOCK)).toEqual(stranger);
  });
  it('muting stays connected', () => {
    expect(relationAfter(connected, RelationAction.MUTE)).toEqual({ ...connected, isMuted: true });
  });
});

describe('counts', () => {
  it('follow what is done', () => {
    expect(countsAfter(counts, asking, connected)).toEqual({ ...counts, connected: 3, received: 0 });
    expect(countsAfter(counts, asked, stranger)).toEqual({ ...counts, sent: 0 });
    const blocked = relationAfter({ ...connected, isFollowing: true }, RelationAction.BLOCK);
    expect(countsAfter(counts, { ...connected, isFollowing: true }, blocked)).toEqual({
      ...counts,
      connected: 1,
      following: 2,
      blocked: 1,
    });
  });
  it('of muted members follow too, and those who are blocked are counted there alone', () => {
    const muted = relationAfter(stranger, RelationAction.MUTE);
    expect(countsAfter(counts, stranger, muted)).toEqual({ ...counts, muted: 1 });
    const blocked = relationAfter(muted, RelationAction.BLOCK);
    expect(countsAfter({ ...counts, muted: 1 }, muted, blocked)).toEqual({ ...counts, blocked: 1 });
  });
  it('go back when it is taken back, and never below nothing', () => {
    expect(countsAfter(countsAfter(counts, asking, connected), connected, asking)).toEqual(counts);
    expect(countsAfter({ ...counts, sent: 0 }, asked, stranger).sent).toBe(0);
  });
});

describe('a row that stays in its list', () => {
  it.each([
    [0, connected, undefined],
    [0, stranger, 'No longer connected'],
    [1, asking, undefined],
    [1, connected, 'You are connected now'],
    [1, stranger, 'Request declined'],
    [2, asked, undefined],
    [2, stranger, 'Request withdrawn'],
    [3, { ...stranger, isFollowing: false }, undefined],
    [5, { ...stranger, isBlocked: true }, undefined],
    [6, { ...stranger, isMuted: true }, undefined],
    [6, stranger, 'No longer muted'],
    [5, stranger, 'No longer blocked'],
    [0, { ...stranger, isBlocked: true }, 'Blocked. Neither of you sees the other.'],
  ] as const)('of list %i says what became of it', (list, relation, outcome) => {
    expect(outcomeIn(list, relation)).toBe(outcome);
  });
});

it('each role has the lists that can hold somebody', () => {
  expect(listsOf(1)).toEqual([0, 1, 2, 3, 5, 6]);
  expect(listsOf(2)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(listsOf(3)).toEqual([3, 4, 5, 6]);
});

it('a note has at most 300 characters', () => {
  expect(noteErrors({ note: '' })).toEqual({});
  expect(noteErrors({ note: '🙂'.repeat(300) })).toEqual({});
  expect(noteErrors({ note: 'x'.repeat(301) })).toEqual({ note: 'A note has at most 300 characters.' });
});

import { describe, expect, it } from 'vitest';
import {
  pendingGroupOf,
  recommendErrors,
  relationshipPhrase,
  sideOf,
  stateAfter,
  stateLabel,
  type Recommendation,
} from '../../../src/domain/recommendations.ts';

const author = { userId: 'u6', userType: 1, userName: 'Ilse van Dorp' } as const;
const receiver = { userId: 'u1', userType: 1, userName: 'Amara Diallo' } as const;
const request: Recommendation = {
  recommendationId: 'r1',
  fromUser: author,
  toUser: receiver,
  relationship: 2,
  state: 0,
  createdAt: '2026-01-15T09:00:00.000Z',
  updatedAt: '2026-01-15T09:00:00.000Z',
};
const written: Recommendation = { ...request, state: 1, text: 'x'.repeat(50) };
const values = { relationship: 2, position: '', text: 'x'.repeat(50), requestMessage: '' } as const;

describe('a recommendation', () => {
  it('has two sides', () => {
    expect(['u6', 'u1', 'u9'].map((reader) => sideOf(request, reader))).toEqual([
      'author',
      'receiver',
      'reader',
    ]);
  });
  it('says what the author was to the other, and to the author what they were themselves', () => {
    expect(relationshipPhrase(request, 'u1')).toBe('Worked with Amara Diallo');
    expect(relationshipPhrase(request, 'u6')).toBe('You worked with Amara Diallo');
    const client = { ...request, relationship: 4 } as const;
    expect(relationshipPhrase(client, 'u9')).toBe('Was a client of Amara Diallo');
    expect(relationshipPhrase(client, 'u6')).toBe('You were a client of Amara Diallo');
  });
  it('waits in one of three groups', () => {
    expect(pendingGroupOf(request, 'u6')).toBe('Asked of me');
    expect(pendingGroupOf(request, 'u1')).toBe('I asked');
    expect(pendingGroupOf(written, 'u1')).toBe('Written, not shown yet');
  });
  it('tells others nothing of its state', () => {
    expect(stateLabel({ ...written, state: 2 }, 'u1')).toBe('Shown on your profile');
    expect(stateLabel({ ...written, state: 3 }, 'u6')).toBe('Not shown');
    expect(stateLabel(written, 'u9')).toBeUndefined();
  });
  it('stands where the change says, and nowhere once it is deleted', () => {
    expect([2, 3, 4, 5, 6].map((change) => stateAfter(change as 2))).toEqual([2, 3, 4, 5, undefined]);
  });
});

describe('what is typed', () => {
  it('keeps the rules of the contract', () => {
    expect(recommendErrors('write', values)).toEqual({});
    expect(recommendErrors('write', { ...values, text: ` ${'x'.repeat(49)} ` })).toEqual({
      text: 'A recommendation has 50 to 3000 characters.',
    });
    expect(recommendErrors('write', { ...values, relationship: undefined, text: '' })).toEqual({
      relationship: 'Please choose how you know each other.',
      text: 'Please write your recommendation.',
    });
  });
  it('of a request needs no text', () => {
    expect(recommendErrors('ask', { ...values, text: '' })).toEqual({});
    expect(recommendErrors('ask', { ...values, requestMessage: 'x'.repeat(501) })).toEqual({
      requestMessage: 'A message has at most 500 characters.',
    });
  });
});

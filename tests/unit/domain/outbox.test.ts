import { expect, it } from 'vitest';
import { wordsOf, type OutboxItem } from '../../../src/domain/outbox.ts';

const common = {
  memberId: 'u1',
  clientId: 'w1',
  orderKey: 'posts',
  createdAt: '2026-01-15T08:52:00.000Z',
  state: 'queued',
  seq: 1,
  tries: 0,
  since: 0,
  nextTryAt: 0,
} as const;

it('a post that waits is named by its words, and what has no marks stays as it was typed', () => {
  const text = '**Twelve berths** are free\n- *two* of them today';
  const post: OutboxItem = {
    ...common,
    kind: 'post',
    body: { action: 0, feedType: 10, text, media: [], visibility: 0, commentPolicy: 0 },
  };
  const comment: OutboxItem = {
    ...common,
    kind: 'comment',
    body: { action: 0, feedId: 'f1', feedType: 10, text: '5 * 3 * 2' },
  };
  expect(wordsOf(post)).toBe('Twelve berths are free\ntwo of them today');
  expect(wordsOf(comment)).toBe('5 * 3 * 2');
});

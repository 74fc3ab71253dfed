import { describe, expect, it } from 'vitest';
import { makePost } from '../../../mocks/factories/feed.ts';
import { postChunks } from '../../../src/components/feed/posts/feedChunks.ts';
import { keepAdded, newerThan, type FeedPage } from '../../../src/hooks/feed/posts/newPosts.ts';

const at = (minute: number) => `2026-01-15T09:${String(minute).padStart(2, '0')}:00.000Z`;
const post = (feedId: string, minute: number) => makePost({ feedId, createdAt: at(minute) });
const page = (snapshot: number, ...response: FeedPage['response']): FeedPage => ({
  message: 'Feed',
  response,
  count: response.length,
  snapshotAt: at(snapshot),
});
const ids = (items: readonly { feedId: string }[]) => items.map(({ feedId }) => feedId);

describe('new posts', () => {
  it('are those that came after the list was read and are not in it', () => {
    const list = [page(10, post('mine', 11), post('b', 5)), page(10, post('a', 4))];
    const newest = page(20, post('d', 15), post('mine', 11), post('c', 10), post('b', 5));
    expect(ids(newerThan(list, newest))).toEqual(['d']);
    expect(newerThan([], newest)).toEqual([]);
    expect(newerThan(list, undefined)).toEqual([]);
  });

  it('of the member stay on top when the list is read again as it stood', () => {
    const before = page(10, post('mine', 11), post('b', 5));
    const again = page(10, post('b', 5), post('a', 4));
    const kept = keepAdded(before, again);
    expect(ids(kept.response)).toEqual(['mine', 'b', 'a']);
    expect(kept.count).toBe(3);
  });
});

describe('chunks of a long list', () => {
  const items = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => `p${from + i}`);
  const idOf = (id: string) => id;

  it('keep their places when something comes on top, goes, or follows', () => {
    const starts = new Set<string>();
    const before = postChunks(items(0, 20), starts, idOf).map(([first]) => first);
    expect(before).toEqual(['p0', 'p5', 'p10', 'p15']);
    const changed = ['n1', 'n2', ...items(0, 7), ...items(8, 25)];
    const after = postChunks(changed, starts, idOf);
    expect(after.map(([first]) => first)).toEqual(['n1', 'p0', 'p5', 'p10', 'p15', 'p20']);
    expect(after.flat()).toEqual(changed);
  });
});

import { expect, test } from 'vitest';
import {
  groupsOf,
  isSameDrawing,
  placesOf,
  postChunks,
} from '../../../src/components/feed/posts/feedChunks.ts';

const idOf = ({ id }: { id: string }) => id;
const items = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => ({ id: `p${from + index}` }));
const lengthOf = (chunks: readonly unknown[][]) => chunks.flat().length;

test('ten thousand posts are a hundred groups, each with the place of its first post', () => {
  const groups = groupsOf(postChunks(items(0, 10_000), new Set(), idOf), new Set(), idOf);
  expect(groups).toHaveLength(100);
  expect(groups.flat(2)).toEqual(items(0, 10_000));
  expect(placesOf(groups, 0, lengthOf).map(({ from }) => from)).toEqual(
    Array.from({ length: 100 }, (_, group) => group * 100),
  );
});

test('a post at the top makes a group of its own, and the others begin where they began', () => {
  const [starts, groupStarts] = [new Set<string>(), new Set<string>()];
  const firsts = (list: { id: string }[]) =>
    groupsOf(postChunks(list, starts, idOf), groupStarts, idOf).map(([chunk]) => chunk?.[0]?.id);
  const before = firsts(items(0, 300));
  expect(firsts([{ id: 'new' }, ...items(0, 310)])).toEqual(['new', ...before, 'p300']);
});

test('a part is drawn again when one of its posts or their places are others', () => {
  const [one, other] = [{ likes: 1 }, { likes: 2 }];
  const handlers = {};
  const drawn = (item: object, more: object = {}) => ({
    parts: [[{ item: one, href: '/1' }], [{ item, href: '/2' }]],
    from: 0,
    size: -1,
    handlers,
    ...more,
  });
  expect(isSameDrawing(drawn(other), drawn(other))).toBe(true);
  expect(isSameDrawing(drawn(other), drawn({ ...other }))).toBe(false);
  for (const more of [{ from: 1 }, { size: 2 }, { handlers: {} }, { parts: [] }])
    expect(isSameDrawing(drawn(other), drawn(other, more))).toBe(false);
});

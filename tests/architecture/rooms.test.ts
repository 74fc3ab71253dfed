import { expect, it } from 'vitest';
import { homeless, rooms, unknownRooms } from './rules/rooms.ts';
import { readText, readTree, tree } from './rules/tree.ts';

it('a large tag has the same rooms on every floor', () => {
  const files = readTree();
  expect(unknownRooms(files)).toEqual([]);
  expect(homeless(files)).toEqual([]);
  for (const [tag, names] of Object.entries(rooms))
    for (const name of names)
      expect(
        [...files.keys()].some((path) => path.startsWith(`src/components/${tag}/${name}/`)),
        `${tag}/${name}`,
      ).toBe(true);
});

it('the map names each of them', () => {
  const map = readText('docs/map.md');
  for (const [tag, [first, ...others]] of Object.entries(rooms))
    expect(map.replace(/\s+/g, ' ')).toContain(
      [`\`${tag}/${first}\``, ...others.map((name) => `\`${name}\``)].join(', '),
    );
});

it.each([
  'server/modules/jobs/offers/list.ts',
  'src/hooks/chat/friends/useFriends.ts',
  'src/components/live/tickets/Card.tsx',
])('%s is named', (path) => {
  expect(unknownRooms(tree({ [path]: '' }))).toEqual([path]);
});

it('a component beside the rooms of its tag is named', () => {
  const beside = 'src/components/feed/PostCard.tsx';
  expect(homeless(tree({ [beside]: '', 'src/components/feed/posts/PostCard.tsx': '' }))).toEqual([beside]);
});

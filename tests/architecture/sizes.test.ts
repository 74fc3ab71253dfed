import { expect, it } from 'vitest';
import { tooLong } from './rules/sizes.ts';
import { readTree, tree } from './rules/tree.ts';

/** Files that may be longer than their kind allows, with the reason. */
const excused: Record<string, string> = {
  'server/db/migrations/0001_start.ts': 'One migration is one step, and is never changed again.',
};

it('files are short', () => {
  expect(tooLong(readTree(), excused)).toEqual([]);
});

it('a long file is named', () => {
  const lines = (count: number) => 'x\n'.repeat(count);
  const files = tree({
    'src/pages/feed/PostsPage.tsx': lines(81),
    'src/hooks/feed/useFeed.ts': lines(80),
    'src/components/ui/Card.tsx': lines(151),
    'src/components/ui/Menu.tsx': lines(200),
    'stories/components/ui/Card.stories.tsx': lines(201),
    'server/app.ts': lines(251),
  });
  expect(tooLong(files, { 'src/components/ui/Menu.tsx': 'one machine', 'src/gone.ts': '' })).toEqual([
    'src/pages/feed/PostsPage.tsx: 81 lines; the limit is 80',
    'src/components/ui/Card.tsx: 151 lines; the limit is 150',
    'stories/components/ui/Card.stories.tsx: 201 lines; the limit is 200',
    'server/app.ts: 251 lines; the limit is 250',
    'src/gone.ts: excused, but not there',
  ]);
});

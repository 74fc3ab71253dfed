import { expect, it } from 'vitest';
import { growing, tooLong } from './rules/sizes.ts';
import { readTree, tree } from './rules/tree.ts';

/** Files that may be longer than their kind allows, with the reason. */
const excused: Record<string, string> = {
  'server/db/migrations/0001_start.ts': 'One migration is one step, and is never changed again.',
};

it('files are short', () => {
  const files = readTree();
  for (const line of growing(files)) console.warn(line);
  expect(tooLong(files, excused)).toEqual([]);
});

it('a long file is named', () => {
  const lines = (count: number) => 'x\n'.repeat(count);
  const files = tree({
    'src/pages/feed/PostsPage.tsx': lines(81),
    'src/pages/feed/PostPage.tsx': lines(80),
    'src/hooks/feed/useFeed.ts': lines(151),
    'src/hooks/feed/usePost.ts': lines(150),
    'src/components/ui/useCrop.ts': lines(151),
    'src/components/ui/Card.tsx': lines(251),
    'src/components/ui/Dialog.tsx': lines(250),
    'src/components/ui/Menu.tsx': lines(300),
    'stories/components/ui/Card.stories.tsx': lines(201),
    'server/app.ts': lines(251),
  });
  expect(tooLong(files, { 'src/components/ui/Menu.tsx': 'one machine', 'src/gone.ts': '' })).toEqual([
    'src/pages/feed/PostsPage.tsx: 81 lines; the limit is 80',
    'src/hooks/feed/useFeed.ts: 151 lines; the limit is 150',
    'src/components/ui/useCrop.ts: 151 lines; the limit is 150',
    'src/components/ui/Card.tsx: 251 lines; the limit is 250',
    'stories/components/ui/Card.stories.tsx: 201 lines; the limit is 200',
    'server/app.ts: 251 lines; the limit is 250',
    'src/gone.ts: excused, but not there',
  ]);
});

it('a file that grows is named, and passes', () => {
  const lines = (count: number) => 'x\n'.repeat(count);
  const files = tree({
    'src/pages/feed/PostsPage.tsx': lines(80),
    'src/hooks/feed/useFeed.ts': lines(101),
    'src/hooks/feed/usePost.ts': lines(100),
    'src/components/ui/Card.tsx': lines(151),
    'src/components/ui/Dialog.tsx': lines(150),
    'src/components/ui/Menu.tsx': lines(251),
    'server/app.ts': lines(250),
  });
  expect(growing(files)).toEqual([
    'src/hooks/feed/useFeed.ts: 101 lines, where most have fewer than 100; the limit is 150',
    'src/components/ui/Card.tsx: 151 lines, where most have fewer than 150; the limit is 250',
  ]);
});

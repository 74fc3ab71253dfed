import { expect, it } from 'vitest';
import { leaningOnSwr } from './rules/swrInside.ts';
import { readTree, tree } from './rules/tree.ts';

it('one file knows the inside of SWR, and a test holds it to the installed version', () => {
  const files = readTree();
  expect(leaningOnSwr(files)).toEqual([]);
  expect(files.get('tests/unit/api/swrKeys.test.tsx')).toContain('src/api/swrKeys.ts');
});

it.each([
  "import { unstable_serialize } from 'swr';",
  "import { INFINITE_PREFIX } from 'swr/_internal';",
  "const isList = key.startsWith('$inf$');",
  'const isFeed = key.startsWith(\'@"getFeedList"\');',
  'const asked = entry?._k?.[1];',
  'cache.set(key, { ...cache.get(key), _i: true });',
])('would not let another file say %s', (text) => {
  const path = 'src/hooks/feed/useFeed.ts';
  expect(leaningOnSwr(tree({ [path]: `\n${text}` }))).toEqual([expect.stringContaining(`${path}:2`)]);
  expect(leaningOnSwr(tree({ 'src/api/swrKeys.ts': text }))).toEqual([]);
});

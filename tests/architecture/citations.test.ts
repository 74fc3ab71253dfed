import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { cited, isThere, pathsIn, pathsInComments, unresolved, type Documents } from './rules/citations.ts';
import { readText, readTree, tree } from './rules/tree.ts';

// One for each name.
const documents = Object.fromEntries(cited.map((name) => [name, readText(`docs/${name}.md`)])) as Documents;
const sources = 'ts,tsx,mjs,js,yaml';
const root = join(import.meta.dirname, '../..');

it('what a comment cites stands in docs/', () => {
  const { wrong, found } = unresolved(readTree(sources), documents);
  expect(wrong).toEqual([]);
  // One that nobody finds any more would pass.
  expect(found).toBeGreaterThan(700);
});

it.each([
  ['/** What applicants read (product S99). */', ['product S99']],
  ['// Jobs close by themselves (product D7, D77).', ['product D77']],
  ['/** The session (specification 14). */', ['specification 14']],
  ['/** Every field (product 3.1, 3.11 and S44 to S48). */', ['product 3.11']],
  ['# Rooms and recordings (product S58-S62).', ['product S61', 'product S62']],
  ['/**\n * What is missing (product\n * S98) is said by field.\n */', ['product S98']],
  ["/** The specification's session (section 12). */", ['specification 12']],
  ['/** Four states (specification 4; product S97). */', ['product S97']],
  ['/** Taken back with a toast (look, Manners). */', ['look Manners']],
])('%j is named', (text, wrong) => {
  const found = unresolved(tree({ 'src/lib/money.ts': `\n${text}` }), documents).wrong;
  expect(found).toEqual(
    wrong.map((one) => expect.stringMatching(new RegExp(String.raw`^src/lib/money\.ts:\d cites ${one},`))),
  );
});

it.each([
  '/** Four states (specification 1, 3, 4, 5; product 3.1, S02-S07). */',
  '/** The specification’s words, kept (product 2.5): 3 of 10. */',
  '/** A room (product S56, S58, G11), by whoever starts it (specification 2; product S55). */',
  'setTimeout(look, 30);',
  '/** Shown at once (look, Patterns), as circles (look). */',
])('%j passes', (text) => {
  expect(unresolved(tree({ 'src/lib/money.ts': text }), documents).wrong).toEqual([]);
});

it('every path that the documents name exists', () => {
  const pages = globSync(['docs/*.md', 'README.md', 'CONTRIBUTING.md'], { cwd: root }).map(
    (page) => [page, readText(page)] as const,
  );
  const missing = pages.flatMap(([page, text]) =>
    pathsIn(text)
      .filter((path) => !isThere(root, path))
      .map((path) => `${page} names ${path}`),
  );
  expect(missing).toEqual([]);
  expect(pathsIn(readText('docs/map.md')).length).toBeGreaterThan(60);
});

it('every path that a comment names exists', () => {
  const named = [...readTree(sources)].flatMap(([file, text]) =>
    // The rules are tested with paths that nobody has.
    file.startsWith('tests/architecture/') ? [] : pathsInComments(text).map((one) => ({ file, ...one })),
  );
  const missing = named.filter(({ path }) => !isThere(root, path));
  expect(missing.map(({ file, line, path }) => `${file}:${line} names ${path}`)).toEqual([]);
  expect(named.length).toBeGreaterThan(40);
});

it('a path is there to the letter, or stands for one of several', () => {
  const text = '/**\n * See `src/lib/nobody.ts`.\n */\nconst a = 1; // as in tests/e2e/support/app.ts.';
  expect(pathsInComments(`${text}\nopen('src/lib/other.ts');`)).toEqual([
    { path: 'src/lib/nobody.ts', line: 2 },
    { path: 'tests/e2e/support/app.ts', line: 4 },
  ]);
  const there = (path: string) => isThere(root, path);
  expect(['src/lib', 'server/modules/<tag>/index.ts'].map(there)).toEqual([true, true]);
  expect(['src/li*', 'src/{lib,app}', 'src/lib/nobody.ts', 'src/<tag>/index.ts'].map(there)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

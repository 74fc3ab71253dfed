import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { countImports, countingImports } from '../src/storybook/countImports.ts';

/** Runs code with its imports counted, as a page without modules would: what is imported is its own name. */
const run = (code: string, page: object): unknown =>
  runInNewContext(countingImports(code).replaceAll('(import(', '(arrive('), {
    arrive: (name: string) => Promise.resolve(name),
    ...page,
  });

test('each import is counted, also one inside of another', async () => {
  const seen: Promise<unknown>[] = [];
  const counted = (promise: Promise<unknown>) => (seen.push(promise), promise);
  await run("import('./a.ts').then((name) => import(`${name}/b.ts`))", { __FROZEN__: { counted } });
  expect(await Promise.all(seen)).toEqual(['./a.ts', './a.ts/b.ts']);
});

test('outside of the review it imports as ever', async () => {
  expect(await run("import('./a.ts')", {})).toBe('./a.ts');
});

test('what imports nothing on demand is not read at all', () => {
  const { transform } = countImports();
  expect(typeof transform === 'function' && transform.call({} as never, 'import "./a.css"', 'a.ts')).toBe(
    undefined,
  );
});

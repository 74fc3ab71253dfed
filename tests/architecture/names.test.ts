import { expect, it } from 'vitest';
import { wrongNames } from './rules/names.ts';
import { readTree, tree } from './rules/tree.ts';

it('names say what a thing is', () => {
  expect(wrongNames(readTree())).toEqual([]);
});

it.each([
  ['src/lib/utils.ts', 'export const a = 1;', "'utils'"],
  ['src/helpers/money.ts', 'export const a = 1;', "'helpers'"],
  ['src/components/ui/CardNew.tsx', 'export function CardNew() {}', "'CardNew'"],
  ['src/lib/money.ts', 'export const format2 = 1;', "'format2'"],
  ['src/components/ui/index.ts', 'export const a = 1;', 'a barrel'],
  ['src/lib/all.ts', "export * from './money.ts';\nexport { b } from './b.ts';", 'a barrel'],
  ['src/components/ui/Card.tsx', 'export function Box() {}', 'it must export Card'],
  ['src/hooks/feed/useFeed.ts', 'export const feed = 1;', 'it must export useFeed'],
])('%s with %j is named', (path, text, message) => {
  expect(wrongNames(tree({ [path]: text })).join('\n')).toContain(message);
});

it('a provider may live in the file of its subject', () => {
  expect(wrongNames(tree({ 'src/components/ui/Clock.tsx': 'export function ClockProvider() {}' }))).toEqual(
    [],
  );
});

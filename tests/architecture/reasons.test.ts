import { expect, it } from 'vitest';
import { unexplained } from './rules/reasons.ts';
import { readTree, tree } from './rules/tree.ts';

it('every way around a check says why', () => {
  expect(unexplained(readTree())).toEqual([]);
});

it.each([
  'const a = b as any;',
  'const a = b as unknown as string;',
  'const a = list[0]!;',
  '// oxlint-disable-next-line no-console\nlog();',
  'it.skip("works", () => {});',
  "export const Open = { tags: ['!visual'] };",
  'it.only("works", () => {}); // the others are slow',
  '// @ts-expect-error\nconst a: number = "";',
])('%j is named', (text) => {
  expect(unexplained(tree({ 'src/lib/money.ts': text }))).toHaveLength(1);
});

it.each([
  'const a = list[0]!; // The list is never empty.',
  '// The list is never empty.\nconst a = list[0]!;',
  '// oxlint-disable-next-line no-console -- The console is the interface here.\nlog();',
  'const a = b !== c;',
  "// It looks as Default does.\nexport const Open = { tags: ['!visual'] };",
])('%j passes', (text) => {
  expect(unexplained(tree({ 'src/lib/money.ts': text }))).toEqual([]);
});

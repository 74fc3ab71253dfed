import { expect, it } from 'vitest';
import { pauses } from './rules/pauses.ts';
import { readTree, tree } from './rules/tree.ts';

it('no story waits for a time', () => {
  expect(pauses(readTree())).toEqual([]);
});

it.each([
  'await delay(600);',
  'await delay();',
  'await delay(slow ? 700 : 50);',
  'await new Promise((resolve) => setTimeout(resolve, 500));',
  'window.setTimeout(done, wait);',
])('%j is named with its line', (text) => {
  const found = pauses(tree({ 'stories/flows/Search.stories.tsx': `\n${text}` }));
  expect(found).toEqual([expect.stringContaining('stories/flows/Search.stories.tsx:2 waits for a time')]);
});

it.each([
  "await delay('infinite');",
  "spyOn(globalThis, 'setTimeout');",
  'expect(globalThis.setTimeout).toHaveBeenCalledWith(expect.any(Function), 4000);',
  'await late.wait();',
])('%j passes', (text) => {
  expect(pauses(tree({ 'stories/flows/Search.stories.tsx': text }))).toEqual([]);
});

it('elsewhere time may pass', () => {
  expect(pauses(tree({ 'src/lib/inTime.ts': 'setTimeout(end, 100);' }))).toEqual([]);
});

import { expect, it } from 'vitest';
import { readTree, tree } from './rules/tree.ts';
import { unroutes } from './rules/unroute.ts';

it('no test leaves a page waiting for ever', () => {
  expect(unroutes(readTree())).toEqual([]);
});

it.each(["await page.unroute('**/feed');", 'await page.context().unrouteAll();'])('%j is named', (text) => {
  const found = unroutes(tree({ 'tests/e2e/feed.e2e.ts': `\n${text}` }));
  expect(found).toEqual([expect.stringContaining('tests/e2e/feed.e2e.ts:2 takes a route away')]);
});

it.each(["const feedComes = await intercept(page, '**/feed', hold);", '// page.unroute would hang'])(
  '%j passes',
  (text) => {
    expect(unroutes(tree({ 'tests/e2e/feed.e2e.ts': text }))).toEqual([]);
  },
);

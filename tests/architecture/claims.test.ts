import { expect, it } from 'vitest';
import { runners } from '../../scripts/gate/runners.ts';
import { unclaimed } from './rules/claims.ts';
import { readText, readTree } from './rules/tree.ts';

it('every test file is run by exactly one runner', () => {
  expect(unclaimed(readTree().keys(), runners)).toEqual([]);
});

it('the runners read the same table', () => {
  for (const config of ['vitest.config.ts', 'playwright.config.ts'])
    expect(readText(config)).toContain("from './scripts/gate/runners.ts'");
  expect(readText('.storybook/main.ts')).toContain("'../stories/**/*.stories.@(ts|tsx)'");
});

it('a file that is claimed twice or never is named', () => {
  const paths = [
    'tests/unit/money.test.tsx',
    'src/lib/money.test.ts',
    'tests/e2e/login.e2e.tsx',
    'packages/visual-review/src/store.test.ts',
    'packages/visual-review/tests/store.test.ts',
    'tests/api/setup.ts',
  ];
  expect(unclaimed(paths, runners)).toEqual([
    'src/lib/money.test.ts: claimed by no runner',
    'tests/e2e/login.e2e.tsx: claimed by no runner',
    'packages/visual-review/src/store.test.ts: claimed by no runner',
  ]);
  expect(unclaimed(['tests/unit/money.test.ts'], { ...runners, more: ['tests/**/*.test.ts'] })).toEqual([
    'tests/unit/money.test.ts: claimed by unit and more',
  ]);
});

import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { proving } from '../../../scripts/gate/endToEnd.ts';
import { proofs } from '../../../scripts/gate/proofs.ts';
import { root } from '../../../scripts/process.ts';
import { storybook } from '../../../scripts/storybookBuild.ts';
import { app } from '../../../scripts/tasks/build.ts';
import { reachedFrom } from '../../architecture/rules/reached.ts';
import { readTree, tree } from '../../architecture/rules/tree.ts';

/** `a/{b,c}.ts` as `a/b.ts` and `a/c.ts`, so that each of them has to be there. */
const expanded = (pattern: string): string[] => {
  const [braces, parts] = /\{([^}]*)\}/.exec(pattern) ?? [];
  if (!braces || !parts) return [pattern];
  return parts.split(',').flatMap((part) => expanded(pattern.replace(braces, part)));
};
const missing = (inputs: readonly string[]) =>
  inputs.flatMap(expanded).filter((input) => globSync(input, { cwd: root }).length === 0);

it.each(Object.entries({ app, storybook, ...proofs }))(
  'what %s is made from is there under the name that it is listed by',
  (_, { inputs }) => {
    // Only who has settings of their own has this one.
    expect(missing(inputs).filter((input) => input !== '.env')).toEqual([]);
  },
);

it('a file that moved away is named', () => {
  expect(missing(['src', 'scripts/{run.mjs,nobody.ts}'])).toEqual(['scripts/nobody.ts']);
});

it.each(Object.entries(proving))(
  'what the tests of %s import decides whether it is proved',
  (name, tests) => {
    // Object.entries forgets the names.
    const { inputs } = proofs[name as keyof typeof proving];
    const listed = inputs.flatMap((input) => globSync([input, `${input}/**/*`], { cwd: root }));
    const covered = new Set(listed.map((file) => file.replaceAll('\\', '/')));
    const reached = reachedFrom(readTree(), tests);
    expect(reached.length).toBeGreaterThan(tests.length);
    expect(reached.filter((file) => !covered.has(file))).toEqual([]);
  },
);

it('what is imported is reached through others, types alone are not', () => {
  const files = tree({
    'tests/e2e/a.e2e.ts':
      "import { near } from './support/near.ts';\nimport { test } from '@playwright/test';",
    'tests/e2e/support/near.ts': "import { far } from '../../../server/far.ts';\nexport * from './near.ts';",
    'server/far.ts': "import type { Shape } from './shape.ts';",
  });
  expect(reachedFrom(files, ['tests/e2e/a.e2e.ts'])).toEqual([
    'tests/e2e/a.e2e.ts',
    'tests/e2e/support/near.ts',
    'server/far.ts',
  ]);
});

import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { proofs } from '../../../scripts/gate/proofs.ts';
import { root } from '../../../scripts/process.ts';
import { storybook } from '../../../scripts/storybookBuild.ts';
import { app } from '../../../scripts/tasks/build.ts';

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

import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { avatarHues, palettes, spaceSteps } from '../../../src/theme/tokens.ts';

// Chakra's types let any string pass where a token belongs (its strict types are generated into node_modules), so a
// misspelt token would only be seen as a missing colour. This reads every file that draws.
const files = globSync('src/{components,pages,app,theme/recipes}/**/*.{ts,tsx}').map((path) => ({
  path,
  text: readFileSync(path, 'utf8'),
}));

const groups = Object.entries(palettes.light).filter((entry) => typeof entry[1] === 'object');
const known = new Set([
  'bg.scrim',
  ...groups.flatMap(([group, names]) => Object.keys(names).map((name) => `${group}.${name}`)),
  ...avatarHues.flatMap(({ name }) => [`avatar.${name}.bg`, `avatar.${name}.fg`]),
]);

function offences(pattern: RegExp, wrong: (match: RegExpExecArray) => boolean) {
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].filter(wrong).map((match) => `${path}: ${match[0]}`),
  );
}

test('there is something to read', () => {
  expect(files.length).toBeGreaterThan(30);
});

test('every colour token that is used exists', () => {
  const names = groups.map(([group]) => group).join('|');
  const used = new RegExp(`['"]((?:${names}|avatar)\\.[a-z][\\w.]*)(?:/\\d+)?['"]`, 'gi');
  expect(offences(used, ([, token = '']) => !known.has(token))).toEqual([]);
});

test('space comes in steps of the grid', () => {
  const names =
    '(?:padding|margin)(?:Inline|Block)?(?:Start|End)?|[pm][xytbse]?|gap|rowGap|columnGap|inset\\w*';
  const step = new RegExp(`\\b(?:${names})(?:=\\{|: )(-?[\\d.]+)[},\\s]`, 'g');
  const steps = new Set<number>(spaceSteps);
  expect(offences(step, ([, value = '0']) => !steps.has(Math.abs(Number(value))))).toEqual([]);
});

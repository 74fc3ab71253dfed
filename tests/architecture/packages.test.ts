import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { wrongManifest, type Manifest } from './rules/packages.ts';
import { readText, readTree, tree } from './rules/tree.ts';

const root = join(import.meta.dirname, '../..');
const files = readTree();

it.each(globSync('packages/*', { cwd: root }))('%s names the packages that it uses', (folder) => {
  const manifest = JSON.parse(readText(`${folder}/package.json`)) as Manifest;
  expect(wrongManifest(folder, manifest, files)).toEqual([]);
});

it('what is used and not named, or named and not used, is named', () => {
  const text = [
    "import { join } from 'node:path';",
    "import { chromium } from 'playwright-core';",
    "import type { Channel } from 'storybook/internal/channels';",
    "import { near } from './near.ts';",
    "const shown = import('vite');",
    "Promise.resolve('played');",
    "createRequire(import.meta.url).resolve('@scope/axe/axe.min.js');",
  ].join('\n');
  const planted = tree({
    'packages/one/src/a.ts': text,
    'packages/one/tests/a.test.ts': "import { expect } from 'vitest';\nimport 'sharp';",
    'packages/other/src/a.ts': "import 'react';",
  });
  const names = (...all: string[]) => Object.fromEntries(all.map((name) => [name, '*']));
  const peerDependencies = names('playwright-core', 'storybook', '@scope/axe', 'ajv');
  expect(
    wrongManifest('packages/one', { peerDependencies, devDependencies: names('vitest', 'ajv') }, planted),
  ).toEqual([
    'packages/one: src uses vite, which is no dependency',
    'packages/one: src does not use ajv',
    'packages/one: tests use sharp, which is no devDependency',
    'packages/one: tests alone do not use ajv',
  ]);
});

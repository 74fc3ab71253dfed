import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fingerprints } from '../src/affected/fingerprint.ts';
import { readStats } from '../src/affected/graph.ts';
import { VisualError } from '../src/types.ts';
import { sources } from './support/config.ts';
import { button, card, imports, page, statsOf, Workbench } from './support/workbench.ts';

let bench: Workbench;
let root: string;
const write = (path: string, text: string) => bench.write(path, text);
beforeEach(() => {
  bench = new Workbench();
  root = bench.root;
});
afterEach(() => bench.remove());

const now = (edges = imports, envId = 'env') => fingerprints({ stats: statsOf(edges), root, sources, envId });

/** The story files whose fingerprint differs after `edit`. */
function changedBy(edit: () => void, edges = imports, envId = 'env'): string[] {
  const before = now();
  edit();
  const after = now(edges, envId);
  return [button, card, page].filter((file) => !after.has(file) || after.get(file) !== before.get(file));
}

describe('the fingerprint of a story file', () => {
  const all = [button, card, page];

  it('is the same when nothing changes', () => {
    expect(now().size).toBe(3);
    expect(changedBy(() => {})).toEqual([]);
  });

  it.each<[string, string, string[]]>([
    ['a token', 'src/theme/tokens.ts', all],
    ['one component', 'src/Button.tsx', [button, page]],
    ['the story itself', card, [card]],
    ['a stylesheet', 'src/theme/reset.css', all],
    ['JSON that one story imports', 'src/codes.json', all],
    ['a new file that is no code', 'mocks/fixtures/face.webp', all],
    ['a public file', 'public/favicon.svg', all],
    ['what the preview imports', 'src/clock.ts', all],
    ["a plugin of Vite's configuration", 'scripts/plugin.ts', all],
    ["Storybook's configuration", '.storybook/main.ts', all],
    ['the frame of Storybook', '.storybook/manager.ts', []],
    ['the preset of the review', '.storybook/visual.ts', all],
    ['the configuration of the review', 'visual.config.ts', all],
    ['code that no story reaches', 'src/main.tsx', []],
    ['a test', 'tests/unit/money.test.ts', []],
  ])('%s', (_, path, files) => {
    expect(changedBy(() => write(path, '/* edited */'))).toEqual(files);
  });

  it('has the resolved versions of the packages it reaches, nested ones too', () => {
    expect(changedBy(() => bench.lock({ icons: '1.0.1' }))).toEqual([button, page]);
    expect(changedBy(() => bench.lock({ icons: '1.0.1', shape: '2.0.0' }))).toEqual([button, page]);
  });

  it('has the packages that a stylesheet names', () => {
    expect(changedBy(() => bench.lock({ font: '2.0.0' }))).toEqual(all);
  });

  it('has the environment and the variables that are built in', () => {
    expect(changedBy(() => {}, imports, 'other')).toEqual(all);
    expect(changedBy(() => vi.stubEnv('VITE_PLANTED', 'x'))).toEqual(all);
    vi.unstubAllEnvs();
  });

  it('changes with an import that is added or removed', () => {
    expect(changedBy(() => {}, { ...imports, './src/Card.tsx': ['./src/Extra.tsx'] })).toContain(card);
  });

  it.each([
    'const a = await import(name);',
    'const a = await import(/* @vite-ignore */ `./${name}.ts`);',
    "const a = new URL('./face.webp', import.meta.url);",
  ])('is not there when an edge cannot be known: %s', (text) => {
    write('src/Button.tsx', text);
    expect([...now().keys()]).toEqual([card]);
  });

  it('is not there when a module has no file, and no story has one when the preview is such', () => {
    expect([...now({ ...imports, './src/Button.tsx': ['/virtual:icons'] }).keys()]).toEqual([card]);
    expect(now({ ...imports, './.storybook/preview.tsx': ['/virtual:icons'] }).size).toBe(0);
  });
});

describe('bad statistics', () => {
  it.each([
    ['nothing', undefined, 'cannot be read; build Storybook with --stats-json'],
    ['half a file', '{"modules": [', 'is not JSON'],
    ['something else', '{"chunks": []}', 'has no list of modules'],
  ])('%s', (_, text, message) => {
    if (text !== undefined) write('storybook-static/preview-stats.json', text);
    expect(() => readStats(join(root, 'storybook-static'))).toThrow(VisualError);
    expect(() => readStats(join(root, 'storybook-static'))).toThrow(message);
  });

  it('without story files are no statistics', () => {
    expect(() => now({ './a.ts': ['./b.ts'] })).toThrow('name no story files');
  });

  it('a lock file that cannot be read is an error, not a version', () => {
    rmSync(join(root, 'package-lock.json'));
    expect(() => now()).toThrow(VisualError);
  });
});

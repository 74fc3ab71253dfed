import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { run as retire } from '../src/commands/retire.ts';
import { check } from './support/check.ts';
import { configOf } from './support/config.ts';
import { ana, draw, Project } from './support/project.ts';

const [a, b] = [draw('A'), draw('B')];

it('retires the shots that no mode asks for, and the stories that are not drawn, by one decision', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const p = new Project();
  const everywhere = (story: string) =>
    Object.fromEntries(
      ['light-wide', 'dark-wide', 'light-phone', 'dark-phone'].map((mode, n) => [
        `${story} ${mode}`,
        n % 2 ? b : a,
      ]),
    );
  for (const story of ['ui-a', 'feed-a', 'page-a', 'undrawn-a', 'gone-a'])
    p.say('approved', everywhere(story));
  const entry = (id: string, title: string, tags = ['test', 'visual']) => [
    id,
    { id, type: 'story', title, name: 'Default', importPath: './stories/none.stories.tsx', tags },
  ];
  const entries = Object.fromEntries([
    entry('ui-a', 'Components/Ui/A'),
    entry('feed-a', 'Components/Feed/A'),
    entry('page-a', 'Pages/Feed/A'),
    entry('undrawn-a', 'Pages/Feed/B', ['test']),
  ]);
  const storybook = join(p.folder, 'storybook');
  mkdirSync(storybook);
  writeFileSync(join(storybook, 'index.json'), JSON.stringify({ v: 5, entries }));
  const config = configOf(p.folder);
  const args = ['--storybook', storybook, '--by', ana, '--role', 'design'];
  expect(await retire(config, args)).toBe(2);
  const modesOf = (story: string) => Object.keys(p.store.baseline(story)?.shots ?? {}).sort();
  expect(await retire(config, ['undrawn-*', ...args, '--note', 'Not drawn'])).toBe(0);
  expect([modesOf('undrawn-a').length, modesOf('gone-a').length]).toEqual([0, 4]);
  const before = p.store.rulingNames().length;
  expect(await retire(config, [...args, '--note', 'Fewer modes'])).toBe(0);
  expect(p.store.rulingNames()).toHaveLength(before + 1);
  expect(modesOf('ui-a')).toEqual(['dark-wide', 'light-wide']);
  expect(modesOf('feed-a')).toEqual(['dark-phone', 'light-wide']);
  expect(modesOf('page-a')).toHaveLength(4);
  expect(p.store.stories()).toEqual(['feed-a', 'page-a', 'ui-a']);
  expect(p.store.decisions('feed-a').at(-1)).toMatchObject({
    verdict: 'removed',
    note: 'Fewer modes',
    by: ana,
  });
  // The command takes the time from the clock, and the check another one.
  const { kinds, passed } = await check(p);
  expect([kinds.filter((kind) => kind !== 'future'), passed]).toEqual([[], 8]);
  expect(await retire(config, [...args, '--note', 'Again'])).toBe(1);
  vi.restoreAllMocks();
});

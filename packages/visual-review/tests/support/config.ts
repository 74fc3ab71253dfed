import { join } from 'node:path';
import type { VisualConfig } from '../../src/config.ts';
import type { Mode } from '../../src/types.ts';
import { everybody } from './rules.ts';

const wide = { width: 1280, height: 860 };
const phone = { width: 390, height: 844 };
export const modes: readonly Mode[] = [
  { name: 'light-wide', theme: 'light', ...wide },
  { name: 'dark-wide', theme: 'dark', ...wide },
  { name: 'light-phone', theme: 'light', ...phone },
  { name: 'dark-phone', theme: 'dark', ...phone },
];

export const sources = {
  followed: ['src', 'stories', 'mocks'],
  forAll: ['.storybook/**/*', 'public/**/*', '{visual.config.ts,vite.config.ts}'],
  audited: ['{src,stories,mocks,public,.storybook}/**/*.*'],
};

const notHere = () => Promise.reject(new Error('no test builds or draws with this configuration'));

/** The configuration of a project in a folder. */
export const configOf = (folder: string): VisualConfig => ({
  ...everybody,
  root: folder,
  store: join(folder, 'tests/visual'),
  report: join(folder, 'report/visual'),
  storybook: join(folder, 'storybook-static'),
  cache: join(folder, '.cache/visual'),
  modes,
  modesByTitle: [
    { titles: /^(Foundations|Components\/Ui)\//, names: ['light-wide', 'dark-wide'] },
    { titles: /^Components\//, names: ['light-wide', 'dark-phone'] },
    { titles: /^/, names: modes.map(({ name }) => name) },
  ],
  pages: /^(Pages|Flows)\//,
  playedElsewhere: 'vitest',
  budgetPerShot: 12 * 1024,
  patience: { play: 30_000, rest: 8_000, picture: 3_000, browser: 30_000 },
  storiesPerPage: 50,
  sources,
  build: notHere,
  ensureBrowser: notHere,
  findBrowser: notHere,
});

import { join } from 'node:path';
import type { VisualConfig } from '@rolecast/visual-review/config.ts';
import { modes } from './.storybook/modes.ts';
import { findBrowser, unoptimized } from './scripts/browser.ts';
import { ensureBrowser } from './scripts/ensureBrowser.ts';
import { fontFolders } from './scripts/fonts.ts';
import { leftTag } from './scripts/gate/stories.ts';
import { root } from './scripts/process.ts';
import { buildIfStale } from './scripts/stamp.ts';
import { storybook } from './scripts/storybookBuild.ts';

/** What the visual review (packages/visual-review) is told about this repository. */
const config: VisualConfig = {
  root,
  store: join(root, 'tests/visual'),
  report: join(root, 'report/visual'),
  storybook: join(root, storybook.out),
  cache: join(root, '.cache/visual'),

  modes,
  // Light and dark had the same tree, text and size in 3,986 of 3,987 pairs, so a part is drawn once at each width and
  // once in each theme. Primitives look the same at every width.
  modesByTitle: [
    { titles: /^(Foundations|Components\/Ui)\//, names: ['light-wide', 'dark-wide'] },
    { titles: /^Components\//, names: ['light-wide', 'dark-phone'] },
    { titles: /^/, names: modes.map(({ name }) => name) },
  ],
  pages: /^(Pages|Flows)\//,
  playedElsewhere: leftTag,

  roles: ['design', 'product', 'engineering'],
  // None fits: everybody's decision counts.
  approvers: [],
  ownChange: 'allowed',

  // Pages are drawn whole and in four modes, parts in two, each component has a story with very long text, and the landing
  // page shows pictures of the product (0.3 MB a shot, lossless). Small parts and single states are shown through a parent or
  // beside each other, which leaves fewer and larger pictures.
  budgetPerShot: 15 * 1024,
  patience: { play: 30_000, rest: 8_000, picture: 3_000, browser: 30_000 },
  storiesPerPage: 50,

  sources: {
    followed: ['src', 'stories', 'mocks'],
    forAll: [
      '.storybook/**/*',
      'public/**/*',
      '{visual.config.ts,vite.config.ts,tsconfig.json,.env,.env.local,.env.production,.env.production.local}',
    ],
    audited: [
      '{src,stories,mocks,openapi,public,.storybook,build,scripts,packages/*/src}/**/*.*',
      '*.config.ts',
    ],
  },

  build: () => buildIfStale(storybook),
  ensureBrowser,
  async findBrowser() {
    const browser = await findBrowser();
    // Without a font configuration of ours the machine's fonts draw, and the baselines' environment is another one.
    const own = browser.env && browser.executablePath ? fontFolders(browser.executablePath) : [];
    const figtree = join(root, 'node_modules/@fontsource-variable/figtree/files');
    return { ...browser, engine: [unoptimized], fonts: [...own, figtree] };
  },
};
export default config;

import { buildForChromatic } from '@rolecast/visual-review/chromatic.ts';
import { bin, runNode } from './process.ts';
import type { Build } from './stamp.ts';

/** The static workbench: what every story test and the visual review look at. */
export const storybook: Build = {
  out: 'storybook-static',
  inputs: [
    'src',
    'stories',
    'mocks',
    'openapi',
    'public',
    '.storybook',
    'packages/visual-review/src/{chromaticModes,types}.ts',
    'packages/visual-review/src/capture/{colours,freeze}.ts',
    'packages/visual-review/src/{storybook,viewer}',
    'vite.config.ts',
    'build',
    'package-lock.json',
  ],
  make: () => {
    buildForChromatic();
    return runNode([bin.storybook, 'build', '--quiet', '--stats-json', '--output-dir', 'storybook-static'], {
      env: { STORYBOOK_DISABLE_TELEMETRY: '1' },
    });
  },
};

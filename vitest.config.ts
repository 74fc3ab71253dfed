import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { parseArgs } from 'node:util';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { findBrowser, unoptimized } from './scripts/browser.ts';
import { leftOnly, leftTag } from './scripts/gate/stories.ts';
import { resumeFonts } from './build/resumeFonts.ts';
import { runners } from './scripts/gate/runners.ts';

/** Found in the middle of a first run, they would load the pages anew under the tests. */
const foundInTheMiddle = [
  'openapi-fetch',
  '@stripe/react-stripe-js',
  '@stripe/stripe-js/pure',
  'swr',
  'swr/infinite',
  'swr/mutation',
  'swr/_internal',
  'react-router-dom',
  'msw',
  'msw/browser',
  '@atlaskit/pragmatic-drag-and-drop/element/adapter',
  'mediabunny',
  'uqr',
  'bidi-js',
  'fflate',
  'fontkit',
  'linebreak',
  'mdast-util-from-markdown',
  'papaparse',
  'pdfkit',
  'qr/decode.js',
];

/** `--project` of the command line; none means all. */
const { project: asked = [] } = parseArgs({
  options: { project: { type: 'string', multiple: true } },
  strict: false,
}).values as { project?: string[] };

/** The addon reads the whole Storybook before it knows whether a story is asked for. A pattern may ask for some. */
const withStories =
  asked.length === 0 || asked.some((name) => !['unit', 'architecture', 'api'].includes(name));

export default defineConfig(async (): Promise<ViteUserConfig> => {
  const { executablePath, args } = await findBrowser();
  return {
    test: {
      projects: [
        {
          test: {
            name: 'unit',
            include: [...runners.unit],
            environment: 'node',
            testTimeout: 30_000,
            maxWorkers: 2,
          },
        },
        {
          test: {
            name: 'architecture',
            include: [...runners.architecture],
            environment: 'node',
            testTimeout: 30_000,
            maxWorkers: 2,
          },
        },
        {
          test: {
            name: 'api',
            include: [...runners.api],
            environment: 'node',
            globalSetup: ['tests/api/setup.ts'],
            testTimeout: 30_000,
            hookTimeout: 60_000,
            // What is waited for comes when the machine has time for it.
            expect: { poll: { timeout: 20_000 } },
            // Each file has databases of its own, and the server keeps nothing in its modules: read once for all files.
            isolate: false,
            maxWorkers: 2,
          },
        },
        {
          plugins: [
            resumeFonts(),
            withStories &&
              storybookTest({
                configDir: '.storybook',
                disableAddonDocs: true,
                // All others are played by the visual review.
                tags: process.env[leftOnly] ? { include: [leftTag] } : {},
              }),
          ],
          optimizeDeps: { include: foundInTheMiddle },
          test: {
            name: 'stories',
            isolate: false,
            // Two pages beside each other: one alone waits for frames half of its time.
            maxWorkers: 2,
            setupFiles: ['.storybook/vitest.setup.ts'],
            testTimeout: 60_000,
            browser: {
              enabled: true,
              headless: true,
              provider: playwright({
                launchOptions: {
                  ...(executablePath ? { executablePath } : {}),
                  // A play presses in the page's own way, which is no gesture to the browser: sound would wait for one.
                  args: [...args, unoptimized, '--autoplay-policy=no-user-gesture-required'],
                },
                contextOptions: { reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'UTC' },
              }),
              screenshotFailures: false,
              instances: [{ browser: 'chromium' }],
            },
          },
        },
      ],
    },
  };
});

import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { join } from 'node:path';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { findBrowser } from '../../../scripts/browser.ts';

const root = join(import.meta.dirname, '../../..');

/** The Vitest addon with `toMatchScreenshot` after each story, as its documentation has it; one theme, one width. */
export default defineConfig(async (): Promise<ViteUserConfig> => {
  const { executablePath, args } = await findBrowser();
  return {
    root,
    plugins: [storybookTest({ configDir: join(root, '.storybook'), disableAddonDocs: true })],
    test: {
      name: 'screenshots',
      // Without it no picture is written.
      api: { allowWrite: true },
      setupFiles: [join(import.meta.dirname, 'vitest.setup.ts')],
      testTimeout: 60_000,
      isolate: process.env.BENCH_ISOLATE !== '0',
      browser: {
        enabled: true,
        headless: true,
        provider: playwright({
          launchOptions: { ...(executablePath ? { executablePath } : {}), args },
          contextOptions: { reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'UTC' },
        }),
        viewport: { width: 1280, height: 860 },
        instances: [{ browser: 'chromium' }],
        expect: {
          toMatchScreenshot: {
            resolveScreenshotPath: ({ arg, ext }) => join(process.env.BENCH_SNAPSHOTS ?? '', `${arg}${ext}`),
            resolveDiffPath: ({ arg, ext }) => join(process.env.BENCH_SNAPSHOTS ?? '', `${arg}.diff${ext}`),
          },
        },
      },
    },
  };
});

import { defineConfig } from '@playwright/test';
import { findBrowser, unoptimized } from './scripts/browser.ts';
import type { Choices, WorkerChoices } from './tests/e2e/support/app.ts';
import { runners } from './scripts/gate/runners.ts';

const { executablePath, args } = await findBrowser();

export default defineConfig<Choices, WorkerChoices>({
  testDir: '.',
  globalSetup: './tests/e2e/support/postgres.ts',
  testMatch: [...runners.e2e],
  outputDir: 'test-results',
  reporter: [['line'], ['json', { outputFile: 'report/e2e.json' }]],
  // Each has a server and a database of its own.
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  // Other work may keep the machine busy: what comes late is still right.
  expect: { timeout: 15_000 },
  use: {
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: [...args, unoptimized] },
    locale: 'en-US',
    timezoneId: 'UTC',
    contextOptions: { reducedMotion: 'reduce' },
    // Each new visitor's worker would fetch the whole application, some 300 files. Tests of what it does allow it.
    serviceWorkers: 'block',
    // Filming every page costs a third of the processor, and what it looks like at each step a tenth: a failure has its last
    // picture, and what is run once more alone has all of it.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
  },
  // One on each database: what is promised holds on both.
  projects: [
    {
      name: 'wide',
      grepInvert: /@phone/,
      use: { viewport: { width: 1280, height: 860 }, database: 'postgres' },
    },
    // A test that is about the phone says so: test('…', { tag: '@phone' }, …).
    {
      name: 'phone',
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, database: 'pglite' },
    },
  ],
});

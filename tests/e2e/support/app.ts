import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import type { DatabaseKind } from '../../api/support/databases.ts';
import { ServerProcess } from './server.ts';

export { expect };

export interface Choices {
  /** What the visitor chose before; kept as the application keeps it (specification 1). */
  theme: 'light' | 'dark';
  /** Complaints that a test provokes on purpose. */
  provoked: RegExp | undefined;
}

interface TestFixtures {
  /** The page of one more visitor: another browser, so to speak, with storage of its own. */
  visitor: () => Promise<Page>;
}

export interface WorkerChoices {
  /** Under the server. */
  database: DatabaseKind;
}

interface WorkerFixtures {
  app: ServerProcess;
}

/** The browser reports every refused request by itself; the application's own complaints are what must not be there. */
const isNoise = (text: string) => text.startsWith('Failed to load resource');

/** Sets what the visitor chose on an earlier visit; what they choose now stays. */
const remember = (context: BrowserContext, theme: Choices['theme']) =>
  context.addInitScript((value) => {
    try {
      // The empty page before the first address has no storage.
      if (location.protocol === 'http:' && !localStorage.getItem('theme'))
        localStorage.setItem('theme', value);
    } catch {
      // A test has forbidden or filled it.
    }
  }, theme);

/** Notes what a visitor would find only with the developer tools open. */
function watch(context: BrowserContext, complaints: string[], provoked: RegExp | undefined): void {
  const note = (text: string) => {
    if (!isNoise(text) && !provoked?.test(text)) complaints.push(text);
  };
  context.on('weberror', (error) => note(String(error.error())));
  context.on('console', (message) => {
    if (message.type() === 'error') note(message.text());
  });
}

/**
 * `test` with a server of its own for each worker (`app`), the theme, and more visitors. `page` opens addresses relative
 * to the application. A test fails when a page throws or logs an error.
 */
export const test = base.extend<Choices & TestFixtures, WorkerChoices & WorkerFixtures>({
  theme: ['light', { option: true }],
  provoked: [undefined, { option: true }],
  database: ['pglite', { option: true, scope: 'worker' }],
  app: [
    async ({ database }, use) => {
      const app = await ServerProcess.start({ database });
      await use(app);
      await app.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: ({ app }, use) => use(app.url),
  context: async ({ context, theme, provoked }, use) => {
    const complaints: string[] = [];
    watch(context, complaints, provoked);
    await remember(context, theme);
    await use(context);
    expect(complaints, 'errors in the browser').toEqual([]);
  },
  visitor: async (
    {
      browser,
      contextOptions,
      viewport,
      isMobile,
      hasTouch,
      baseURL,
      locale,
      timezoneId,
      serviceWorkers,
      theme,
      provoked,
    },
    use,
  ) => {
    const opened: BrowserContext[] = [];
    const complaints: string[] = [];
    await use(async () => {
      const context = await browser.newContext({
        ...contextOptions,
        viewport,
        isMobile,
        hasTouch,
        ...(baseURL ? { baseURL } : {}),
        ...(locale ? { locale } : {}),
        ...(timezoneId ? { timezoneId } : {}),
        ...(serviceWorkers ? { serviceWorkers } : {}),
      });
      opened.push(context);
      watch(context, complaints, provoked);
      await remember(context, theme);
      return context.newPage();
    });
    await Promise.all(opened.map((context) => context.close()));
    expect(complaints, "errors in another visitor's browser").toEqual([]);
  },
});

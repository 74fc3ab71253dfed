import type { TestRunnerConfig } from '@storybook/test-runner';

interface PreviewWindow {
  __STORYBOOK_PREVIEW__: { ready(): Promise<void> };
  __STORYBOOK_ADDONS_CHANNEL__: { emit(event: string, payload: unknown): void };
}

/** The Vitest project runs every story in the light theme, this runner in the dark one: together both are checked by axe. */
const config: TestRunnerConfig = {
  async prepare({ page }) {
    const url = process.env.TARGET_URL;
    if (!url) throw new Error('test-storybook sets TARGET_URL; start it with --url');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(new URL('iframe.html', url).href, { waitUntil: 'load' });
    // Globals in the address count only together with a story, and a story that is there already would not be tested.
    await page.evaluate(async () => {
      const preview = globalThis as unknown as PreviewWindow; // Storybook's globals have no published types.
      await preview.__STORYBOOK_PREVIEW__.ready();
      preview.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: { theme: 'dark' } });
    });
  },
};
export default config;

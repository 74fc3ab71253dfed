import type { TestRunnerConfig } from '@storybook/test-runner';

/** The Vitest project runs every story in the light theme, this runner in the dark one: together both are checked by axe. */
const config: TestRunnerConfig = {
  async prepare({ page }) {
    const url = process.env.TARGET_URL;
    if (!url) throw new Error('test-storybook sets TARGET_URL; start it with --url');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(new URL('iframe.html?globals=theme:dark', url).href, { waitUntil: 'load' });
  },
};
export default config;

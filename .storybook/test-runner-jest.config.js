import { flags } from '@rolecast/visual-review/capture/browser.ts';
import { getJestConfig } from '@storybook/test-runner';
import { findBrowser, unoptimized } from '../scripts/browser.ts';

/** @returns {Promise<import('@jest/types').Config.InitialOptions>} */
export default async () => {
  const { executablePath, args: own, env } = await findBrowser();
  const args = [...own, unoptimized];
  // With pictures, the browser draws as the review's own does.
  const visual = process.env.VISUAL === '1' ? { args: [...args, ...flags], env } : { args };
  const base = getJestConfig();
  return {
    ...base,
    testEnvironmentOptions: {
      'jest-playwright': {
        ...base.testEnvironmentOptions['jest-playwright'],
        browsers: ['chromium'],
        launchOptions: { headless: true, executablePath, ...visual },
        contextOptions: { locale: 'en-US', timezoneId: 'UTC' },
      },
    },
  };
};

import { getJestConfig } from '@storybook/test-runner';
import { findBrowser } from '../../../../scripts/browser.ts';

/** @returns {Promise<import('@jest/types').Config.InitialOptions>} */
export default async () => {
  const { executablePath, args } = await findBrowser();
  const base = getJestConfig();
  return {
    ...base,
    testEnvironmentOptions: {
      'jest-playwright': {
        ...base.testEnvironmentOptions['jest-playwright'],
        browsers: ['chromium'],
        launchOptions: { headless: true, executablePath, args },
        contextOptions: { locale: 'en-US', timezoneId: 'UTC' },
      },
    },
  };
};

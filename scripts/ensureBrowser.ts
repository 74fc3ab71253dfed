import { spawnSync } from 'node:child_process';
import { chromium } from 'playwright-core';
import { findBrowser } from './browser.ts';

/** What the pinned Chromium needs of a bare Debian. */
const packages = ['libnss3', 'libnspr4', 'libexpat1'];

/** Starts the browser and ends it; the reason when it does not start. */
async function launchFailure(): Promise<Error | undefined> {
  const { executablePath, args } = await findBrowser();
  try {
    const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args });
    await browser.close();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/**
 * Makes sure that tests have a browser that starts. In CI what it lacks is installed through apt; elsewhere nobody's
 * system is touched, and the error says what to install.
 */
export async function ensureBrowser(): Promise<void> {
  const failure = await launchFailure();
  if (!failure) return;
  const install = `apt-get install -y --no-install-recommends ${packages.join(' ')}`;
  if (!process.env.CI)
    throw new Error(`The browser does not start. On Debian: sudo ${install}\n${failure.message}`);
  const sudo = process.getuid?.() === 0 ? '' : 'sudo -n ';
  console.log(`The browser does not start: ${install}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('sh', ['-c', `${sudo}apt-get update -q && ${sudo}${install}`], { stdio: 'inherit', env });
  const still = await launchFailure();
  if (still) throw still;
}

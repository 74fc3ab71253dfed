import { existsSync } from 'node:fs';

const candidates = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Flags without which a headless Chromium asks the network for things, or cannot start as root. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  '--hide-scrollbars',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--disable-lcd-text',
];

export interface Browser {
  executablePath: string | undefined;
  args: string[];
}

/**
 * The Chromium that tests drive: `CHROMIUM` when set, else the one pinned by the lockfile (@sparticuz/chromium, Linux
 * x64), else an installed one, else Playwright's own download (undefined).
 */
export async function findBrowser(): Promise<Browser> {
  if (process.env.CHROMIUM) return { executablePath: process.env.CHROMIUM, args };
  if (process.platform === 'linux' && process.arch === 'x64') {
    const { default: chromium } = await import('@sparticuz/chromium');
    return { executablePath: await chromium.executablePath(), args };
  }
  return { executablePath: candidates.find((path) => existsSync(path)), args };
}

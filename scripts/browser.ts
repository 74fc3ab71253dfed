import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeFontConfiguration } from './fonts.ts';

const root = join(import.meta.dirname, '..');
const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

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
  '--font-render-hinting=full',
  '--force-color-profile=srgb',
  '--disable-lcd-text',
];

/**
 * What a page computes is not made faster while it runs: those that tests open live for seconds, and optimizing took a fifth of the
 * processor. Not for what is measured.
 */
export const unoptimized = '--js-flags=--no-maglev --no-turbofan';

export interface Browser {
  executablePath: string | undefined;
  args: string[];
  /** Given to the browser instead of our environment. */
  env?: Record<string, string>;
}

/** Unpacks the Chromium of the lockfile, once for each version; a folder that is half written is never used. */
async function pinned(): Promise<string> {
  const manifest = readFileSync(join(root, 'node_modules/@sparticuz/chromium/package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  const cache = join(root, '.cache/chromium');
  const binary = join(cache, version, 'chromium');
  if (existsSync(binary)) return binary;
  mkdirSync(cache, { recursive: true });
  const partial = mkdtempSync(join(cache, 'partial-'));
  const { default: chromium } = await import('@sparticuz/chromium');
  const before = process.env.TMPDIR;
  // The package knows no other way to be told where.
  process.env.TMPDIR = partial;
  try {
    await chromium.executablePath();
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
  try {
    renameSync(partial, join(cache, version));
  } catch (error) {
    // Another process may have been faster.
    if (!existsSync(binary)) throw error;
    rmSync(partial, { recursive: true });
  }
  return binary;
}

/**
 * The Chromium that tests drive: `CHROMIUM` when set, else the one pinned by the lockfile (@sparticuz/chromium, Linux
 * x64), else an installed one, else Playwright's own download (undefined).
 */
export async function findBrowser(): Promise<Browser> {
  if (process.env.CHROMIUM) return { executablePath: process.env.CHROMIUM, args };
  if (process.platform === 'linux' && process.arch === 'x64') {
    const executablePath = await pinned();
    const env = { ...process.env, FONTCONFIG_FILE: writeFontConfiguration(executablePath) };
    // Playwright's type leaves no room for a variable without a value, and an environment has none.
    return { executablePath, args, env: env as Record<string, string> };
  }
  return { executablePath: installed.find((path) => existsSync(path)), args };
}

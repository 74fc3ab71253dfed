import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import type { VisualConfig } from '../config.ts';
import { hashOf } from '../store/hash.ts';

/** Flags that take the machine out of the picture: its processor, how busy it is, which names it can resolve. */
export const flags = [
  '--disable-skia-runtime-opts',
  '--disable-partial-raster',
  '--disable-smooth-scrolling',
  '--disable-checker-imaging',
  '--disable-threaded-animation',
  '--disable-threaded-scrolling',
  '--disable-new-content-rendering-timeout',
  '--run-all-compositor-stages-before-draw',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

/** A browser to launch. */
export interface DrawingBrowser {
  /** Playwright's own where it is undefined. */
  executablePath: string | undefined;
  args: readonly string[];
  /** Flags that decide how fast a page computes, and not how it is drawn. */
  engine?: readonly string[];
  /** Given to the browser instead of our environment. */
  env?: Record<string, string>;
  /** Folders with the fonts that draw: other files in them are another environment. */
  fonts: readonly string[];
}

export interface PinnedBrowser {
  browser: Browser;
  /** What decides how this browser draws, besides the stories. */
  traits: { browser: string; fonts: string; flags: string };
}

/** Starts the project's browser with nothing of the machine in it. */
export async function launch({ findBrowser }: Pick<VisualConfig, 'findBrowser'>): Promise<PinnedBrowser> {
  const { args, engine = [], fonts, ...found } = await findBrowser();
  const all = [...args, ...flags];
  const browser = await chromium.launch({
    args: [...all, ...engine],
    ...(found.env ? { env: found.env } : {}),
    ...(found.executablePath ? { executablePath: found.executablePath } : {}),
  });
  const listed = createHash('sha256');
  for (const folder of fonts) for (const file of filesBelow(folder)) listed.update(readFileSync(file));
  return {
    browser,
    traits: {
      browser: `Chromium ${browser.version()}`,
      fonts: listed.digest('hex').slice(0, 24),
      flags: hashOf(all.join(' ')),
    },
  };
}

/** Gives the browser, or another one once it has died: whoever asks meanwhile waits for the same. */
export function lasting(first: Browser, start: () => Promise<Browser>): () => Promise<Browser> {
  let current = Promise.resolve(first);
  return () =>
    (current = current.then((browser) => {
      if (browser.isConnected()) return browser;
      console.error('The browser died; another one goes on');
      return start();
    }));
}

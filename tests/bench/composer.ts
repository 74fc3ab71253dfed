import { chromium, type Page } from 'playwright-core';
import { findBrowser } from '../../scripts/browser.ts';
import { readConfig } from '../../server/config.ts';
import { openDatabase } from '../../server/db/open.ts';
import { newMember } from '../e2e/support/api.ts';
import { openComposer, postText } from '../e2e/support/composer.ts';
import { ServerProcess } from '../e2e/support/server.ts';
import { makeCommunity } from './community.ts';
import { mainThread } from './mainThread.ts';
import { median, type Measure } from './measure.ts';

/** In the community; every fifth is for connections, and the reader has none. */
const WRITTEN = 200;
const POSTS = 20;
const ROUNDS = 7;
const TYPED = 'I have repaired turbines for nine years.';

/** Milliseconds of computing for each key that is typed where the focus is. */
async function perKey(page: Page): Promise<number> {
  const { tasks } = await mainThread(page, () => page.keyboard.type(TYPED, { delay: 100 }));
  return tasks.reduce((sum, task) => sum + task, 0) / TYPED.length;
}

async function inComposer(page: Page): Promise<number> {
  const composer = await openComposer(page);
  await postText(composer).fill('');
  await postText(composer).focus();
  const spent = await perKey(page);
  await composer.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await composer.waitFor({ state: 'hidden' });
  return spent;
}

/** In a field of the same size on the same page, of which nobody but the browser knows. */
async function inBareField(page: Page): Promise<number> {
  await page.evaluate(() => {
    const field = document.createElement('textarea');
    field.rows = 5;
    field.style.cssText =
      'position: fixed; top: 100px; left: 300px; width: 36rem; z-index: 9999; font: inherit';
    field.setAttribute('data-bare', '');
    document.body.append(field);
    field.focus();
  });
  const spent = await perKey(page);
  await page.evaluate(() => document.querySelector('[data-bare]')?.remove());
  return spent;
}

/**
 * Writing a post on the dashboard of the built application, in the lockfile's Chromium against the real server. The keys are
 * the browser's own work as well, so that what they cost in the composer is held against a bare field of the same page.
 */
export async function composer(): Promise<Measure[]> {
  const server = await ServerProcess.start({
    async prepare(dataDir) {
      const config = readConfig({ DATA_DIR: dataDir });
      const { db, close } = await openDatabase(config);
      await makeCommunity(db, config, WRITTEN);
      await close();
    },
  });
  const { executablePath, args } = await findBrowser();
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args });
  try {
    const member = await newMember(server);
    const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, locale: 'en-US' });
    await context.addInitScript(
      (user) => localStorage.setItem('user', user),
      JSON.stringify({ ...member.session, role: member.role }),
    );
    const page = await context.newPage();
    await page.goto(server.url);
    await page.locator('article').first().waitFor();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await page.locator(`article[aria-posinset="${POSTS}"]`).waitFor();
    await page.evaluate(() => scrollTo(0, 0));
    const rounds: { written: number; bare: number }[] = [];
    for (let round = 0; round < ROUNDS; round++)
      rounds.push({ bare: await inBareField(page), written: await inComposer(page) });
    const written = median(rounds.map((round) => round.written));
    const bare = median(rounds.map((round) => round.bare));
    return [
      { name: 'computing for a key in the composer, median', value: written, unit: 'ms' },
      { name: 'the same in a bare field of the page, median', value: bare, unit: 'ms' },
      { name: 'a key in the composer against one there', value: written / bare, unit: '', bound: { max: 2 } },
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}

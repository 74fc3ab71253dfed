// Draws the pictures of the landing page from stories of a running Storybook:
// node scripts/landingPictures.ts [--url http://localhost:6006]
// With --check it changes nothing and fails for a picture that shows something else than its story does now.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright-core';
import sharp from 'sharp';
import { findBrowser } from './browser.ts';
import { root } from './process.ts';

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:6006' },
    check: { type: 'boolean', default: false },
  },
});

/**
 * CSS pixels; drawn at twice that, for fine screens. `src/components/site/productPictures.ts` names the same. The wide
 * ones end below the first post.
 */
const sizes = { '': { width: 1180, height: 834 }, '-phone': { width: 390, height: 780 } };
const pictures = [
  { name: 'feed', story: 'flows-product--job-seeker' },
  { name: 'brand', story: 'flows-product--brand' },
];
const folder = join(root, 'src/assets/landing');
/** Of the whole range, on average: less is what another compression or another font hinting does. */
const mostDifferent = 0.015;

interface StoryPage {
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase: string } };
}

async function draw(browser: Browser, story: string, size: { width: number; height: number }, theme: string) {
  const context = await browser.newContext({
    viewport: size,
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  // The story's theme is a global of Storybook; the frame's toggle shows the stored one.
  await context.addInitScript((stored) => localStorage.setItem('theme', stored), theme);
  const page = await context.newPage();
  await page.goto(`${values.url}/iframe.html?id=${story}&viewMode=story&globals=theme:${theme}`);
  await page.waitForFunction(
    () =>
      // The story plays before anybody looks at it: its play opens a menu and closes it again.
      ['completed', 'afterEach', 'finished'].includes(
        (globalThis as unknown as StoryPage).__STORYBOOK_PREVIEW__?.currentRender?.phase ?? '', // Storybook says it, untyped.
      ) &&
      document.fonts.status === 'loaded' &&
      // What is hidden or far below is not even asked for.
      [...document.images].every(
        (it) => it.complete || !it.checkVisibility() || it.getBoundingClientRect().top > innerHeight,
      ) &&
      document.querySelector('article') !== null &&
      document.querySelector('[role=menu], [aria-busy=true]') === null,
    undefined,
    { timeout: 60_000 },
  );
  // What appears with a transition is there then.
  await page.waitForTimeout(1000);
  await page.mouse.move(0, 0);
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo(0, 0);
    // On a phone the bottom bar ends the picture. Elsewhere a card that the lower edge would slice is left out.
    if (innerWidth < 480) return;
    for (const card of document.querySelectorAll<HTMLElement>(
      'main article, main section:not(:has(section))',
    )) {
      const { top, bottom } = card.getBoundingClientRect();
      if (top < innerHeight && bottom > innerHeight) card.style.visibility = 'hidden';
    }
  });
  const bytes = await page.screenshot({ animations: 'disabled' });
  await context.close();
  return bytes;
}

const small = (picture: Buffer | string) =>
  sharp(picture).removeAlpha().resize(295, 190, { fit: 'fill' }).raw().toBuffer();

/** 0 to 1: how different two pictures look from afar. */
async function difference(a: Buffer | string, b: Buffer | string): Promise<number> {
  const [left, right] = await Promise.all([small(a), small(b)]);
  let sum = 0;
  for (const [index, value] of left.entries()) sum += Math.abs(value - (right[index] ?? 0));
  return sum / left.length / 255;
}

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(await findBrowser());
let stale = 0;
for (const { name, story } of pictures)
  for (const [suffix, size] of Object.entries(sizes))
    for (const theme of ['light', 'dark']) {
      const file = join(folder, `${name}${suffix}-${theme}.webp`);
      const drawn = await draw(browser, story, size, theme);
      if (values.check) {
        const found = await difference(drawn, file).catch(() => 1);
        if (found > mostDifferent) stale++;
        console.log(`${file}: ${(found * 100).toFixed(2)} % different`);
      } else {
        const { size: bytes } = await sharp(drawn).webp({ quality: 72, effort: 6 }).toFile(file);
        console.log(`${file}: ${Math.round(bytes / 1024)} KiB`);
      }
    }
await browser.close();
if (stale > 0) {
  console.error(`${stale} pictures are stale. Draw them again: node scripts/landingPictures.ts`);
  process.exitCode = 1;
}

// Pictures of stories for a person to look at: node scripts/shoot.ts <story-id-prefix…> [--url …] [--out …] [--only light-1280]
// Not the visual review: no baselines, no comparison.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { findBrowser } from './browser.ts';

interface PreviewWindow {
  __STORYBOOK_PREVIEW__: { currentRender?: { phase: string } };
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: 'string', default: 'http://localhost:6006' },
    out: { type: 'string', default: '/tmp/shots' },
    only: { type: 'string' },
  },
});
const { url, out } = values;
mkdirSync(out, { recursive: true });

const index = (await (await fetch(`${url}/index.json`)).json()) as {
  entries: Record<string, { id: string; type: string }>;
};
const ids = Object.values(index.entries)
  .filter((entry) => entry.type === 'story' && positionals.some((prefix) => entry.id.startsWith(prefix)))
  .map((entry) => entry.id);
const browser = await chromium.launch(await findBrowser());
let failed = 0;
for (const width of [1280, 390])
  for (const theme of ['light', 'dark']) {
    const mode = `${theme}-${width}`;
    if (values.only && values.only !== mode) continue;
    const context = await browser.newContext({
      viewport: { width, height: width === 390 ? 844 : 860 },
      reducedMotion: 'reduce',
      timezoneId: 'UTC',
      locale: 'en-US',
    });
    // One page for all: a renderer that is closed lingers, and a hundred of them fill the memory.
    const page = await context.newPage();
    for (const id of ids) {
      const problems: string[] = [];
      page.removeAllListeners();
      page.on('pageerror', (error) => problems.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(message.text());
      });
      await page.goto(`${url}/iframe.html?id=${id}&viewMode=story&globals=theme:${theme}`);
      await page.waitForFunction(() => /sb-show-(main|errordisplay)/.test(document.body.className));
      const finished = await page.evaluate(
        () =>
          new Promise<string>((resolve) => {
            const page = globalThis as unknown as PreviewWindow; // Storybook's globals have no published types.
            const preview = page.__STORYBOOK_PREVIEW__;
            const deadline = performance.now() + 15_000;
            const look = () => {
              const phase = preview.currentRender?.phase ?? '';
              if (
                ['finished', 'completed', 'errored', 'aborted'].includes(phase) ||
                performance.now() > deadline
              )
                resolve(phase);
              else setTimeout(look, 30);
            };
            look();
          }),
      );
      await page.evaluate(() => document.fonts.ready);
      const file = join(out, `${id}--${mode}.png`);
      await page.screenshot({ path: file, animations: 'disabled', fullPage: true });
      if (!['finished', 'completed'].includes(finished) || problems.length) {
        failed++;
        console.log(
          `${id} ${mode}: ${finished}\n  ${[...new Set(problems)].slice(0, 6).join('\n  ').slice(0, 1500)}`,
        );
      } else console.log(file);
    }
    await context.close();
  }
await browser.close();
console.log(`${ids.length} stories, ${failed} with problems`);

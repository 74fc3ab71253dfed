import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe puts on the page. */
interface Axe {
  run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}

/** axe finds nothing wrong with the whole page as it stands. `where`: for the message. */
export async function accessible(page: Page, where: string): Promise<void> {
  // Not by a script element: the page's content policy refuses those.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  // What fades in has other colours for a moment.
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  const found = await page.evaluate(async (runOnly) => {
    const { axe } = globalThis as unknown as { axe: Axe }; // It comes without types.
    const { violations } = await axe.run({ runOnly });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, tags);
  expect(found, `axe on ${where}`).toEqual([]);
}

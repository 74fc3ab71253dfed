import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe puts on the page. */
interface Axe {
  run(
    context: unknown,
    options: object,
  ): Promise<{ violations: { id: string; nodes: { html: string; target: string[] }[] }[] }>;
}

/** axe finds nothing wrong with the page as it stands, or with the part of it that a selector names. `where`: for the message. */
export async function accessible(page: Page, where: string, part?: string): Promise<void> {
  // Not by a script element: the page's content policy refuses those.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  // What fades in has other colours for a moment.
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  const found = await page.evaluate(
    async ({ runOnly, part }) => {
      const { axe } = globalThis as unknown as { axe: Axe }; // It comes without types.
      const { violations } = await axe.run(part ?? document, { runOnly });
      const found: string[] = [];
      for (const { id, nodes } of violations)
        for (const { html, target } of nodes) {
          const element = document.querySelector(target.join(' '));
          // A bar over the edge of the window covers what a reader scrolls from below it: axe takes that for small. Of pages only.
          if (!part && id === 'target-size' && element) {
            const before = scrollY;
            element.scrollIntoView({ block: 'center', behavior: 'instant' });
            const again = await axe.run(element, { runOnly: { type: 'rule', values: [id] } });
            scrollTo({ top: before, behavior: 'instant' });
            if (again.violations.length === 0) continue;
          }
          found.push(`${id}: ${html}`);
        }
      return found;
    },
    { runOnly: tags, part },
  );
  expect(found, `axe on ${where}`).toEqual([]);
}

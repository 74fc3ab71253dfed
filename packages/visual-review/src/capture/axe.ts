import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

interface A11yParameters {
  options?: axe.RunOptions;
  config?: axe.Spec;
  test?: string;
  disable?: boolean;
}

let source: string | undefined;
const script = () =>
  (source ??= readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'));

/** Runs in the page. The options are the story's own, which the accessibility panel uses too. */
async function findViolations(only: readonly string[] | undefined): Promise<string[]> {
  // Neither has a published type as a global.
  const page = globalThis as unknown as {
    axe: typeof axe;
    __STORYBOOK_PREVIEW__: { currentRender?: { story?: { parameters: { a11y?: A11yParameters } } } };
  };
  const { options, config, test, disable } =
    page.__STORYBOOK_PREVIEW__.currentRender?.story?.parameters.a11y ?? {};
  if (disable || test === 'off') return [];
  page.axe.reset();
  page.axe.configure(config ?? {});
  const { violations } = await page.axe.run(
    { include: ['body'], exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'] },
    // As the panel does: a part by itself has no landmarks around it. With frames it asks for random ids until one is
    // new, and here all are the same; what lies in a frame is a file of somebody else's.
    {
      iframes: false,
      ...options,
      rules: { region: { enabled: false }, ...options?.rules },
      ...(only ? { runOnly: [...only] } : {}),
      resultTypes: ['violations'],
    },
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${target.join(' ')}`)).sort();
}

/** Violations that axe finds on what the page shows, as `rule selector`, sorted; by all rules of the story or by `only`. */
export async function readViolations(page: Page, only?: readonly string[]): Promise<string[]> {
  const there = await page.evaluate(() => 'axe' in globalThis);
  if (!there) await page.evaluate(script());
  return page.evaluate(findViolations, only);
}

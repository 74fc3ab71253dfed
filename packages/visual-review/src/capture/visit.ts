import type { CDPSession, Page } from 'playwright-core';
import type { VisualConfig } from '../config.ts';
import { wordsOf } from '../report/outcome.ts';
import { Findings } from '../run/findings.ts';
import { modesAt } from '../run/plan.ts';
import { isBaseline, judgeDrawn, noiseOf } from '../run/judgeDrawn.ts';
import { placeOf } from '../commands/place.ts';
import { freeze, moment } from './freeze.ts';
import type { PageGlobals, VisualParameters } from './inPage.ts';
import { draw } from './stage.ts';

const sessions = new WeakMap<Page, CDPSession>();

/** Before each story: random numbers and ids start over, and the picture before is told of. */
async function beforeVisit(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // The freezer put it on the page.
    const { __FROZEN__: frozen } = globalThis as unknown as PageGlobals;
    await frozen?.hearing();
    frozen?.reseed();
  });
}

/**
 * After each story: draws it in the modes of the runner's size and throws what somebody has to look at. Pictures go to
 * the folder of the report with `-runner` behind its name. The story has been played once, so the modes of other sizes
 * are left to `visual run`. A story without the tag `visual` is not drawn.
 */
async function captureVisit(
  config: VisualConfig,
  page: Page,
  { id, title }: { id: string; title: string },
): Promise<void> {
  const { parameters, tags } = await page.evaluate(() => {
    // What others put on the page has no published types.
    const story = (globalThis as unknown as PageGlobals).__STORYBOOK_PREVIEW__.currentRender?.story;
    return { parameters: (story?.parameters.visual ?? {}) as VisualParameters, tags: story?.tags ?? [] };
  });
  if (!tags.includes('visual')) return;
  const { store, reportFolder } = placeOf(config);
  const [wide] = config.modes;
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  const findings = new Findings(`${reportFolder}-runner`, { empty: false });
  const baseline = store.baseline(id);
  for (const mode of wide ? modesAt(config, { title, drawn: true }, wide, parameters.modes) : []) {
    const known = { story: id, mode: mode.name, baseline };
    const options = { whole: config.pages.test(title), ready: parameters.ready };
    const drawn = await draw(page, session, mode, options, config.patience);
    if (typeof drawn === 'string') throw new Error(`${id} (${mode.name}): ${drawn}`);
    if (isBaseline(known, drawn) || (await noiseOf(store, known, drawn)) !== undefined) continue;
    const result = await judgeDrawn(store, findings, known, drawn, page);
    if (['new', 'changed', 'rejected'].includes(result.state))
      throw new Error([`${id} (${mode.name}) is ${result.state}`, ...wordsOf(result)].join('\n'));
  }
}

/** The hooks of @storybook/test-runner in which it takes the shots of the review. */
export const visitsOf = (config: VisualConfig) => ({
  /** Before the test runner opens Storybook: freezes its page as the review's own pages are frozen. */
  async prepareVisit(page: Page): Promise<void> {
    const [wide] = config.modes;
    if (wide) await page.setViewportSize({ width: wide.width, height: wide.height });
    await page.addInitScript(freeze, moment);
  },
  beforeVisit,
  captureVisit: (page: Page, story: { id: string; title: string }) => captureVisit(config, page, story),
});

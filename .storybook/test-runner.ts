import type { TestRunnerConfig } from '@storybook/test-runner';

interface PreviewWindow {
  __STORYBOOK_PREVIEW__: { ready(): Promise<void> };
  __STORYBOOK_ADDONS_CHANNEL__: { emit(event: string, payload: unknown): void };
}

/** With VISUAL=1 each visit also takes the shots of the visual review. Loaded on demand: an ordinary run does without. */
async function loadVisual() {
  const [{ visitsOf }, { default: config }] = await Promise.all([
    import('@rolecast/visual-review/capture/visit.ts'),
    import('../visual.config.ts'),
  ]);
  return visitsOf(config);
}
const visual = process.env.VISUAL === '1' ? loadVisual : undefined;

/** The Vitest project plays every story in the light theme, this runner the whole screens in the dark one. */
const config: TestRunnerConfig = {
  async prepare({ page }) {
    const url = process.env.TARGET_URL;
    if (!url) throw new Error('test-storybook sets TARGET_URL; start it with --url');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const visit = await visual?.();
    await visit?.prepareVisit(page);
    await page.goto(new URL('iframe.html', url).href, { waitUntil: 'load' });
    // Globals in the address count only together with a story, and a story that is there already would not be tested.
    await page.evaluate(
      async (globals) => {
        const preview = globalThis as unknown as PreviewWindow; // Storybook's globals have no published types.
        await preview.__STORYBOOK_PREVIEW__.ready();
        preview.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals });
      },
      // The capture plays every story in the light theme and draws it in both.
      { theme: visit ? 'light' : 'dark' },
    );
  },
  async preVisit(page) {
    const visit = await visual?.();
    await visit?.beforeVisit(page);
  },
  async postVisit(page, { id, title, hasFailure }) {
    if (hasFailure) return;
    const visit = await visual?.();
    await visit?.captureVisit(page, { id, title });
  },
};
export default config;

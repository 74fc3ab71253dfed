import type { PreviewStage } from '@rolecast/visual-review/capture/inPage.ts';
import { countNeverAnswered } from '../mocks/msw.ts';

/** Draws the document in a theme, as the application does: by a class of the root. */
export function applyTheme(theme: 'light' | 'dark'): void {
  const root = document.documentElement;
  root.classList.toggle('dark', theme === 'dark');
  root.classList.toggle('light', theme === 'light');
  root.style.colorScheme = theme;
}

// Where stories are played and nobody looks (Storybook asks the same, and does not export it), whatever moves is there at once:
// a play never meets what is half shown, or not gone yet.
if ('__vitest_browser__' in globalThis || navigator.userAgent.includes('StorybookTestRunner'))
  document.documentElement.dataset.atOnce = '';

/** The fonts are there before the first story: none is measured with a stand-in. */
export async function loadFonts(): Promise<void> {
  // A stand-in from the machine may not be there.
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
}

Object.assign(globalThis, { __STAGE__: { applyTheme, countNeverAnswered } satisfies PreviewStage });

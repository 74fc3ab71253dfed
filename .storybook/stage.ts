import { countNeverAnswered } from '../mocks/msw.ts';

/** Draws the document in a theme, as the application does: by a class of the root. */
export function applyTheme(theme: 'light' | 'dark'): void {
  const root = document.documentElement;
  root.classList.toggle('dark', theme === 'dark');
  root.classList.toggle('light', theme === 'light');
  root.style.colorScheme = theme;
}

/** What the visual review asks of a page with stories. */
export interface Stage {
  applyTheme: typeof applyTheme;
  countNeverAnswered: () => number;
}

Object.assign(globalThis, { __STAGE__: { applyTheme, countNeverAnswered } satisfies Stage });

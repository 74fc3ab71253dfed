import type { Preview } from '@storybook/react-vite';
import { rulesOfColours } from '@rolecast/visual-review/capture/colours.ts';
import { applyTheme } from './stage.ts';

/**
 * After a story's test, its colours in the theme that it was not drawn in. In the Vitest project only, so that each story
 * is checked in both themes by one play; elsewhere the theme is chosen by hand.
 *
 * @throws Error naming each rule and element
 */
export const checkOtherTheme: Exclude<NonNullable<Preview['afterEach']>, readonly unknown[]> = async ({
  globals,
  parameters,
  viewMode,
}) => {
  if (import.meta.env.MODE !== 'test' || viewMode !== 'story') return;
  const { test, disable } = (parameters.a11y ?? {}) as { test?: string; disable?: boolean };
  if (disable || test === 'off') return;
  const drawn = globals.theme === 'dark' ? 'dark' : 'light';
  const other = drawn === 'dark' ? 'light' : 'dark';
  const { default: axe } = await import('axe-core');
  applyTheme(other);
  try {
    axe.reset();
    const { violations } = await axe.run(document.body, {
      runOnly: rulesOfColours,
      resultTypes: ['violations'],
    });
    const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    if (found.length) throw new Error(`axe in the ${other} theme\n${found.join('\n')}`);
  } finally {
    applyTheme(drawn);
  }
};

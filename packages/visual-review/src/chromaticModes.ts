import type { Mode, ModeName } from './types.ts';

/** A mode as Chromatic has it: a viewport, and a value for each of Storybook's globals. */
export interface ChromaticMode {
  theme: Mode['theme'];
  /** With a width alone, Chromatic draws a story down to its end, as we do. */
  viewport: { width: number };
}

/** Our modes as the value of `parameters.chromatic.modes`, under the same names. */
export const chromaticModes = (modes: readonly Mode[]): Record<ModeName, ChromaticMode> =>
  Object.fromEntries(modes.map(({ name, theme, width }) => [name, { theme, viewport: { width } }]));

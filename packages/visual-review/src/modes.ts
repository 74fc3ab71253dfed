import type { Mode, ModeName } from './types.ts';

/** In which modes the stories of a project are drawn. */
export interface ModeOptions {
  /** Every mode that there is. Modes of one size stand together: a story is played once for each size, and drawn in every theme. */
  modes: readonly Mode[];
  /** The modes that follow from a title; the first line that fits. */
  modesByTitle: readonly { titles: RegExp; names: readonly ModeName[] }[];
  /** Titles of pages. A page is drawn whole, from its first line to its last; a part is cut below its last element. */
  pages: RegExp;
}

/** The modes of a story, by its title and by what its parameter `visual.modes` adds. */
export function modesOf(
  { modes, modesByTitle }: ModeOptions,
  title: string,
  added: readonly ModeName[] = [],
): readonly Mode[] {
  const names = modesByTitle.find(({ titles }) => titles.test(title))?.names ?? [];
  return modes.filter(({ name }) => names.includes(name) || added.includes(name));
}

import type { Mode, ModeName } from './types.ts';

const wide = { width: 1280, height: 860 };
const phone = { width: 390, height: 844 };

/** Every mode that there is. Modes of one size stand together: a story is played once for each size, and drawn in every theme. */
export const modes: readonly Mode[] = [
  { name: 'light-wide', theme: 'light', ...wide },
  { name: 'dark-wide', theme: 'dark', ...wide },
  { name: 'light-phone', theme: 'light', ...phone },
  { name: 'dark-phone', theme: 'dark', ...phone },
];

/**
 * The modes that follow from a title; the first line that fits. Light and dark had the same tree, text and size in 3,986 of
 * 3,987 pairs, so a part is drawn once at each width and once in each theme. Primitives look the same at every width.
 */
const byTitle: readonly { titles: RegExp; names: readonly ModeName[] }[] = [
  { titles: /^(Foundations|Components\/Ui)\//, names: ['light-wide', 'dark-wide'] },
  { titles: /^Components\//, names: ['light-wide', 'dark-phone'] },
  { titles: /^/, names: modes.map(({ name }) => name) },
];

/** The modes of a story, by its title and by what its parameter `visual.modes` adds. */
export function modesOf(title: string, added: readonly ModeName[] = []): readonly Mode[] {
  const names = byTitle.find(({ titles }) => titles.test(title))?.names ?? [];
  return modes.filter(({ name }) => names.includes(name) || added.includes(name));
}

/** A page is drawn whole, from its first line to its last; a part is cut below its last element. */
export const isPage = (title: string) => /^(Pages|Flows)\//.test(title);

/** The rules of axe that look at colours: all others answer the same in both themes. */
export const rulesOfColours = ['color-contrast', 'link-in-text-block'];

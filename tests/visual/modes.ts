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

/** Parts that look the same at every width are drawn at one. */
const atOneWidth = /^(Foundations|Components\/Ui)\//;

/** The modes of a story, by its title and by what its parameter `visual.modes` adds. */
export function modesOf(title: string, added: readonly ModeName[] = []): readonly Mode[] {
  return modes.filter(
    ({ name, width }) => width === wide.width || !atOneWidth.test(title) || added.includes(name),
  );
}

/** A page is drawn whole, from its first line to its last; a part is cut below its last element. */
export const isPage = (title: string) => /^(Pages|Flows)\//.test(title);

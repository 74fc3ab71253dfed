import type { Mode } from '@rolecast/visual-review/types.ts';

const wide = { width: 1280, height: 860 };
const phone = { width: 390, height: 844 };

/** Every mode in which the visual review draws stories. */
export const modes: readonly Mode[] = [
  { name: 'light-wide', theme: 'light', ...wide },
  { name: 'dark-wide', theme: 'dark', ...wide },
  { name: 'light-phone', theme: 'light', ...phone },
  { name: 'dark-phone', theme: 'dark', ...phone },
];

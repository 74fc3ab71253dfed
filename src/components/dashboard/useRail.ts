import { useSyncExternalStore } from 'react';
import { breakpoints } from '../../theme/tokens.ts';

const query = `(min-width: ${breakpoints.xl}px)`;

function subscribe(listener: () => void) {
  const list = matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/** Whether the right rail is there. The parts are drawn once, in the one place or the other, so that ids and focus are too. */
export const useRail = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(query).matches);

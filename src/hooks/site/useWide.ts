import { useSyncExternalStore } from 'react';

/** Where the phone layout ends (theme/tokens: breakpoints.md). */
const query = '(min-width: 768px)';

function subscribe(listener: () => void) {
  const list = matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/** Whether there is more room than on a phone, for what is another thing there and not only another shape. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => true,
  );

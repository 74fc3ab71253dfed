import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * `false` while the page that was drawn at build is taken over: until then nothing may depend on what this browser keeps.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

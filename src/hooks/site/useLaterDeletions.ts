import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let ids: ReadonlySet<string> = new Set();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells who shows them. What deletes is loaded with the first deletion; this much the first screen has. */
export function showLaterDeletions(now: ReadonlySet<string>) {
  ids = now;
  for (const listener of listeners) listener();
}

/** What is being deleted and can still be taken back, by id. */
export const useLaterDeletions = (): ReadonlySet<string> => useSyncExternalStore(subscribe, () => ids);

import { useSyncExternalStore } from 'react';

/** How long a deletion can be taken back (product S22). */
export const undoMs = 10_000;

const waiting = new Map<string, { timer: ReturnType<typeof setTimeout>; run: () => void }>();
const listeners = new Set<() => void>();
let ids: ReadonlySet<string> = new Set();

function changed() {
  ids = new Set(waiting.keys());
  for (const listener of listeners) listener();
}

function finish(id: string) {
  const deletion = waiting.get(id);
  if (!deletion) return;
  clearTimeout(deletion.timer);
  waiting.delete(id);
  changed();
  deletion.run();
}

/** Whoever leaves does not come back to take it back: what waits is done while the page still can. */
function finishAll() {
  for (const id of waiting.keys()) finish(id);
}
const finishHidden = () => document.hidden && finishAll();

/** Deletes after ten seconds, or as soon as the page is left or hidden, unless `takeBack` is called before. */
export function deleteLater(id: string, run: () => void) {
  if (waiting.size === 0) {
    addEventListener('pagehide', finishAll);
    document.addEventListener('visibilitychange', finishHidden);
  }
  waiting.set(id, { timer: setTimeout(() => finish(id), undoMs), run });
  changed();
}

export function takeBack(id: string) {
  clearTimeout(waiting.get(id)?.timer);
  waiting.delete(id);
  changed();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is being deleted and can still be taken back. */
export const usePendingDeletions = (): ReadonlySet<string> => useSyncExternalStore(subscribe, () => ids);

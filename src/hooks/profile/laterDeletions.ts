import { useSyncExternalStore } from 'react';
import { getSession } from '../../api/session.ts';

/** How long a deletion can be taken back (product S44). */
export const undoMs = 10_000;

interface Waiting {
  timer: ReturnType<typeof setTimeout>;
  userId: string | undefined;
  run: () => void;
}
const waiting = new Map<string, Waiting>();
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
  // Somebody else is signed in by now, or nobody: what was not deleted is still there.
  if (getSession().userId === deletion.userId) deletion.run();
}
const finishAll = () => [...waiting.keys()].forEach(finish);
const finishHidden = () => document.hidden && finishAll();

/** Deletes after ten seconds, or as soon as the page is left or hidden, unless `takeBack` is called before. */
export function deleteLater(id: string, run: () => void) {
  if (waiting.size === 0) {
    addEventListener('pagehide', finishAll);
    document.addEventListener('visibilitychange', finishHidden);
  }
  const { userId } = getSession();
  waiting.set(id, { timer: setTimeout(() => finish(id), undoMs), userId, run });
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

/** What is being deleted and can still be taken back, by id. */
export const useLaterDeletions = (): ReadonlySet<string> => useSyncExternalStore(subscribe, () => ids);

import { useSyncExternalStore } from 'react';
import { getSession } from '../../api/session.ts';

/** How long a deletion can be taken back (product S22, S44). */
export const undoMs = 10_000;

export interface LaterDeletion {
  /** Asks the server. */
  run: () => Promise<void>;
  /** Called before, once it can be taken back no more, also when its member has left. */
  onDue?: () => void;
}

interface Waiting extends LaterDeletion {
  timer: ReturnType<typeof setTimeout>;
  userId: string | undefined;
}
const waiting = new Map<string, Waiting>();
const running = new Set<Promise<void>>();
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
  deletion.onDue?.();
  changed();
  // Somebody else is signed in by now, or nobody: it is not theirs to do.
  if (getSession().userId !== deletion.userId) return;
  const done = deletion.run().finally(() => running.delete(done));
  running.add(done);
}

/**
 * Whoever leaves does not come back to take it back: what waits is done while the page still can. Resolves once all of it
 * was answered.
 */
export async function finishDeletions(): Promise<void> {
  for (const id of waiting.keys()) finish(id);
  await Promise.allSettled(running);
}
const finishAll = () => void finishDeletions();
const finishHidden = () => document.hidden && finishAll();

/** Deletes after ten seconds, or as soon as the page is left or hidden, unless `takeBack` is called before. */
export function deleteLater(id: string, deletion: LaterDeletion) {
  if (waiting.size === 0) {
    addEventListener('pagehide', finishAll);
    document.addEventListener('visibilitychange', finishHidden);
  }
  const { userId } = getSession();
  waiting.set(id, { ...deletion, timer: setTimeout(() => finish(id), undoMs), userId });
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

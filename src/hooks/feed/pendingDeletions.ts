import { useSyncExternalStore } from 'react';
import { getSession } from '../../api/session.ts';
import { forgetDeletion, makeDue, rememberDeletion, type DeletedComment } from './leftDeletions.ts';

/** How long a deletion can be taken back (product S22). */
export const undoMs = 10_000;

interface Waiting {
  timer: ReturnType<typeof setTimeout>;
  userId: string | undefined;
  run: () => Promise<boolean>;
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
  makeDue(id);
  changed();
  // Somebody else is signed in by now, or nobody: it waits for its member to come back.
  if (getSession().userId !== deletion.userId) return;
  const run = async () => {
    if (await deletion.run()) forgetDeletion(id);
  };
  const done = run().finally(() => running.delete(done));
  running.add(done);
}

/**
 * Whoever leaves does not come back to take it back: what waits is done while the page still can. Resolves once all of it
 * was answered; what gets no answer any more is finished at the next start.
 */
export async function finishDeletions(): Promise<void> {
  for (const id of waiting.keys()) finish(id);
  await Promise.allSettled(running);
}
const finishAll = () => void finishDeletions();
const finishHidden = () => document.hidden && finishAll();

/**
 * Deletes after ten seconds, or as soon as the page is left or hidden, unless `takeBack` is called before. `run` resolves
 * to true once the server has had the last word.
 */
export function deleteLater({ commentId, feedId, feedType }: DeletedComment, run: () => Promise<boolean>) {
  if (waiting.size === 0) {
    addEventListener('pagehide', finishAll);
    document.addEventListener('visibilitychange', finishHidden);
  }
  const { userId } = getSession();
  if (userId) rememberDeletion({ userId, commentId, feedId, feedType, dueAt: Date.now() + undoMs });
  waiting.set(commentId, { timer: setTimeout(() => finish(commentId), undoMs), userId, run });
  changed();
}

export function takeBack(id: string) {
  clearTimeout(waiting.get(id)?.timer);
  waiting.delete(id);
  forgetDeletion(id);
  changed();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is being deleted and can still be taken back. */
export const usePendingDeletions = (): ReadonlySet<string> => useSyncExternalStore(subscribe, () => ids);

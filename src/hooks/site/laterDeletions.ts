import { getSession } from '../../api/session.ts';
import { showLaterDeletions } from './useLaterDeletions.ts';

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
const running = new Map<string, Promise<void>>();

/** What is being asked for stays what it was shown as until the answer: it must not come back for a moment. */
const changed = () => showLaterDeletions(new Set([...waiting.keys(), ...running.keys()]));

function finish(id: string) {
  const deletion = waiting.get(id);
  if (!deletion) return;
  clearTimeout(deletion.timer);
  waiting.delete(id);
  deletion.onDue?.();
  // Somebody else is signed in by now, or nobody: it is not theirs to do.
  if (getSession().userId === deletion.userId) {
    const done = deletion.run().finally(() => {
      running.delete(id);
      changed();
    });
    running.set(id, done);
  }
  changed();
}

/**
 * Whoever leaves does not come back to take it back: what waits is done while the page still can. Resolves once all of it
 * was answered.
 */
export async function finishDeletions(): Promise<void> {
  for (const id of waiting.keys()) finish(id);
  await Promise.allSettled(running.values());
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

import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { JoinedFilm, RawFilm } from './joinFilm.ts';

export interface JoinOrder {
  /** Of the media storage. */
  folder: string;
  film: RawFilm;
}

export type JoinReply = { progress: number } | { joined: JoinedFilm | undefined };

/** A hundredth of the greatest recording takes a second. */
const PATIENCE_MS = 120_000;

/**
 * joinFilm in a thread of its own. Throws what it throws there. What it cannot get on with for `patienceMs` is no film: whoever sends
 * parts chooses every byte of them.
 */
export async function joinInThread(
  order: JoinOrder,
  onProgress: (percent: number) => void,
  patienceMs = PATIENCE_MS,
): Promise<JoinedFilm | undefined> {
  const worker = new Worker(new URL('./joinWorker.ts', import.meta.url), { workerData: order });
  const watchdog = setTimeout(() => void worker.terminate(), patienceMs);
  let joined: JoinedFilm | undefined;
  worker.on('message', (reply: JoinReply) => {
    watchdog.refresh();
    if ('progress' in reply) onProgress(reply.progress);
    else joined = reply.joined;
  });
  try {
    // Rejects with the thread's error.
    await once(worker, 'exit');
  } finally {
    clearTimeout(watchdog);
  }
  return joined;
}

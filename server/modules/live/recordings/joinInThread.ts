import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { JoinedFilm, RawFilm } from './joinFilm.ts';

export interface JoinOrder {
  /** Of the media storage. */
  folder: string;
  film: RawFilm;
}

export type JoinReply = { progress: number } | { joined: JoinedFilm | undefined };

/** Beyond it the thread ends, and not the server. */
const MEMORY_MB = 512;
/** A hundredth of the greatest recording takes a second. */
const PATIENCE_MS = 120_000;

/**
 * joinFilm in a thread of its own. Throws what it throws there. Parts that it cannot get on with for `patienceMs` are no film: whoever
 * sends them chooses every byte of them. With a film of the media server it is the disk that does not get on, and this throws.
 */
export async function joinInThread(
  order: JoinOrder,
  onProgress: (percent: number) => void,
  patienceMs = PATIENCE_MS,
): Promise<JoinedFilm | undefined> {
  const worker = new Worker(new URL('./joinWorker.ts', import.meta.url), {
    workerData: order,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  const watchdog = setTimeout(() => void worker.terminate(), patienceMs);
  let joined: JoinedFilm | undefined;
  let isDone = false;
  worker.on('message', (reply: JoinReply) => {
    watchdog.refresh();
    if ('progress' in reply) onProgress(reply.progress);
    else [joined, isDone] = [reply.joined, true];
  });
  try {
    // Rejects with the thread's error.
    await once(worker, 'exit');
    if (!isDone && order.film.isOurs) throw new Error('the film was not made in time');
  } finally {
    clearTimeout(watchdog);
  }
  return joined;
}

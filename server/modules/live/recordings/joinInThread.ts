import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { JoinedFilm, RawFilm } from './joinFilm.ts';

export interface JoinOrder {
  /** Of the media storage. */
  folder: string;
  film: RawFilm;
}

export type JoinReply = { progress: number } | { joined: JoinedFilm | undefined };

/** joinFilm in a thread of its own. Throws what it throws there. */
export async function joinInThread(
  order: JoinOrder,
  onProgress: (percent: number) => void,
): Promise<JoinedFilm | undefined> {
  const worker = new Worker(new URL('./joinWorker.ts', import.meta.url), { workerData: order });
  let joined: JoinedFilm | undefined;
  worker.on('message', (reply: JoinReply) => {
    if ('progress' in reply) onProgress(reply.progress);
    else joined = reply.joined;
  });
  // Rejects with the thread's error.
  await once(worker, 'exit');
  return joined;
}

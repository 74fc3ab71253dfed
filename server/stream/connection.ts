import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { StreamEvent } from './references.ts';

/** What a browser may leave unread before it is cut off; it resumes where it was. */
const MOST_UNREAD_BYTES = 1024 * 1024;
const DRAIN_MS = 30_000;
/** How long a browser waits before it comes back after a break. */
const RETRY_MS = 3000;

export const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  // Whoever stands between must neither keep it, nor collect it to compress it.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};

export interface Listener {
  memberId: string;
  /** Of the session that opened it. */
  tokenHash: string;
}

/** One open stream. */
export class Connection {
  readonly memberId: string;
  readonly tokenHash: string;
  /** Everything up to this id was written, or is not for this member. */
  position = 0;
  /** It has caught up, and gets what comes. */
  live = false;
  readonly #response: ServerResponse;

  constructor(response: ServerResponse, { memberId, tokenHash }: Listener) {
    this.#response = response;
    this.memberId = memberId;
    this.tokenHash = tokenHash;
    // A socket that breaks ends with `close`, which is all that matters here.
    response.on('error', () => {});
    // Something at once: a proxy may hold the head back until there is a body.
    response.write(`retry: ${RETRY_MS}\n\n`);
  }

  get closed(): boolean {
    const { closed, destroyed, writableEnded } = this.#response;
    return closed || destroyed || writableEnded;
  }

  onClose(run: () => void): void {
    this.#response.once('close', run);
  }

  /** Writes an event with its id, or passes over the id when the event is not for this member. Ids that it is past are left out. */
  deliver(id: number, event: StreamEvent | undefined): void {
    if (id <= this.position) return;
    this.position = id;
    if (event) this.#write(`id: ${id}\ndata: ${JSON.stringify(event)}\n\n`);
  }

  /** An event that is not kept. */
  say(event: StreamEvent): void {
    this.#write(`data: ${JSON.stringify(event)}\n\n`);
  }

  /** Keeps the connection open, and a resume short: with `newest`, the browser is told that it has everything up to there. */
  beat(newest: number): void {
    if (this.live && newest > this.position) this.position = newest;
    this.#write(this.live ? `:\nid: ${this.position}\n\n` : ':\n\n');
  }

  /** Waits until the browser has read most of what was written; cuts it off when it does not. */
  async drained(): Promise<void> {
    if (this.closed || !this.#response.writableNeedDrain) return;
    const end = AbortSignal.timeout(DRAIN_MS);
    await Promise.race([
      once(this.#response, 'drain', { signal: end }),
      once(this.#response, 'close', { signal: end }),
    ]).catch(() => this.#response.destroy());
  }

  /** Ends it in order: the browser comes back, and is told then what is wrong. */
  close(): void {
    this.live = false;
    if (!this.closed) this.#response.end();
  }

  #write(text: string): void {
    if (this.closed) return;
    this.#response.write(text);
    if (this.#response.writableLength > MOST_UNREAD_BYTES) this.#response.destroy();
  }
}

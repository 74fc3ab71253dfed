import type { Clock } from '../lib/clock.ts';
import type { StreamEvent, StreamState } from './events.ts';
import { readEvents, type StreamPart } from './readEvents.ts';

/** The server sends a line every 15 seconds; three that are missing are a connection that is gone. */
const silenceMs = 45_000;
/** It says something at once; whoever holds that back holds everything back. */
const answerMs = 15_000;
const firstWaitMs = 1000;
const mostWaitMs = 30_000;
/** After so many tries in a row people see that it does not work, and what is shown is asked for by the clock. */
const triesBeforePolling = 3;
/** One that ends sooner counts as a try that came to nothing, or a server that closes at once would be asked without end. */
const steadyMs = 30_000;

export interface ConnectionOptions {
  open: (lastId: string | undefined, signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>;
  clock: Clock;
  /** The last id that was seen. Without one it hears from now on. */
  lastId: number | undefined;
  isOnline: () => boolean;
  onEvent: (event: StreamEvent, id: number | undefined) => void;
  /** Everything up to this id was told. */
  onPosition: (id: number) => void;
  onState: (state: StreamState) => void;
}

/**
 * One stream of the server, kept open: after a break it comes back and goes on after the last id, with waits of 1 to 30 seconds of
 * which a random part is waited, so that all browsers do not come at once. What was told before is left out.
 */
export class Connection {
  readonly #options: ConnectionOptions;
  #lastId: number | undefined;
  #state: StreamState = 'connecting';
  #failures = 0;
  #atOnce = false;
  #closed = false;
  #liveSince: number | undefined;
  #current: AbortController | undefined;
  #callOff: () => void = () => {};

  constructor(options: ConnectionOptions) {
    this.#options = options;
    this.#lastId = options.lastId;
  }

  start(): void {
    this.#tell('connecting');
    void this.#turn();
  }

  close(): void {
    this.#closed = true;
    this.#callOff();
    this.#current?.abort();
  }

  /** Comes back at once if it was waiting. `changed`: the network is another one, and an open connection is of no use. */
  hurry({ changed = false } = {}): void {
    if (this.#closed) return;
    if (!this.#current) {
      this.#callOff();
      void this.#turn();
    } else if (changed) {
      this.#atOnce = true;
      this.#current.abort();
    }
  }

  async #turn(): Promise<void> {
    const { open, isOnline } = this.#options;
    // The network says so when it is back.
    if (!isOnline()) return;
    const abort = new AbortController();
    this.#current = abort;
    this.#liveSince = undefined;
    this.#watch(abort, answerMs);
    try {
      const body = await open(this.#lastId === undefined ? undefined : String(this.#lastId), abort.signal);
      const reader = {
        onPart: (part: StreamPart) => this.#take(part),
        onBytes: () => this.#watch(abort, silenceMs),
      };
      await readEvents(body, reader, abort.signal);
    } catch {
      // However it ended, it is opened again.
    }
    this.#callOff();
    this.#current = undefined;
    if (!this.#closed) this.#waitForNext();
  }

  #waitForNext(): void {
    const { clock } = this.#options;
    const steady = this.#liveSince !== undefined && clock.now() - this.#liveSince >= steadyMs;
    this.#failures = steady ? 1 : this.#failures + 1;
    this.#tell(this.#failures < triesBeforePolling ? 'reconnecting' : 'polling');
    const most = Math.min(mostWaitMs, firstWaitMs * 2 ** (this.#failures - 1));
    const wait = this.#atOnce ? 0 : clock.random() * most;
    this.#atOnce = false;
    this.#callOff = clock.after(wait, () => void this.#turn());
  }

  /** Ends a connection on which nothing comes, also one that nobody answers. */
  #watch(current: AbortController, ms: number): void {
    this.#callOff();
    this.#callOff = this.#options.clock.after(ms, () => current.abort());
  }

  #take({ id, event }: StreamPart): void {
    if (this.#closed) return;
    // Only once it says where it stands has it told everything before.
    if (id !== undefined && this.#state !== 'live') {
      this.#liveSince = this.#options.clock.now();
      this.#tell('live');
    }
    // A reset may go back: the server's data may be older ones now.
    const isReset = event?.type === 'stream.reset';
    const known = this.#lastId;
    if (id !== undefined && !isReset && known !== undefined && id <= known) {
      // Other tabs hear by this that the stream goes on.
      if (!event) this.#options.onPosition(known);
      return;
    }
    if (id !== undefined) this.#lastId = id;
    if (event) this.#options.onEvent(event, id);
    if (id !== undefined) this.#options.onPosition(id);
  }

  #tell(state: StreamState): void {
    this.#state = state;
    this.#options.onState(state);
  }
}

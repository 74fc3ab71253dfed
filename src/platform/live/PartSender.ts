import { realClock, type Clock } from '../../lib/clock.ts';
import { statusOf } from './statusOf.ts';

const triesOfPart = 5;
const firstWaitMs = 1000;
/** The recording has ended, is full, or is none that the server takes: no further part will be taken either. */
const finalStatuses: ReadonlySet<number> = new Set([403, 413, 415]);
/** What a server, or a network, may have got over a moment later. 0: no answer. */
const isPassing = (status: number) => status === 0 || status === 408 || status === 429 || status >= 500;

export interface Place {
  partNumber: number;
  url: string;
}

export interface SendOptions {
  /** Where the first parts go. */
  places: readonly Place[];
  /** Asks for places of further parts. */
  more: () => Promise<readonly Place[]>;
  /** How many parts wait to be sent. */
  onBehind: (parts: number) => void;
  /** The server takes no further part; called once. */
  onRefused: () => void;
}

export interface SendParts {
  fetch: typeof fetch;
  clock: Clock;
}

const browserParts: SendParts = { fetch: (...request) => fetch(...request), clock: realClock };

/** Sends what was recorded, one part after the other; what does not arrive is tried again, and then left out. What is refused for good ends it. */
export class PartSender {
  readonly #options: SendOptions;
  readonly #parts: SendParts;
  readonly #waiting: Blob[] = [];
  #places: Place[];
  #sending: Promise<void> | undefined;
  #over = false;

  constructor(options: SendOptions, parts: SendParts = browserParts) {
    this.#options = options;
    this.#parts = parts;
    this.#places = [...options.places];
  }

  add(part: Blob): void {
    if (part.size === 0 || this.#over) return;
    this.#waiting.push(part);
    this.#options.onBehind(this.#waiting.length);
    this.#sending ??= this.#run().finally(() => {
      this.#sending = undefined;
    });
  }

  /** Resolves once everything has been sent, or cannot be. */
  async done(): Promise<void> {
    await this.#sending;
  }

  async #run(): Promise<void> {
    for (;;) {
      const [part] = this.#waiting;
      if (!part) return;
      const place = await this.#place();
      if (place) await this.#put(part, place.url);
      if (this.#over) this.#waiting.length = 0;
      else this.#waiting.shift();
      this.#options.onBehind(this.#waiting.length);
    }
  }

  async #place(): Promise<Place | undefined> {
    for (let turn = 0; this.#places.length === 0 && turn < triesOfPart; turn++) {
      try {
        this.#places = [...(await this.#options.more())];
        break;
      } catch (error) {
        if (!isPassing(statusOf(error))) {
          this.#end();
          break;
        }
        await this.#wait(turn);
      }
    }
    return this.#places.shift();
  }

  async #put(part: Blob, url: string): Promise<void> {
    for (let turn = 0; turn < triesOfPart; turn++) {
      const status = await this.#parts
        .fetch(url, { method: 'PUT', body: part })
        .then((response) => response.status)
        .catch(() => 0);
      if (finalStatuses.has(status)) return this.#end();
      // What else is refused will be refused again.
      if (!isPassing(status)) return;
      await this.#wait(turn);
    }
  }

  #wait(turn: number): Promise<void> {
    return new Promise((resolve) => void this.#parts.clock.after(firstWaitMs * 2 ** turn, resolve));
  }

  #end(): void {
    this.#over = true;
    this.#options.onRefused();
  }
}

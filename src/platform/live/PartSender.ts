import { realClock, type Clock } from '../../lib/clock.ts';

const triesOfPart = 5;
const firstWaitMs = 1000;

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
}

export interface SendParts {
  fetch: typeof fetch;
  clock: Clock;
}

const browserParts: SendParts = { fetch: (...request) => fetch(...request), clock: realClock };

/** Sends what was recorded, one part after the other; what does not arrive is tried again, and then left out. */
export class PartSender {
  readonly #options: SendOptions;
  readonly #parts: SendParts;
  readonly #waiting: Blob[] = [];
  #places: Place[];
  #sending: Promise<void> | undefined;

  constructor(options: SendOptions, parts: SendParts = browserParts) {
    this.#options = options;
    this.#parts = parts;
    this.#places = [...options.places];
  }

  add(part: Blob): void {
    if (part.size === 0) return;
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
      this.#waiting.shift();
      this.#options.onBehind(this.#waiting.length);
    }
  }

  async #place(): Promise<Place | undefined> {
    if (this.#places.length === 0) this.#places = [...(await this.#options.more().catch(() => []))];
    return this.#places.shift();
  }

  async #put(part: Blob, url: string): Promise<void> {
    for (let turn = 0; turn < triesOfPart; turn++) {
      const response = await this.#parts.fetch(url, { method: 'PUT', body: part }).catch(() => undefined);
      // What is refused will be refused again.
      if (response && (response.ok || response.status < 500)) return;
      await new Promise<void>((resolve) => void this.#parts.clock.after(firstWaitMs * 2 ** turn, resolve));
    }
  }
}

import type { ServerResponse } from 'node:http';
import { ApiProblem } from '../problem.ts';
import { openBus, type Bus, type Signal } from './bus.ts';
import { Connection, type Listener } from './connection.ts';
import { Delivery, type DeliveryOptions } from './delivery.ts';
import { onPublished } from './publish.ts';
import type { News, StreamEvent } from './references.ts';
import { NUMBERED_AT_ONCE, numberWaiting } from './sequence.ts';
import { throttle } from './throttle.ts';

const POLL_MS = 1000;
/** What is published within so long is numbered, and told to the others, once. */
const GATHER_MS = 10;
const BEAT_MS = 15_000;
const CHECK_MS = 60_000;

/** The open streams of this process, and what they are told. */
export interface Stream {
  /**
   * Opens one. `lastId`: the last id that the browser has seen, to tell it all since; without one it hears from now on. `takeOver`
   * begins the answer. Throws 503 UNAVAILABLE when the server is ending.
   */
  open(listener: Listener, lastId: number | undefined, takeOver: () => ServerResponse): void;
  /** Tells members what is not stored, such as who is typing: the same again within two seconds is left out. */
  sendFleeting(news: readonly News<StreamEvent>[]): void;
}

/** Delivers what is published (publish.ts) to the streams of this process; any number of processes do so for one database. */
export class StreamHub implements Stream {
  readonly #options: DeliveryOptions;
  readonly #delivery: Delivery;
  readonly #bus: Promise<Bus>;
  readonly #name = crypto.randomUUID();
  readonly #stops: (() => void)[] = [];
  readonly #isNew: (news: News<StreamEvent>) => boolean;
  #running: Promise<void> | undefined;
  #again = false;
  /** Something may wait for its id. */
  #waiting = false;
  #failing = false;
  #ended = false;
  #gathering: NodeJS.Timeout | undefined;
  /** What is gathered has something that is stored. */
  #published = false;
  #fleeting: News<StreamEvent>[] = [];

  constructor(options: DeliveryOptions) {
    const { db, config, log, now } = options;
    this.#options = options;
    this.#delivery = new Delivery(options);
    this.#isNew = throttle(() => now().getTime());
    this.#bus = openBus({ db, config, log, receive: (signal) => this.#receive(signal) });
    this.#stops.push(
      onPublished(db, () => {
        this.#published = true;
        this.#gather();
      }),
    );
    const every = (ms: number, run: () => void) => {
      const timer = setInterval(run, ms).unref();
      this.#stops.push(() => clearInterval(timer));
    };
    // Finds what no signal told of: of a process that died before it gave ids, behind a pooler, without Redis.
    every(POLL_MS, () => {
      if (!this.#delivery.isIdle || this.#failing) this.#number();
    });
    every(BEAT_MS, () => this.#delivery.beat());
    every(CHECK_MS, () => void this.#delivery.endOver().catch((error) => this.#tell(error)));
  }

  open(listener: Listener, lastId: number | undefined, takeOver: () => ServerResponse): void {
    if (this.#ended)
      throw new ApiProblem(503, 'UNAVAILABLE', 'The server is being restarted. Please try again.');
    const connection = new Connection(takeOver(), listener);
    this.#delivery
      .begin(connection, lastId)
      .then(() => this.#number())
      .catch((error: unknown) => {
        this.#tell(error);
        connection.close();
      });
  }

  sendFleeting(news: readonly News<StreamEvent>[]): void {
    const fresh = news.filter(this.#isNew);
    if (fresh.length === 0) return;
    this.#delivery.say(fresh);
    this.#fleeting.push(...fresh);
    this.#gather();
  }

  /** Ends every stream; the browsers go to another process, or come back. */
  async end(): Promise<void> {
    this.#ended = true;
    for (const stop of this.#stops) stop();
    this.#delivery.end();
    clearTimeout(this.#gathering);
    await this.#running;
    await (await this.#bus).close();
  }

  /** What another one tells of is not stored, or has its id. */
  #receive({ from, news }: Signal): void {
    if (from === this.#name) return;
    this.#delivery.say(news);
    if (news.length === 0 && !this.#delivery.isIdle) this.#wake();
  }

  #gather(): void {
    if (this.#ended) return;
    this.#gathering ??= setTimeout(() => {
      this.#gathering = undefined;
      const news = this.#fleeting;
      this.#fleeting = [];
      if (news.length > 0) void this.#signal(news);
      if (this.#published) this.#number();
      this.#published = false;
    }, GATHER_MS);
  }

  #number(): void {
    this.#waiting = true;
    this.#wake();
  }

  #wake(): void {
    if (this.#ended) return;
    if (this.#running) this.#again = true;
    else
      this.#running = this.#rounds().finally(() => {
        this.#running = undefined;
        if (this.#again) this.#wake();
      });
  }

  /** Gives ids to what waits, says so to the others, and delivers. After an error the poll tries again. */
  async #rounds(): Promise<void> {
    do {
      this.#again = false;
      try {
        const told = await this.#giveIds();
        await Promise.all([told && this.#signal([]), this.#delivery.deliver()]);
        this.#failing = false;
      } catch (error) {
        this.#again = false;
        this.#tell(error);
      }
    } while (this.#again && !this.#ended);
  }

  /** To a thousand at most, before they are delivered; whether there were any. */
  async #giveIds(): Promise<boolean> {
    if (!this.#waiting) return false;
    this.#waiting = false;
    const given = await numberWaiting(this.#options.db);
    if (given === NUMBERED_AT_ONCE) this.#waiting = this.#again = true;
    return given > 0;
  }

  async #signal(news: News<StreamEvent>[]): Promise<void> {
    const bus = await this.#bus;
    await bus
      .send({ from: this.#name, news })
      .catch((error: unknown) =>
        this.#options.log.warn({ err: error }, 'the other processes were not told; they poll'),
      );
  }

  #tell(error: unknown): void {
    if (!this.#failing && !this.#ended)
      this.#options.log.error({ err: error }, 'the stream could not deliver; it tries again');
    this.#failing = true;
  }
}

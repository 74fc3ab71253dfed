import type { FastifyBaseLogger } from 'fastify';
import type { SharedContext } from '../../../contract/binder.ts';
import type { HeardEvent } from '../../../live/protocol.ts';
import type { MediaStorage } from '../../../media/storage.ts';
import { onPublished } from '../../../stream/publish.ts';
import { hearSeats } from './hearSeats.ts';
import { anyForMediaServer, anyRooms, keepRooms } from './keepRooms.ts';
import { MediaServerAway, type MediaServer } from '../../../services/mediaServer.ts';
import { takePoster } from './posters.ts';
import { hearRecordings } from '../recordings/hearRecordings.ts';

const ROUND_MS = 1000;
/** What is published within so long is looked after once. */
const GATHER_MS = 100;
/** Between the end of a round and the next, however much is published. */
const REST_MS = 700;
/** So often the media server is asked who is there, beside what it tells. */
const ASK_MS = 30_000;

type Watching = Pick<SharedContext, 'db' | 'config' | 'now'> & {
  mediaServer: MediaServer | undefined;
  storage: MediaStorage;
  log: FastifyBaseLogger;
};

/**
 * Keeps live rooms as long as the process lives: hears what the media server says, and looks each second, and sooner when something was
 * published, whether everybody in them may still be. While no room is on air that is one look into an index.
 */
export class RoomWatch {
  readonly #context: Watching;
  readonly #stops: (() => void)[] = [];
  /** What is heard is done in its order, and a round between two of it. */
  #queue: Promise<void> = Promise.resolve();
  #ended = false;
  #isBusy = false;
  /** It was said in the log, and nothing has gone well since. */
  #failing = false;
  #failures = 0;
  #timer: NodeJS.Timeout | undefined;
  #dueAt = 0;
  #restedAt = 0;
  /** A round waits or runs; `#wanted`: something was published since. */
  #looking = false;
  #wanted = false;
  /** Pictures of rooms are being taken; `#posterless`: that they cannot stands in the log. */
  #posters: Promise<void> | undefined;
  #posterless = false;
  readonly #ending = new AbortController();
  /** When all that the media server knows was heard last. Undefined: not yet, or something that it said was not understood. */
  #heardAt: number | undefined;

  constructor(context: Watching) {
    this.#context = context;
    const { db, mediaServer } = context;
    // What ends a seat is mostly told to somebody as well; without rooms nothing of it is looked at.
    this.#stops.push(
      onPublished(db, () => {
        if (this.#isBusy) this.#lookSoon();
      }),
    );
    if (mediaServer) this.#stops.push(mediaServer.listen((event) => this.#hear(mediaServer, event)));
    this.#lookIn(GATHER_MS);
  }

  /** Ends what is under way and begins nothing more. */
  async end(): Promise<void> {
    this.#ended = true;
    this.#ending.abort();
    for (const stop of this.#stops) stop();
    clearTimeout(this.#timer);
    await this.#queue;
    await this.#posters;
  }

  #hear(mediaServer: MediaServer, event: HeardEvent): void {
    this.#isBusy = true;
    this.#then(() => this.#take(mediaServer, event));
    this.#lookSoon();
  }

  /** What fails is not said again: the next round asks for everything. */
  async #take(mediaServer: MediaServer, event: HeardEvent): Promise<void> {
    const hearing = { ...this.#context, mediaServer };
    const heard = await this.#tried(() => hearSeats(hearing, event));
    const recorded = await this.#tried(() => hearRecordings(hearing, event));
    if (!heard || !recorded) this.#heardAt = undefined;
    else if (event.type === 'state') this.#heardAt = performance.now();
  }

  /**
   * Asks the media server who is there. It may have died with us and not be begun again, or what it said could not be written; while
   * rooms are on air nothing else would find that out.
   */
  async #ask(): Promise<void> {
    const { mediaServer, db } = this.#context;
    if (!mediaServer || (this.#heardAt !== undefined && performance.now() - this.#heardAt < ASK_MS)) return;
    if (!(await anyForMediaServer(db))) return;
    await this.#take(mediaServer, { type: 'state', state: await mediaServer.state() });
  }

  #lookSoon(): void {
    if (this.#looking) this.#wanted = true;
    else this.#lookIn(Math.max(GATHER_MS, this.#restedAt + REST_MS - performance.now()));
  }

  #lookIn(ms: number): void {
    const at = performance.now() + ms;
    if (this.#ended || (this.#timer && this.#dueAt <= at)) return;
    clearTimeout(this.#timer);
    this.#dueAt = at;
    this.#timer = setTimeout(() => this.#look(), ms).unref();
  }

  #look(): void {
    this.#timer = undefined;
    this.#looking = true;
    this.#wanted = false;
    this.#then(async () => {
      const failures = this.#failures;
      await this.#round();
      this.#looking = false;
      this.#restedAt = performance.now();
      if (this.#failures === failures) this.#failing = false;
      this.#lookIn(this.#wanted ? REST_MS : ROUND_MS);
    });
  }

  async #round(): Promise<void> {
    await this.#tried(async () => {
      this.#isBusy = await anyRooms(this.#context.db);
      if (this.#isBusy) await keepRooms(this.#context);
    });
    if (this.#isBusy) await this.#tried(() => this.#ask());
    if (this.#isBusy) this.#posters ??= this.#takePosters();
  }

  /** Beside everything else: a picture takes its time, and nobody waits for it. */
  async #takePosters(): Promise<void> {
    const { mediaServer, log } = this.#context;
    try {
      if (mediaServer) while (await takePoster({ ...this.#context, mediaServer }, this.#ending.signal));
      this.#posterless = false;
    } catch (error) {
      if (!this.#posterless && !this.#ended) log.warn({ err: error }, 'no pictures of live rooms are taken');
      this.#posterless = true;
    } finally {
      this.#posters = undefined;
    }
  }

  #then(run: () => Promise<void>): void {
    this.#queue = this.#queue.then(() => (this.#ended ? undefined : run()));
  }

  async #tried(run: () => Promise<void>): Promise<boolean> {
    try {
      await run();
      return true;
    } catch (error) {
      this.#tell(error);
      return false;
    }
  }

  #tell(error: unknown): void {
    this.#failures += 1;
    if (this.#failing || this.#ended) return;
    this.#failing = true;
    if (error instanceof MediaServerAway)
      this.#context.log.warn('the media server cannot be reached; live rooms wait for it');
    else this.#context.log.error({ err: error }, 'live rooms could not be kept; it is tried again');
  }
}

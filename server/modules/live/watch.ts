import type { FastifyBaseLogger } from 'fastify';
import type { SharedContext } from '../../contract/binder.ts';
import type { HeardEvent } from '../../live/protocol.ts';
import { onPublished } from '../../stream/publish.ts';
import { hearSeats } from './hearSeats.ts';
import { anyRooms, keepRooms } from './keepRooms.ts';
import { MediaServerAway, type MediaServer } from './mediaServer.ts';
import { hearRecordings } from './recordings/hearRecordings.ts';

const ROUND_MS = 1000;
/** What is published within so long is looked after once. */
const GATHER_MS = 100;

type Watching = Pick<SharedContext, 'db' | 'config' | 'now'> & {
  mediaServer: MediaServer | undefined;
  log: FastifyBaseLogger;
};

/**
 * Keeps live rooms as long as the process lives: hears what the media server says, and looks each second, and whenever something was
 * published, whether everybody in them may still be. While no room is on air that is one look into an index.
 */
export class RoomWatch {
  readonly #context: Watching;
  readonly #stops: (() => void)[] = [];
  /** What is heard is done in its order, and a round between two of it. */
  #queue: Promise<void> = Promise.resolve();
  #waits = false;
  #ended = false;
  #isBusy = false;
  #failing = false;
  #gathering: NodeJS.Timeout | undefined;

  constructor(context: Watching) {
    this.#context = context;
    const { db, mediaServer } = context;
    const timer = setInterval(() => this.#look(), ROUND_MS).unref();
    this.#stops.push(() => clearInterval(timer));
    // What ends a seat is mostly told to somebody as well; without rooms nothing of it is looked at.
    this.#stops.push(
      onPublished(db, () => {
        if (this.#isBusy) this.#lookSoon();
      }),
    );
    if (mediaServer) this.#stops.push(mediaServer.listen((event) => this.#hear(mediaServer, event)));
  }

  /** Ends what is under way and begins nothing more. */
  async end(): Promise<void> {
    this.#ended = true;
    for (const stop of this.#stops) stop();
    clearTimeout(this.#gathering);
    await this.#queue;
  }

  #hear(mediaServer: MediaServer, event: HeardEvent): void {
    this.#isBusy = true;
    this.#then(async () => {
      const hearing = { ...this.#context, mediaServer };
      await hearSeats(hearing, event);
      await hearRecordings(hearing, event);
    });
    this.#lookSoon();
  }

  #lookSoon(): void {
    this.#gathering ??= setTimeout(() => {
      this.#gathering = undefined;
      this.#look();
    }, GATHER_MS);
  }

  #look(): void {
    if (this.#waits) return;
    this.#waits = true;
    this.#then(async () => {
      this.#waits = false;
      this.#isBusy = await anyRooms(this.#context.db);
      if (this.#isBusy) await keepRooms(this.#context);
      this.#failing = false;
    });
  }

  #then(run: () => Promise<void>): void {
    this.#queue = this.#queue
      .then(() => (this.#ended ? undefined : run()))
      .catch((error: unknown) => this.#tell(error));
  }

  #tell(error: unknown): void {
    if (this.#failing || this.#ended) return;
    this.#failing = true;
    if (error instanceof MediaServerAway)
      this.#context.log.warn('the media server cannot be reached; live rooms wait for it');
    else this.#context.log.error({ err: error }, 'live rooms could not be kept; it is tried again');
  }
}

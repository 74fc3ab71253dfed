import type { Clock } from '../lib/clock.ts';
import type { Connection, ConnectionOptions } from './connection.ts';
import type { StreamEvent, StreamState } from './events.ts';

/** The tab that has the stream says every 15 seconds that it is there. */
const silenceMs = 60_000;

/** What tabs of one browser say to each other. */
export type TabMessage =
  | { kind: 'event'; event: StreamEvent; id?: number }
  /** `id`: everything up to there was told. */
  | { kind: 'state'; state: StreamState; id?: number }
  /** A tab has come: the one with the stream says how it stands. */
  | { kind: 'hello' };

/** What the other tabs hear and say. */
export interface TabChannel {
  say: (message: TabMessage) => void;
  listen: (take: (message: TabMessage) => void) => void;
  close: () => void;
}

export interface TabOptions {
  clock: Clock;
  /** Runs `lead` once no other tab leads, and counts as leading until its promise ends. `signal`: not any more. */
  elect: (lead: () => Promise<void>, signal: AbortSignal) => void;
  /** Undefined where tabs cannot talk: each then has a stream of its own. */
  channel: TabChannel | undefined;
  connect: (options: Pick<ConnectionOptions, 'lastId' | 'onEvent' | 'onPosition' | 'onState'>) => Connection;
  /** How far this browser was before this page came, if that was not long ago. */
  savedId: number | undefined;
  savePosition: (id: number) => void;
  onEvent: (event: StreamEvent) => void;
  onState: (state: StreamState) => void;
  /** Something may have happened before it heard anything. */
  onGap: () => void;
}

/**
 * One tab of a browser in which one tab has the stream and tells the others. When that one goes, another takes over and goes on after
 * the last id that it has heard itself, so that nothing is lost; the others leave out what they know.
 */
export class Tab {
  readonly #options: TabOptions;
  readonly #left = new AbortController();
  readonly #leading = Promise.withResolvers<void>();
  #connection: Connection | undefined;
  #lastId: number | undefined;
  #state: StreamState = 'connecting';
  #heard = false;
  #callOff: () => void = () => {};

  constructor(options: TabOptions) {
    this.#options = options;
    const { channel, elect, onState } = options;
    onState('connecting');
    if (channel) {
      channel.listen((message) => this.#take(message));
      channel.say({ kind: 'hello' });
      this.#watch();
    }
    elect(() => this.#lead(), this.#left.signal);
  }

  /** The page was shown, or the network has come back (`changed`). */
  hurry(how?: { changed?: boolean }): void {
    this.#connection?.hurry(how);
  }

  /** Ends it; another tab takes over. */
  close(): void {
    this.#left.abort();
    this.#callOff();
    this.#connection?.close();
    this.#options.channel?.close();
    this.#options.onState('off');
    this.#leading.resolve();
  }

  #lead(): Promise<void> {
    if (this.#left.signal.aborted) return Promise.resolve();
    const { connect, savedId, savePosition } = this.#options;
    this.#callOff();
    // What this page shows was asked for after that.
    if (this.#lastId === undefined && savedId !== undefined) {
      this.#lastId = savedId;
      this.#heard = true;
    }
    this.#connection = connect({
      lastId: this.#lastId,
      onEvent: (event, id) => {
        this.#say({ kind: 'event', event, ...(id !== undefined && { id }) });
        this.#hear(event, id);
      },
      onPosition: (id) => {
        this.#lastId = id;
        this.#sayState();
        savePosition(id);
      },
      onState: (state) => {
        this.#change(state);
        this.#sayState();
      },
    });
    this.#connection.start();
    return this.#leading.promise;
  }

  #say(message: TabMessage): void {
    this.#options.channel?.say(message);
  }

  #take(message: TabMessage): void {
    if (this.#left.signal.aborted) return;
    if (this.#connection) {
      if (message.kind === 'hello') this.#sayState();
      return;
    }
    if (message.kind === 'hello') return;
    this.#watch();
    if (message.kind === 'event') return this.#hear(message.event, message.id);
    // One that has just taken over may have heard less than this one.
    if (message.id !== undefined) this.#lastId = Math.max(this.#lastId ?? 0, message.id);
    this.#change(message.state);
  }

  #sayState(): void {
    const id = this.#lastId;
    this.#say({ kind: 'state', state: this.#state, ...(id !== undefined && { id }) });
  }

  #hear(event: StreamEvent, id: number | undefined): void {
    const isReset = event.type === 'stream.reset';
    if (id !== undefined && !isReset && this.#lastId !== undefined && id <= this.#lastId) return;
    if (id !== undefined) this.#lastId = id;
    this.#options.onEvent(event);
  }

  #change(state: StreamState): void {
    if (state === 'live' && !this.#heard) {
      this.#heard = true;
      this.#options.onGap();
    }
    this.#state = state;
    this.#options.onState(state);
  }

  /** A tab that its browser has put to sleep, with the stream in it, tells nothing: this one asks by the clock then. */
  #watch(): void {
    this.#callOff();
    this.#callOff = this.#options.clock.after(silenceMs, () => this.#change('polling'));
  }
}

import type { Clock } from '../../../src/lib/clock.ts';
import { Connection } from '../../../src/realtime/connection.ts';
import type { StreamEvent, StreamState } from '../../../src/realtime/events.ts';
import type { TabChannel, TabMessage } from '../../../src/realtime/tabs.ts';

/** Everything that is under way and waits for nothing but itself has happened: promises, and streams made of them. */
export const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Time that stands still until it is moved, and chance that is always the same. */
export class FakeClock implements Clock {
  chance = 1;
  #now = 0;
  #due: { at: number; run: () => void }[] = [];

  now = () => this.#now;
  random = () => this.chance;
  after = (ms: number, run: () => void) => {
    const entry = { at: this.#now + ms, run };
    this.#due.push(entry);
    return () => void (this.#due = this.#due.filter((one) => one !== entry));
  };

  /** Milliseconds until what is due next; `undefined` when nothing is. */
  get next(): number | undefined {
    return this.#due.length > 0 ? Math.min(...this.#due.map(({ at }) => at)) - this.#now : undefined;
  }

  async pass(ms: number): Promise<void> {
    this.#now += ms;
    const due = this.#due.filter(({ at }) => at <= this.#now);
    this.#due = this.#due.filter(({ at }) => at > this.#now);
    for (const { run } of due) run();
    await settled();
  }
}

/** One stream that a browser has opened. */
export class FakeStream {
  readonly lastId: string | undefined;
  readonly body: ReadableStream<Uint8Array>;
  readonly signal: AbortSignal;
  #controller!: ReadableStreamDefaultController<Uint8Array>;

  constructor(lastId: string | undefined, signal: AbortSignal) {
    this.lastId = lastId;
    this.signal = signal;
    this.body = new ReadableStream({ start: (controller) => void (this.#controller = controller) });
  }

  async write(text: string): Promise<void> {
    this.#controller.enqueue(new TextEncoder().encode(text));
    await settled();
  }

  tell = (id: number, event: StreamEvent) => this.write(`id: ${id}\ndata: ${JSON.stringify(event)}\n\n`);
  beat = (id: number) => this.write(`:\nid: ${id}\n\n`);

  async end(): Promise<void> {
    this.#controller.close();
    await settled();
  }
}

/** What the server says to browsers, and how often it was asked. */
export class FakeServer {
  readonly streams: FakeStream[] = [];
  asked = 0;
  refuses = false;

  open = (lastId: string | undefined, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> => {
    this.asked++;
    if (this.refuses) return Promise.reject(new TypeError('Failed to fetch'));
    const stream = new FakeStream(lastId, signal);
    this.streams.push(stream);
    return Promise.resolve(stream.body);
  };

  /** The stream that was opened last. */
  get last(): FakeStream {
    const stream = this.streams.at(-1);
    if (!stream) throw new Error('nobody has opened a stream');
    return stream;
  }
}

export const read = (notificationId: string): StreamEvent => ({
  type: 'notification.read',
  notificationId,
  unreadCount: 0,
});

/** Which of `read` they are. */
export const namesOf = (events: readonly StreamEvent[]) =>
  events.map((event) => ('notificationId' in event ? event.notificationId : event.type));

export interface Opened {
  clock: FakeClock;
  server: FakeServer;
  connection: Connection;
  events: StreamEvent[];
  states: StreamState[];
  positions: number[];
  network: { online: boolean };
}

/** A connection to a server of its own. */
export async function openConnection(lastId?: number): Promise<Opened> {
  const [clock, server] = [new FakeClock(), new FakeServer()];
  const [events, states, positions] = [[] as StreamEvent[], [] as StreamState[], [] as number[]];
  const network = { online: true };
  const connection = new Connection({
    open: server.open,
    clock,
    lastId,
    isOnline: () => network.online,
    onEvent: (event) => void events.push(event),
    onPosition: (id) => void positions.push(id),
    onState: (state) => void states.push(state),
  });
  connection.start();
  await settled();
  return { clock, server, connection, events, states, positions, network };
}

/** Tabs of one browser, as far as they hear each other and only one of them leads. */
export class FakeBrowser {
  readonly #takers = new Map<TabChannel, (message: TabMessage) => void>();
  readonly #waiting: (() => Promise<void>)[] = [];
  #led = false;

  channel(): TabChannel {
    const channel: TabChannel = {
      listen: (take) => void this.#takers.set(channel, take),
      say: (message) => {
        for (const [other, take] of this.#takers) if (other !== channel) take(structuredClone(message));
      },
      close: () => void this.#takers.delete(channel),
    };
    return channel;
  }

  elect = (lead: () => Promise<void>, signal: AbortSignal) => {
    this.#waiting.push(lead);
    signal.addEventListener('abort', () => {
      const at = this.#waiting.indexOf(lead);
      if (at >= 0) this.#waiting.splice(at, 1);
    });
    this.#next();
  };

  #next(): void {
    const lead = this.#led ? undefined : this.#waiting.shift();
    if (!lead) return;
    this.#led = true;
    void lead().finally(() => {
      this.#led = false;
      this.#next();
    });
  }
}

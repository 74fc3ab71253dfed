import { failed, heads, later, type OutboxFile, type OutboxItem } from '../../domain/outbox.ts';
import type { OutboxBook } from './OutboxBook.ts';

/** What became of a try. `atLeast`: milliseconds that the server asks to wait. `over`: the session is. */
export type Verdict = { reason: string } | { atLeast: number } | { over: true };

export interface SenderDeps {
  /** Resolves to the server's answer. `keep` writes down what was uploaded on the way. */
  send: (item: OutboxItem, keep: (files: readonly OutboxFile[]) => Promise<void>) => Promise<unknown>;
  verdictOf: (error: unknown) => Verdict;
  now: () => number;
  /** There is a network, and the member of the book is signed in. */
  maySend: () => boolean;
  /** Runs while no other tab does (a Web Lock); rejects or resolves as `act` does. */
  alone: (act: () => Promise<void>) => Promise<void>;
  /** Milliseconds; gives what calls it off. */
  after: (ms: number, run: () => void) => () => void;
  onSent: (item: OutboxItem, answer: unknown) => void;
  onRefused: (item: OutboxItem) => void;
}

/** So many are on their way at once; of one order never more than one. */
const most = 3;

/** Sends what waits, each order in its order, in one tab at a time. */
export class OutboxSender {
  readonly #book: OutboxBook;
  readonly #deps: SenderDeps;
  readonly #onItsWay = new Set<string>();
  #release: (() => void) | undefined;
  #asked = false;
  #closed = false;
  /** How often somebody has asked that what waits goes now. */
  #flushes = 0;
  #callOff = () => {};

  constructor(book: OutboxBook, deps: SenderDeps) {
    this.#book = book;
    this.#deps = deps;
  }

  /** Looks whether anything can be sent now. */
  poke(): void {
    if (this.#closed) return;
    if (this.#release) this.#pump();
    else if (!this.#asked && this.#due().length > 0) void this.#takeTurn();
    else this.#wait();
  }

  /** There is a network again, or somebody looks: what waits for its time goes now. */
  async flush(): Promise<void> {
    if (this.#closed || !this.#deps.maySend()) return;
    this.#flushes++;
    const now = this.#deps.now();
    await this.#book.queue(({ state, nextTryAt }) => state === 'queued' && nextTryAt > now, now);
    this.poke();
  }

  /** Nothing else goes. */
  close(): void {
    this.#closed = true;
    this.#callOff();
  }

  #due(): OutboxItem[] {
    if (this.#closed || !this.#deps.maySend()) return [];
    const now = this.#deps.now();
    return heads(this.#book.items).filter(
      // What is on its way without our turn is another tab's: the turn comes when that is done, or gone.
      ({ state, nextTryAt }) => state === 'sending' || nextTryAt <= now,
    );
  }

  async #takeTurn() {
    this.#asked = true;
    try {
      await this.#deps.alone(async () => {
        await this.#book.reload();
        // Nobody else sends now: what was on its way was left by a tab that ended.
        await this.#book.queue(({ state }) => state === 'sending', 0);
        await new Promise<void>((release) => {
          this.#release = release;
          this.#pump();
        });
      });
    } finally {
      this.#asked = false;
      this.poke();
    }
  }

  #pump() {
    for (const item of this.#due()) {
      if (this.#onItsWay.size >= most) break;
      if (item.state === 'queued' && !this.#onItsWay.has(item.orderKey)) void this.#attempt(item);
    }
    if (this.#onItsWay.size > 0) return;
    this.#release?.();
    this.#release = undefined;
  }

  /** All tabs wake up; the first takes its turn. */
  #wait() {
    this.#callOff();
    if (!this.#deps.maySend()) return;
    const next = Math.min(...heads(this.#book.items).map((item) => item.nextTryAt)) - this.#deps.now();
    if (Number.isFinite(next) && next > 0) this.#callOff = this.#deps.after(next, () => this.poke());
  }

  async #attempt({ clientId, orderKey }: OutboxItem) {
    this.#onItsWay.add(orderKey);
    try {
      await this.#settle(clientId);
    } finally {
      this.#onItsWay.delete(orderKey);
      this.#pump();
    }
  }

  async #settle(clientId: string) {
    const isIt = (item: OutboxItem) => item.clientId === clientId;
    const put = (to: (item: OutboxItem) => OutboxItem) =>
      this.#book.change((items) => ({ put: items.filter(isIt).map(to) }));
    await put((item) => ({ ...item, state: 'sending', tries: item.tries + 1 }));
    const item = this.#book.find(clientId);
    if (!item || this.#closed) return; // It was taken back a moment ago.
    const flushes = this.#flushes;
    try {
      const answer = await this.#deps.send(item, (files) => put((one) => ({ ...one, files })));
      await this.#book.change(() => ({ drop: [clientId] }));
      this.#deps.onSent(item, answer);
    } catch (error) {
      const verdict = this.#deps.verdictOf(error);
      if ('over' in verdict) {
        // It waits for the same member's next session.
        await put((one) => ({ ...one, state: 'queued', nextTryAt: 0 }));
        this.close();
      } else if ('reason' in verdict) {
        // Nobody would know what to do about a mark of what was read.
        if (item.kind === 'read') await this.#book.change(() => ({ drop: [clientId] }));
        else await put((one) => failed(one, verdict.reason));
        this.#deps.onRefused(item);
      } else {
        // What was asked for during the try counts for the next one, as far as the server lets it.
        const hurried = flushes !== this.#flushes;
        await put((one) => later(one, this.#deps.now(), { atLeast: verdict.atLeast, hurried }));
      }
    }
  }
}

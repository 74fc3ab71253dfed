import { ApiError } from '../../../src/api/errors.ts';
import { orderKeyOf, afterAdding, type NewItem, type OutboxItem } from '../../../src/domain/outbox.ts';
import { OutboxBook } from '../../../src/hooks/outbox/OutboxBook.ts';
import { OutboxSender } from '../../../src/hooks/outbox/OutboxSender.ts';
import { changed, type OutboxStore } from '../../../src/hooks/outbox/outboxStore.ts';
import { verdictOf } from '../../../src/hooks/outbox/sendItem.ts';

/** The disk of a device: every tab reads and writes it. */
export class FakeStore implements OutboxStore {
  readonly kept = new Map<string, readonly OutboxItem[]>();
  full = false;
  /** Whoever has changed something hears of it after this. */
  told: Promise<void> = Promise.resolve();
  #of = (memberId: string) => this.kept.get(memberId) ?? [];
  read = (memberId: string) => Promise.resolve(this.#of(memberId));
  change: OutboxStore['change'] = async (memberId, act) => {
    await Promise.resolve();
    const next = changed(this.#of(memberId), act(this.#of(memberId)));
    if (this.full) throw new DOMException('full', 'QuotaExceededError');
    this.kept.set(memberId, next);
    await this.told;
    return next;
  };
  forget = (memberId: string) => Promise.resolve(void this.kept.delete(memberId));
}

/** Answers each clientId once, as server/idempotency.ts does. */
export class FakeServer {
  /** What has arrived, in its order. */
  readonly arrived: string[] = [];
  /** What was sent, answered or not. */
  readonly asked: string[] = [];
  readonly #known = new Set<string>();
  /** What the next calls are refused with, before anything happens. */
  refusals: number[] = [];
  /** The next answer never comes. */
  silent = false;
  /** Answers wait until they are let go. */
  held: (() => void)[] | undefined;

  send = async (item: OutboxItem): Promise<unknown> => {
    this.asked.push(item.clientId);
    if (this.held) await new Promise<void>((go) => this.held?.push(go));
    const status = this.refusals.shift();
    if (status !== undefined) throw new ApiError(status, 'INTERNAL', { message: `No: ${status}.` });
    if (!this.#known.has(item.clientId)) this.arrived.push(item.clientId);
    this.#known.add(item.clientId);
    if (this.silent) await new Promise(() => {});
    return 'yes';
  };
}

/** One device with its clock, its disk, its lock; tabs come and go. */
export class FakeDevice {
  now = 1_000_000;
  online = true;
  signedIn = 'u1';
  readonly store = new FakeStore();
  readonly server = new FakeServer();
  readonly #timers: { at: number; run: () => void }[] = [];
  readonly #queue: (() => void)[] = [];
  #locked = false;

  /** A Web Lock; `die` lets it go as the browser does when a tab ends. */
  #alone = async (act: () => Promise<void>, gone: Promise<void>) => {
    if (this.#locked) await new Promise<void>((go) => this.#queue.push(go));
    this.#locked = true;
    try {
      await Promise.race([act(), gone]);
    } finally {
      this.#locked = false;
      this.#queue.shift()?.();
    }
  };

  tab(memberId = 'u1') {
    let die = () => {};
    let alive = true;
    const gone = new Promise<void>((end) => (die = end));
    const sent: string[] = [];
    const book = new OutboxBook(memberId, this.store, () => {});
    const sender: OutboxSender = new OutboxSender(book, {
      send: this.server.send,
      verdictOf,
      now: () => this.now,
      maySend: () => alive && this.online && this.signedIn === memberId,
      alone: (act) => this.#alone(act, gone),
      after: (ms, run) => {
        const timer = { at: this.now + ms, run };
        this.#timers.push(timer);
        return () => void this.#timers.splice(this.#timers.indexOf(timer) >>> 0, 1);
      },
      onSent: ({ clientId }) => sent.push(clientId),
      onRefused: () => {},
    });
    return {
      book,
      sender,
      sent,
      add: async (item: NewItem) => {
        await book.change(
          (items) =>
            afterAdding(items, {
              ...item,
              memberId,
              orderKey: orderKeyOf(item),
              seq: Math.max(0, ...items.map(({ seq }) => seq)) + 1,
              createdAt: new Date(this.now).toISOString(),
              state: 'queued',
              tries: item.sentBefore ? 1 : 0,
              since: this.now,
              nextTryAt: this.now,
            } as OutboxItem), // As outbox.ts.
          !this.online,
        );
        sender.poke();
      },
      open: async () => {
        await book.reload();
        sender.poke();
      },
      kill: () => {
        alive = false;
        sender.close();
        die();
      },
    };
  }

  /** Time passes, and what waited for it runs. */
  async pass(ms: number) {
    this.now += ms;
    for (const timer of this.#timers.filter(({ at }) => at <= this.now)) {
      this.#timers.splice(this.#timers.indexOf(timer), 1);
      timer.run();
    }
    await this.settle();
  }
  /** All that can happen without time passing. */
  async settle() {
    for (let turn = 0; turn < 200; turn++) await Promise.resolve();
  }
}

export const message = (clientId: string, friendId = 'u2'): NewItem => ({
  kind: 'message',
  clientId,
  body: { friendId, action: 0, messageType: 0, message: clientId },
});
export const like = (clientId: string, on: boolean, sentBefore = false): NewItem => ({
  kind: 'like',
  clientId,
  sentBefore,
  body: { feedId: 'f1', feedType: 10, action: on ? 1 : 0 },
});
export const read = (clientId: string, lastMessageId: string): NewItem => ({
  kind: 'read',
  clientId,
  body: { friendId: 'u2', lastMessageId },
});

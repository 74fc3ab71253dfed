import { serverNow } from '../../api/serverClock.ts';
import { getSession, subscribeSession } from '../../api/session.ts';
import {
  again,
  afterAdding,
  isHeldBack,
  queued,
  type NewItem,
  type OutboxItem,
} from '../../domain/outbox.ts';
import { realClock } from '../../lib/clock.ts';
import { OutboxBook } from './OutboxBook.ts';
import { OutboxSender } from './OutboxSender.ts';
import { outboxStore } from './outboxStore.ts';
import { sendItem, verdictOf, type SentItem } from './sendItem.ts';

/** What a page hears of: an item that arrived, one that was refused, or one that the member took back before it went. */
export type OutboxEvent = ({ type: 'sent' } & SentItem) | { type: 'refused' | 'discarded'; item: OutboxItem };
type Told = { memberId: string; event?: OutboxEvent };

const name = 'rolecast-outbox';
const store = outboxStore();
const channel = new BroadcastChannel(name);
const listeners = new Set<() => void>();
const hearers = new Set<(event: OutboxEvent) => void>();
const nothing: readonly OutboxItem[] = [];

let current: { book: OutboxBook; sender: OutboxSender; happened: (event: OutboxEvent) => void } | undefined;

/** A channel reaches this origin alone. */
const tell = (told: Told) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- Only a window takes one.
  channel.postMessage(told);
};
const show = () => {
  for (const listener of listeners) listener();
};
const hear = (event: OutboxEvent) => {
  for (const hearer of hearers) hearer(event);
};

function openFor(memberId: string) {
  const happened = (event: OutboxEvent) => {
    hear(event);
    tell({ memberId, event });
  };
  const book = new OutboxBook(memberId, store, () => {
    if (current?.book === book) show();
  });
  const sender = new OutboxSender(book, {
    send: sendItem,
    verdictOf,
    now: realClock.now,
    maySend: () => navigator.onLine && getSession().userId === memberId,
    // Where the browser has no locks, the clientId alone makes that everything arrives once.
    async alone(act) {
      await ('locks' in navigator ? navigator.locks.request(name, act) : act());
    },
    after: realClock.after,
    onSent: (item, answer) => happened({ type: 'sent', kind: item.kind, item, answer } as OutboxEvent), // Each kind's own answer.
    onRefused: (item) => happened({ type: 'refused', item }),
  });
  return { book, sender, happened };
}

/** Whose outbox this is follows the session. */
function follow() {
  const { userId } = getSession();
  if (current?.book.memberId === userId) return;
  current?.sender.close();
  current = userId === undefined ? undefined : openFor(userId);
  show();
  const opened = current;
  void opened?.book.reload().then(() => opened.sender.poke());
}

const flush = async () => current?.sender.flush();

channel.addEventListener('message', ({ data }: MessageEvent<Told>) => {
  const here = current;
  if (!here || data.memberId !== here.book.memberId) return;
  const take = async () => {
    await here.book.reload();
    if (data.event) hear(data.event);
    here.sender.poke();
  };
  void take();
});
addEventListener('online', () => void flush());
document.addEventListener('visibilitychange', () => document.hidden || void flush());
subscribeSession(follow);
follow();

async function change(act: Parameters<OutboxBook['change']>[0], mustKeep = false) {
  const here = current;
  if (!here) return;
  await here.book.change(act, mustKeep);
  tell({ memberId: here.book.memberId });
  here.sender.poke();
}

/** What this member has written and the server has not taken yet. It outlives the page and the session (product D11, R1). */
export const outbox = {
  /** In the order in which they were written. Replaced when it changes. */
  items: (): readonly OutboxItem[] => current?.book.items ?? nothing,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** In every tab. */
  hear(hearer: (event: OutboxEvent) => void): () => void {
    hearers.add(hearer);
    return () => hearers.delete(hearer);
  },
  /** Something of the same order waits, in any tab. */
  async holdsBack(item: NewItem): Promise<boolean> {
    const here = current;
    await here?.book.reload();
    return isHeldBack(here?.book.items ?? nothing, item);
  },
  /** What waits for its time goes now. */
  flush,
  /** Keeps it and sends it in its turn. Rejects when there is no network and no room on this device: then nothing was kept. */
  add(item: NewItem): Promise<void> {
    const memberId = getSession().userId ?? '';
    const when = { memberId, now: Date.now(), at: serverNow() };
    return change((items) => afterAdding(items, queued(items, item, when)), !navigator.onLine);
  },
  retry: (clientId: string): Promise<void> =>
    change((items) => ({
      put: items
        .filter((item) => item.clientId === clientId && item.state === 'failed')
        .map((item) => again(item, Date.now())),
    })),
  /** Takes it back; what is on its way at the moment goes. */
  async discard(clientId: string): Promise<void> {
    let gone: OutboxItem | undefined;
    await change((items) => {
      gone = items.find((item) => item.clientId === clientId && item.state !== 'sending');
      return { drop: gone ? [clientId] : [] };
    });
    if (gone) current?.happened({ type: 'discarded', item: gone });
  },
  /** Nothing of this member stays. */
  async forget(memberId: string): Promise<void> {
    await store.forget(memberId).catch(() => {}); // Storage is forbidden: nothing was kept.
    tell({ memberId });
  },
};

import type { OperationId } from '#openapi/contract.ts';
import { isRecord } from './scratch.ts';
import { opOf, readKey } from './swrKeys.ts';

/** Of one browser; the oldest go first. Tickets are counted apart: what is read in a feed pushes none of them out. */
const mostEntries = 80;
const mostTickets = 200;
const isTicket = (key: unknown) => opOf(String(key))?.startsWith('ticket') === true;

export interface SavedRead {
  /** The cache key that SWR gives to `[op, payload, asker]`. */
  key: string;
  asker: string;
  /** Unix milliseconds. */
  savedAt: number;
  body: unknown;
}

const storeName = 'reads';
let opening: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('rolecast', 1);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore(storeName, { keyPath: 'key' }).createIndex('savedAt', 'savedAt');
    });
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
  });
  return opening;
}

const done = <Value>(request: IDBRequest<Value>) =>
  new Promise<Value>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
  });

async function store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  return (await open()).transaction(storeName, mode).objectStore(storeName);
}

/**
 * Later pages need the first, and the first is what is read offline. `snapshotAt` is another one at each visit: nobody asks
 * for it again. Each letter that is typed into a filter would push out a page that somebody wants to read; of events, the saved ones are kept.
 */
const isWorthKeeping = (op: OperationId, payload: unknown) => {
  const { pageIndex = 1, snapshotAt, filters } = isRecord(payload) ? payload : {};
  // At the door each ticket counts, on whichever page of the list it stands.
  if (op === 'ticketList') return true;
  const isPlain = !filters || (isRecord(filters) && filters.saved && !filters.text && !filters.city);
  return pageIndex === 1 && snapshotAt === undefined && !!isPlain;
};

/** Keeps the answer of a saved operation on this device. Storage may be full or forbidden: then it is not kept, and nobody is bothered. */
export async function saveRead(op: OperationId, payload: unknown, asker: string, body: unknown) {
  if (!isWorthKeeping(op, payload)) return;
  try {
    const key = readKey(op, payload, asker);
    const reads = await store('readwrite');
    await done(reads.put({ key, asker, savedAt: Date.now(), body } satisfies SavedRead));
    let room = { entries: mostEntries, tickets: mostTickets };
    const latest = reads.index('savedAt').openKeyCursor(null, 'prev');
    latest.addEventListener('success', () => {
      const cursor = latest.result;
      if (!cursor) return;
      const kind = isTicket(cursor.primaryKey) ? 'tickets' : 'entries';
      room = { ...room, [kind]: room[kind] - 1 };
      if (room[kind] < 0) reads.delete(cursor.primaryKey);
      cursor.continue();
    });
  } catch {
    // As the comment above says.
  }
}

/** What was saved under this cache key, which names who had asked. */
export async function readSaved(key: string): Promise<SavedRead | undefined> {
  try {
    return (await done((await store('readonly')).get(key))) as SavedRead | undefined; // Written above.
  } catch {
    return undefined;
  }
}

/** Erases everything: the member has left. */
export async function forgetSaved(): Promise<void> {
  try {
    await done((await store('readwrite')).clear());
  } catch {
    // Nothing was kept.
  }
}

import type { OperationId } from '#openapi/contract.ts';
import { unstable_serialize } from 'swr';
import { isRecord } from './scratch.ts';

/** Reads that stay readable without a network (product 2.2, offline). */
const savedOps = new Set<OperationId>([
  'getFeedList',
  'myBrandPosts',
  'getPostDetails',
  'commentDetails',
  'getUserInfo',
  'dashboardDetails',
  'fetchNotificationValue',
  'aboutUs',
]);
/** Of one browser; the oldest go first. */
const mostEntries = 80;

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

/** Later pages need the first, and the first is what is read offline. `snapshotAt` is another one at each visit. */
const isWorthKeeping = (op: OperationId, payload: unknown) =>
  savedOps.has(op) && !(isRecord(payload) && typeof payload.pageIndex === 'number' && payload.pageIndex > 1);

/** Keeps an answer on this device. Storage may be full or forbidden: then it is not kept, and nobody is bothered. */
export async function saveRead(op: OperationId, payload: unknown, asker: string, body: unknown) {
  if (!isWorthKeeping(op, payload)) return;
  try {
    const key = unstable_serialize([op, payload, asker]);
    const reads = await store('readwrite');
    await done(reads.put({ key, asker, savedAt: Date.now(), body } satisfies SavedRead));
    let surplus = (await done(reads.count())) - mostEntries;
    const oldest = reads.index('savedAt').openCursor();
    oldest.addEventListener('success', () => {
      const cursor = oldest.result;
      if (!cursor || surplus-- <= 0) return;
      cursor.delete();
      cursor.continue();
    });
  } catch {
    // As the comment above says.
  }
}

/** What this member, or anybody, may read again. */
export async function readSaved(asker: string): Promise<SavedRead[]> {
  try {
    const all = (await done((await store('readonly')).getAll())) as SavedRead[]; // Written above.
    return all.filter((read) => read.asker === asker);
  } catch {
    return [];
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

let shownSavedAt: number | undefined;
/** When the newest of what is shown instead of an answer was saved; `undefined` while answers are shown. */
export const getShownSavedAt = () => shownSavedAt;

/**
 * What SWR begins with when the page is opened without a network: its `fallback`, by cache key. A list stands under the
 * key of its first page, with the mark that SWR gives to lists.
 */
export async function offlineFallback(asker: string): Promise<Record<string, unknown>> {
  const reads = await readSaved(asker);
  if (reads.length > 0) shownSavedAt = Math.max(...reads.map(({ savedAt }) => savedAt));
  return Object.fromEntries(
    reads.flatMap(({ key, body }) => [
      [key, body],
      [`$inf$${key}`, [body]],
    ]),
  );
}

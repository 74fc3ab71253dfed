import type { DoorAct, DoorList } from '../../domain/checkIn.ts';

const database = 'rolecast-door';
const [lists, acts] = ['lists', 'acts'] as const;

/** What one member's door of one event keeps on this device. Rejects where storage is full or forbidden. */
export interface DoorStore {
  readList: () => Promise<DoorList | undefined>;
  writeList: (list: DoorList) => Promise<void>;
  /** Oldest first. */
  readActs: () => Promise<DoorAct[]>;
  writeAct: (act: DoorAct) => Promise<void>;
  dropActs: (gone: readonly DoorAct[]) => Promise<void>;
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(database, 1);
    request.addEventListener('upgradeneeded', () => {
      for (const name of [lists, acts]) request.result.createObjectStore(name);
    });
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error as DOMException)); // One that failed has one.
  });
}

/** One transaction; what it asked for is answered once it is on the disk, not only on its way there. */
async function run<Result>(
  name: typeof lists | typeof acts,
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => Pick<IDBRequest<Result>, 'result'> | undefined,
): Promise<Result | undefined> {
  const db = await open();
  try {
    return await new Promise<Result | undefined>((resolve, reject) => {
      const transaction = db.transaction(name, mode, { durability: 'strict' });
      const request = act(transaction.objectStore(name));
      transaction.addEventListener('complete', () => resolve(request?.result));
      transaction.addEventListener('abort', () => reject(transaction.error as DOMException)); // As above.
    });
  } finally {
    db.close();
  }
}

const ownerOf = (userId: string, eventId: string) => `${userId}.${eventId}`;
/** Keys that sort by time. */
const keyOf = (owner: string, { at, clientId }: DoorAct) => `${owner}.${at}.${clientId}`;
const allOf = (start: string) => IDBKeyRange.bound(`${start}.`, `${start}.\uffff`);

export function doorStore(userId: string, eventId: string): DoorStore {
  const owner = ownerOf(userId, eventId);
  return {
    readList: () => run(lists, 'readonly', (store) => store.get(owner) as IDBRequest<DoorList | undefined>),
    async writeList(list) {
      await run(lists, 'readwrite', (store) => store.put(list, owner));
    },
    readActs: () => doorShelf.readActs(owner),
    async writeAct(act) {
      await run(acts, 'readwrite', (store) => store.put(act, keyOf(owner, act)));
    },
    async dropActs(gone) {
      await run(acts, 'readwrite', (store) => {
        for (const act of gone) store.delete(keyOf(owner, act));
        return undefined;
      });
    },
  };
}

/** All lists that are kept on this device; their keys are those of their acts. */
export const doorShelf = {
  async readLists(): Promise<[key: string, list: DoorList][]> {
    const keys = (await run(lists, 'readonly', (store) => store.getAllKeys())) ?? [];
    const all: [string, DoorList][] = [];
    for (const key of keys.map(String)) {
      const list = await run(
        lists,
        'readonly',
        (store) => store.get(key) as IDBRequest<DoorList | undefined>,
      );
      if (list) all.push([key, list]);
    }
    return all;
  },
  readActs: async (key: string): Promise<DoorAct[]> =>
    (await run(acts, 'readonly', (store) => store.getAll(allOf(key)) as IDBRequest<DoorAct[]>)) ?? [],
  async dropList(key: string): Promise<void> {
    await run(lists, 'readwrite', (store) => store.delete(key));
  },
};

const ignore = () => {}; // Storage is forbidden: nothing was kept.

/** Who comes to the events of this device's organisers is erased; what they have scanned and not sent stays, without a name. */
export const forgetDoorLists = (): Promise<void> =>
  run(lists, 'readwrite', (store) => store.clear()).then(ignore, ignore);

/** Erases all of a member who is gone for good. */
export async function forgetDoorOf(userId: string): Promise<void> {
  const erase = (name: typeof lists | typeof acts) =>
    run(name, 'readwrite', (store) => store.delete(allOf(userId))).then(ignore, ignore);
  await Promise.all([erase(lists), erase(acts)]);
}

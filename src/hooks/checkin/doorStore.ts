import type { DoorAct, DoorList } from '../../domain/checkIn.ts';
import { deviceStore, keysOf } from '../../lib/deviceStore.ts';

const [lists, acts] = ['lists', 'acts'] as const;
const { run } = deviceStore('rolecast-door', [lists, acts]);

/** What one member's door of one event keeps on this device. Rejects where storage is full or forbidden. */
export interface DoorStore {
  readList: () => Promise<DoorList | undefined>;
  writeList: (list: DoorList) => Promise<void>;
  /** Oldest first. */
  readActs: () => Promise<DoorAct[]>;
  writeAct: (act: DoorAct) => Promise<void>;
  dropActs: (gone: readonly DoorAct[]) => Promise<void>;
}

const ownerOf = (userId: string, eventId: string) => `${userId}.${eventId}`;
/** Keys that sort by time. */
const keyOf = (owner: string, { at, clientId }: DoorAct) => `${owner}.${at}.${clientId}`;

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
    (await run(acts, 'readonly', (store) => store.getAll(keysOf(key)) as IDBRequest<DoorAct[]>)) ?? [],
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
    run(name, 'readwrite', (store) => store.delete(keysOf(userId))).then(ignore, ignore);
  await Promise.all([erase(lists), erase(acts)]);
}

export interface DeviceStore<Name extends string> {
  /**
   * One transaction on one store. What it asked for is answered once it is on the disk, not only on its way there. Rejects where
   * storage is full or forbidden; nothing is written then.
   */
  run: <Result>(
    name: Name,
    mode: IDBTransactionMode,
    act: (store: IDBObjectStore) => { readonly result: Result } | undefined,
  ) => Promise<Result | undefined>;
}

/** An IndexedDB database of this device whose stores take a key beside each value. */
export function deviceStore<Name extends string>(
  database: string,
  names: readonly Name[],
): DeviceStore<Name> {
  const open = () =>
    new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(database, 1);
      request.addEventListener('upgradeneeded', () => {
        for (const name of names) request.result.createObjectStore(name);
      });
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error as DOMException)); // One that failed has one.
    });
  return {
    async run(name, mode, act) {
      const db = await open();
      try {
        return await new Promise((resolve, reject) => {
          const transaction = db.transaction(name, mode, { durability: 'strict' });
          const request = act(transaction.objectStore(name));
          transaction.addEventListener('complete', () => resolve(request?.result));
          transaction.addEventListener('abort', () => reject(transaction.error as DOMException)); // As above.
        });
      } finally {
        db.close();
      }
    },
  };
}

/** All keys that begin with `start` and a dot. */
export const keysOf = (start: string): IDBKeyRange => IDBKeyRange.bound(`${start}.`, `${start}.\uffff`);

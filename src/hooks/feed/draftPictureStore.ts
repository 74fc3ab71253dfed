const database = 'rolecast-drafts';
const store = 'pictures';

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(database, 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(store));
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error as DOMException)); // One that failed has one.
  });
}

/** Does one thing with the pictures of drafts on this device. Rejects where storage is full or forbidden. */
export async function draftPictureStore<Result>(
  mode: IDBTransactionMode,
  act: (pictures: IDBObjectStore) => Pick<IDBRequest<Result>, 'result'>,
): Promise<Result> {
  const db = await open();
  try {
    return await new Promise<Result>((resolve, reject) => {
      const transaction = db.transaction(store, mode);
      const request = act(transaction.objectStore(store));
      transaction.addEventListener('complete', () => resolve(request.result));
      transaction.addEventListener('abort', () => reject(transaction.error as DOMException)); // As above.
    });
  } finally {
    db.close();
  }
}

type Row = Record<string, unknown>;

/** A request of IndexedDB whose answer comes a moment later. */
class FakeRequest extends EventTarget {
  result: unknown;
  error: unknown = null;
  constructor(answer: (request: FakeRequest) => void) {
    super();
    queueMicrotask(() => {
      answer(this);
      this.dispatchEvent(new Event('success'));
    });
  }
}

/** As much of IndexedDB as `savedReads.ts` needs: one store with one index, in memory. */
export function fakeIndexedDb() {
  const rows = new Map<string, Row>();
  const store = {
    put: (row: Row) => new FakeRequest(() => void rows.set(String(row.key), structuredClone(row))),
    get: (key: string) =>
      new FakeRequest((request) => {
        request.result = rows.get(key);
      }),
    clear: () => new FakeRequest(() => rows.clear()),
    delete: (key: string) => void rows.delete(key),
    createIndex: () => {},
    index: () => ({
      openKeyCursor() {
        const newestFirst = [...rows.keys()].toSorted(
          (a, b) => Number(rows.get(b)?.savedAt) - Number(rows.get(a)?.savedAt),
        );
        const next = (request: FakeRequest) => {
          const primaryKey = newestFirst.shift();
          const onwards = () =>
            queueMicrotask(() => {
              next(request);
              request.dispatchEvent(new Event('success'));
            });
          request.result = primaryKey === undefined ? null : { primaryKey, continue: onwards };
        };
        return new FakeRequest(next);
      },
    }),
  };
  const database = { createObjectStore: () => store, transaction: () => ({ objectStore: () => store }) };
  const open = () => {
    const request = new FakeRequest((opened) => {
      opened.result = database;
      opened.dispatchEvent(new Event('upgradeneeded'));
    });
    return request;
  };
  return { rows, indexedDB: { open } };
}

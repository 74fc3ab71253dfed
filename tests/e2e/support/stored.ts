import type { Page } from '@playwright/test';

/** Rows of a store of IndexedDB as this browser keeps them; none where the database is not there. */
export const rowsOf = <Row>(page: Page, database: string, store: string): Promise<Row[]> =>
  page.evaluate(
    async ([name, of]) => {
      // Opening one that is not there would make it.
      if (!(await indexedDB.databases()).some((one) => one.name === name)) return [];
      return new Promise<Row[]>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('error', () => reject(opening.error ?? new Error(name)));
        opening.addEventListener('success', () => {
          const all = opening.result.transaction(of).objectStore(of).getAll();
          all.addEventListener('error', () => reject(all.error ?? new Error(of)));
          all.addEventListener('success', () => {
            opening.result.close();
            // What a caller says that the application writes there.
            resolve(all.result as Row[]);
          });
        });
      });
    },
    [database, store] as const,
  );

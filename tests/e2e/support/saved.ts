import { expect, type Page } from '@playwright/test';

/** Bodies of the reads that this browser keeps for reading without a network, as text. */
export const savedReads = (page: Page) =>
  page.evaluate(async () => {
    const name = 'rolecast';
    // Opening one that is not there would make it.
    if (!(await indexedDB.databases()).some((database) => database.name === name)) return [];
    return new Promise<string[]>((resolve) => {
      const opening = indexedDB.open(name);
      opening.addEventListener('success', () => {
        const all = opening.result.transaction('reads').objectStore('reads').getAll();
        all.addEventListener('success', () => {
          opening.result.close();
          resolve((all.result as { body: unknown }[]).map(({ body }) => JSON.stringify(body)));
        });
      });
    });
  });

/** Waits until an answer with these words is on the disk, and the application itself beside it. */
export async function readableOffline(page: Page, words: string): Promise<void> {
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await expect.poll(async () => (await savedReads(page)).some((body) => body.includes(words))).toBe(true);
}

/** Addresses of the pictures that this browser keeps, and those that its list of them names: the path alone. */
export const keptMedia = (page: Page) =>
  page.evaluate(async () => {
    const pathOf = (url: string) => new URL(url).pathname;
    const kept = (await caches.has('media')) ? await (await caches.open('media')).keys() : [];
    const name = 'workbox-expiration';
    // Opening one that is not there would make it.
    if (!(await indexedDB.databases()).some((database) => database.name === name))
      return { kept: kept.map(({ url }) => pathOf(url)), listed: [] };
    const listed = await new Promise<string[]>((resolve) => {
      const opening = indexedDB.open(name);
      opening.addEventListener('success', () => {
        const all = opening.result.transaction('cache-entries').objectStore('cache-entries').getAll();
        all.addEventListener('success', () => {
          opening.result.close();
          resolve((all.result as { url: string }[]).map(({ url }) => url));
        });
      });
    });
    return { kept: kept.map(({ url }) => pathOf(url)), listed: listed.map(pathOf) };
  });

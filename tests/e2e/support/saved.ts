import { expect, type Page } from '@playwright/test';
import { rowsOf } from './stored.ts';

/** Bodies of the reads that this browser keeps for reading without a network, as text. */
export const savedReads = async (page: Page): Promise<string[]> =>
  (await rowsOf<{ body: unknown }>(page, 'rolecast', 'reads')).map(({ body }) => JSON.stringify(body));

/** Waits until an answer with these words is on the disk, and the application itself beside it. */
export async function readableOffline(page: Page, words: string): Promise<void> {
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await expect.poll(async () => (await savedReads(page)).some((body) => body.includes(words))).toBe(true);
}

/** Addresses of the pictures that this browser keeps, and those that its list of them names: the path alone. */
export async function keptMedia(page: Page): Promise<{ kept: string[]; listed: string[] }> {
  const pathOf = ({ url }: { url: string }) => new URL(url).pathname;
  const kept = await page.evaluate(async () =>
    (await caches.has('media'))
      ? (await (await caches.open('media')).keys()).map(({ url }) => ({ url }))
      : [],
  );
  const listed = await rowsOf<{ url: string }>(page, 'workbox-expiration', 'cache-entries');
  return { kept: kept.map(pathOf), listed: listed.map(pathOf) };
}

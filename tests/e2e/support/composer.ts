import { expect, type Locator, type Page } from '@playwright/test';
import { picture } from './steps.ts';

/** Opens the composer for a new post, as it is left from last time. */
export async function openComposer(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Share something/ }).click();
  return page.getByRole('dialog', { name: 'New post' });
}

export const postText = (composer: Locator) => composer.getByRole('textbox', { name: 'Your post' });
export const postButton = (composer: Locator) => composer.getByRole('button', { name: 'Post', exact: true });
export const description = (composer: Locator, position: number) =>
  composer.getByRole('textbox', { name: `Description of picture ${position}` });

/** JPEG files of different widths, named `1.jpg` and so on. */
export const pictureFiles = (count: number) =>
  Promise.all(
    Array.from({ length: count }, async (_, index) => ({
      name: `${index + 1}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await picture(640 + index * 60, 400),
    })),
  );

/** What this browser would find again if the page ended now. */
const draftOnDisk = (page: Page) =>
  page.evaluate(async () => {
    const drafts = Object.entries(localStorage).filter(([key]) => /^draft\..*\.post$/.test(key));
    const text = drafts.map(([, value]) => (JSON.parse(String(value)) as { text: string }).text).join();
    const name = 'rolecast-drafts';
    // Opening one that is not there would make it.
    if (!(await indexedDB.databases()).some((database) => database.name === name)) return { text, alts: [] };
    const alts = await new Promise<string[]>((resolve) => {
      const opening = indexedDB.open(name);
      opening.addEventListener('success', () => {
        const all = opening.result.transaction('pictures').objectStore('pictures').getAll();
        all.addEventListener('success', () => {
          opening.result.close();
          resolve((all.result as { alt: string }[][]).flat().map(({ alt }) => alt));
        });
      });
    });
    return { text, alts };
  });

/** Waits until the text and the pictures with these descriptions are on the disk. */
export const draftKept = (page: Page, text: string, alts: readonly string[] = []) =>
  expect.poll(() => draftOnDisk(page)).toEqual({ text, alts });

/** Ends the page as a crash, or a phone that needs the memory, does: nothing of it runs any more. */
export async function kill(page: Page): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  const dead = page.waitForEvent('crash');
  // Nobody is left to answer.
  tools.send('Page.crash').catch(() => {});
  await dead;
  await page.close();
}

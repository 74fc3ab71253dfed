import { expect, type Locator, type Page } from '@playwright/test';
import { picture } from './steps.ts';
import { rowsOf } from './stored.ts';

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
async function draftOnDisk(page: Page) {
  const texts = await page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => /^draft\..*\.post$/.test(key))
      .map(([, value]) => (JSON.parse(String(value)) as { text: string }).text),
  );
  const pictures = await rowsOf<{ alt: string }[]>(page, 'rolecast-drafts', 'pictures');
  return { text: texts.join(), alts: pictures.flat().map(({ alt }) => alt) };
}

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

import type { Locator, Page } from '@playwright/test';
import { newMember, postAs, type Member } from './support/api.ts';
import { expect, test } from './support/app.ts';
import { accessible } from './support/axe.ts';
import { readableOffline } from './support/saved.ts';
import type { ServerProcess } from './support/server.ts';
import { signIn } from './support/session.ts';

test.use({ serviceWorkers: 'allow' });

const minute = 60_000;

/** Posts of different heights; an hour's worth of several members. */
async function fill(app: ServerProcess, authors: readonly Member[], count: number) {
  for (let index = 0; index < count; index++) {
    const author = authors[index % authors.length];
    if (author)
      await postAs(app, author, `Note ${index + 1}. ${'What the night shift saw. '.repeat(index % 9)}`);
  }
}

/** Scrolls as a reader does until the post at this place of the feed is there, and shows it. */
async function scrollTo(page: Page, position: number): Promise<Locator> {
  const card = page.locator(`article[aria-posinset="${position}"]`);
  await expect(async () => {
    if ((await card.count()) === 0) await page.mouse.wheel(0, 1500);
    expect(await card.count()).toBe(1);
  }).toPass({ intervals: [50] });
  await card.scrollIntoViewIfNeeded();
  return card;
}

const topOf = async (card: Locator) => Math.round((await card.boundingBox())?.y ?? Number.NaN);

async function readFarDown(page: Page, app: ServerProcess, goOffline: (offline: boolean) => Promise<void>) {
  // Far down, back again, later and without a network: the work of several.
  test.slow();
  const authors = [await newMember(app), await newMember(app, { role: 3, name: 'Kade Bikes' })];
  await fill(app, authors, 50);
  await page.clock.install();
  await signIn(page, await newMember(app, { name: 'Tomas Rey' }));

  const card = await scrollTo(page, 45);
  await expect(card).toContainText('Note 6.');
  const before = await topOf(card);
  await card.locator('a[href^="/posts/post-details/"]').first().click();
  await expect(page).toHaveURL(/\/posts\/post-details\//);
  await expect(page.getByRole('article').first()).toContainText('Note 6.');
  await accessible(page, 'a post');

  const another = await newMember(app, { role: 4, name: 'Café Sol' });
  for (let index = 1; index <= 10; index++) await postAs(app, another, `Fresh ${index}`);
  // Two minutes pass here and there, once the application is on the disk.
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await app.kill();
  await app.restart({ laterMs: 2 * minute });
  await page.clock.fastForward(2 * minute);
  await page.goBack();
  const pill = page.getByRole('button', { name: /^10\+? new posts$/ });
  await expect(pill).toBeVisible();
  await expect(card).toContainText('Note 6.');
  await expect.poll(async () => Math.abs((await topOf(card)) - before)).toBeLessThanOrEqual(3);
  await accessible(page, 'the feed, far down');

  await pill.click();
  await expect(page.locator('article[aria-posinset="1"]')).toContainText('Fresh 10');
  await expect(pill).toBeHidden();

  await readableOffline(page, 'Fresh 10');
  await goOffline(true);
  await page.clock.fastForward(5 * minute);
  await page.reload();
  await expect(page.getByText(/You are offline — showing what was saved \d+ minutes ago/)).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: 'Fresh 10' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(10);
  await accessible(page, 'the feed without a network');
  await goOffline(false);
  await expect(page.getByText(/You are offline/)).toHaveCount(0);
}

const what =
  'who opens the 45th post and comes back stands where they were, ten new posts wait, and without a network the last feed is readable';

test(what, ({ page, app, context }) => readFarDown(page, app, (offline) => context.setOffline(offline)));

test.describe('in the dark', () => {
  test.use({ theme: 'dark' });
  test(`${what}, on a phone`, { tag: '@phone' }, ({ page, app, context }) =>
    readFarDown(page, app, (offline) => context.setOffline(offline)),
  );
});

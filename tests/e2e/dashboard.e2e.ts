import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { operations } from '#openapi/generated/operations.ts';
import { call, newMember, postAs, type Member } from './support/api.ts';
import { expect, test } from './support/app.ts';
import { intercept } from './support/intercept.ts';
import { follow } from './support/people.ts';
import type { ServerProcess } from './support/server.ts';
import { signIn } from './support/session.ts';

declare global {
  /** Sum of all layout shifts since the page began. */
  var shifted: number;
  /** Adds those that were not told yet. */
  var addShifts: () => void;
}

const overview = (page: Page) => page.getByRole('region', { name: 'Your overview' });
const tile = (page: Page, label: string) =>
  overview(page)
    .getByRole('listitem')
    .filter({ hasText: label })
    .filter({ hasNot: page.getByRole('button') });

const like = (
  app: ServerProcess,
  { session }: Member,
  { feedId, feedType }: { feedId: string; feedType: number },
) =>
  // Only posts are liked here.
  call(app, 'likeFeed', { userId: session.id, feedId, feedType: feedType as 4, action: 1 }, session);

test('a newcomer is greeted, follows somebody, and finds that after a reload', async ({ page, app }) => {
  const brand = await newMember(app, { role: 3, name: `Fjordlys ${randomUUID().slice(0, 8)}` });
  const fan = await newMember(app);
  await like(app, fan, await postAs(app, brand, 'A lamp for the dark months.'));
  await follow(app, fan, brand);
  await signIn(page, await newMember(app, { name: 'Amara Diallo' }));
  const mine = overview(page);
  await expect(mine.getByRole('heading', { name: 'Welcome, Amara' })).toBeVisible();
  await expect(mine.getByRole('meter', { name: 'Profile strength' })).toHaveAttribute('aria-valuenow', '0');
  await expect(
    mine.getByRole('region', { name: 'Popular on Rolecast' }).getByRole('link').first(),
  ).toBeVisible();
  const kept = page.waitForResponse(`**${operations.followUser.path}`);
  await mine.getByRole('button', { name: `Follow ${brand.name}` }).click();
  await expect(mine.getByRole('button', { name: `Following ${brand.name}` })).toBeVisible();
  await expect(mine.getByText('1 of 3')).toBeVisible();
  await kept;
  await page.reload();
  await expect(mine.getByText('1 of 3')).toBeVisible();
  await expect(mine.getByRole('heading', { name: /^Welcome/ })).toHaveCount(0);
  await expect(mine.getByRole('button', { name: `Follow ${brand.name}` })).toHaveCount(0);
});

test('the step that asks for a photo opens the chooser on the profile', async ({ page, app }) => {
  await signIn(page, await newMember(app, { name: 'Amara Diallo' }));
  // A browser forgets a press after five seconds: the page that it leads to is loaded by then, whatever else the machine does.
  await page.getByRole('button', { name: /^Profile menu/ }).click();
  await page.getByRole('menuitem', { name: 'View Profile' }).click();
  await expect(page.getByRole('button', { name: /^Change your p/ })).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  const chooser = page.waitForEvent('filechooser');
  await overview(page).getByRole('link', { name: 'Add a photo' }).first().click();
  await chooser;
  // Loaded anew, the page does not ask again.
  await expect(page).toHaveURL(/\/profile$/);
});

test('an agency sees its four numbers and that no job is open', async ({ page, app }) => {
  await signIn(page, await newMember(app, { role: 2, name: 'Nordlicht Personal' }));
  for (const label of ['Open jobs', 'New applicants', 'Overdue answers', 'Interviews'])
    await expect(tile(page, label)).toContainText('0');
  await expect(overview(page).getByText('You have no open job at the moment.')).toBeVisible();
});

test('a brand sees who follows, what came of its posts, and opens the best of them', async ({
  page,
  app,
}) => {
  const brand = await newMember(app, { role: 3, name: 'Kade Bikes' });
  const fans = [await newMember(app), await newMember(app)] as const;
  for (const fan of fans) await follow(app, fan, brand);
  await postAs(app, brand, 'A plain one.');
  const best = await postAs(app, brand, 'The one that everybody likes.');
  for (const fan of fans) await like(app, fan, best);
  await signIn(page, brand);
  await expect(tile(page, 'Followers')).toContainText('Up 2 in 30 days');
  await expect(tile(page, 'Reach')).toContainText('2');
  await expect(tile(page, 'Engagement')).toContainText('2');
  await overview(page).getByRole('link', { name: 'The one that everybody likes.' }).click();
  await expect(page).toHaveURL(/post-details/);
  await expect(page.getByRole('article').getByText('The one that everybody likes.')).toBeVisible();
});

test('a business sees its followers and what is planned', async ({ page, app }) => {
  const business = await newMember(app, { role: 4, name: 'Café Sol' });
  await follow(app, await newMember(app), business);
  await signIn(page, business);
  await expect(tile(page, 'Followers')).toContainText('1');
  await expect(tile(page, 'Upcoming events')).toContainText('0');
});

test('the feed goes on when the numbers do not come', async ({ page, app }) => {
  const member = await newMember(app);
  await postAs(app, member, 'Still readable.');
  const numbersCome = await intercept(page, '**/dashboard-details', (route) =>
    route.fulfill({ status: 503, body: 'down' }),
  );
  await signIn(page, member);
  await expect(page.getByRole('article').filter({ hasText: 'Still readable.' }).first()).toBeVisible();
  const retry = overview(page).getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  numbersCome();
  await retry.click();
  await expect(overview(page).getByRole('meter')).toBeVisible();
});

/** Once the fonts are there and two frames were drawn, whatever moves things has moved them. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (const _ of [1, 2]) await new Promise((drawn) => requestAnimationFrame(drawn));
    globalThis.addShifts();
  });

/** The numbers come last, after the feed, which is when they would push it away. */
async function nothingMoves(page: Page, app: ServerProcess) {
  await page.addInitScript(() => {
    globalThis.shifted = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries)
        globalThis.shifted += (entry as PerformanceEntry & { value: number }).value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    globalThis.addShifts = () => add(observer.takeRecords());
  });
  for (const role of [1, 2, 3, 4] as const) {
    const member = await newMember(app, { role, name: 'Ilse van Dorp' });
    await postAs(app, member, `Something of role ${role} to read.`);
    const feedIsThere = Promise.withResolvers<void>();
    // The last route answers: those of the roles before are not asked any more.
    await page.route('**/dashboard-details', async (route) => {
      await feedIsThere.promise;
      await route.continue();
    });
    const answered = page.waitForResponse('**/dashboard-details');
    await signIn(page, member);
    await expect(page.getByRole('article').first()).toBeVisible();
    await settled(page);
    feedIsThere.resolve();
    await answered;
    await expect(overview(page).getByRole('heading').first()).toBeVisible();
    await settled(page);
    expect(await page.evaluate(() => globalThis.shifted), `role ${role}`).toBe(0);
  }
}

test(
  'on a phone the feed comes first, and the overview is one press away',
  { tag: '@phone' },
  async ({ page, app }) => {
    const member = await newMember(app, { name: 'Amara Diallo' });
    await newMember(app, { name: 'Kwame Mensah' });
    await postAs(app, member, 'Something to read.');
    await signIn(page, member);
    const mine = overview(page);
    await expect(mine.getByRole('heading', { name: 'Welcome, Amara' })).toBeVisible();
    const { y = Infinity } = (await page.getByRole('article').first().boundingBox()) ?? {};
    expect(y).toBeLessThan(360);
    await mine.getByRole('button', { name: 'Show your overview' }).click();
    await expect(mine.getByRole('meter', { name: 'Profile strength' })).toBeVisible();
    await expect(mine.getByText('Write a headline')).toBeVisible();
    // Its parts stand side by side, and the page is no wider for it.
    await expect(mine.getByRole('region', { name: 'People you may know' })).toBeAttached();
    expect(await page.evaluate(() => innerWidth)).toBe(390);
    // Who comes back to the page finds it as it was left.
    await page.getByRole('article').first().getByRole('link', { name: 'Comment' }).click();
    await expect(page).toHaveURL(/post-details/);
    await page.goBack();
    await expect(mine.getByRole('button', { name: 'Hide your overview' })).toBeVisible();
  },
);

test('nothing on the dashboard moves while it loads', ({ page, app }) => nothingMoves(page, app));
test('nothing on the dashboard of a phone moves while it loads', { tag: '@phone' }, ({ page, app }) =>
  nothingMoves(page, app),
);

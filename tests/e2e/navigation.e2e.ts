import type { Page } from '@playwright/test';
import { newMember } from './support/api.ts';
import { expect, test } from './support/app.ts';
import { openPayment, payWith } from './support/payment.ts';
import { dashboard, signIn } from './support/session.ts';

/** All labels, in the order of the specification (section 2). */
const labels = [
  'Dashboard',
  'Live Videos',
  'Live Audios',
  'Chat List',
  'My Posts',
  'Job Applied',
  'My Job Posts',
  'Job Requests',
  'Events',
  'My Events',
  'Tickets',
  'Transactions',
  'About',
  'Contact',
] as const;
const everybody = ['Dashboard', 'My Posts', 'Tickets', 'Transactions', 'About', 'Contact'];
const own = {
  1: ['Chat List', 'Job Applied', 'Events'],
  2: ['My Job Posts', 'Job Requests', 'My Events'],
  3: ['My Events'],
  4: ['My Events'],
} as const;

/** In the order of the page, without the numbers beside them. */
async function sidebar(page: Page): Promise<string[]> {
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links.first()).toBeVisible();
  const texts = await links.allInnerTexts();
  return texts.map((text) => text.replace(/\s*\d+.*$/s, '').trim());
}
const expected = (role: keyof typeof own, ...more: string[]) =>
  labels.filter((label) => [...everybody, ...own[role], ...more].includes(label));
const liveButtons = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^Live (Video|Audio)$/ });

for (const role of [1, 2, 3, 4] as const)
  test(`[S2.12] [S2.13] [S2.16] the sidebar and the header of role ${role}`, async ({ page, app }) => {
    await signIn(page, await newMember(app, { role, name: 'Café Sol' }));
    await dashboard(page);
    expect(await sidebar(page)).toEqual(expected(role));
    // Business members go live without premium.
    await expect(liveButtons(page)).toHaveText(role === 4 ? ['Live Video', 'Live Audio'] : []);
    const search = page.getByRole('search');
    await expect(search.getByRole('combobox', { name: 'Search type' })).toBeVisible();
    await expect(search.getByRole('combobox', { name: 'Search', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible();
    await page.getByRole('button', { name: /^Profile menu/ }).click();
    await expect(page.getByRole('menuitem')).toHaveText([
      'View Profile',
      'Settings',
      'Upgrade to Premium',
      'Log out',
    ]);
  });

test('[S2.10] [S2.12] [S2.13] [S2.16] premium brings the live places and the live buttons', async ({
  page,
  app,
}) => {
  await signIn(page, await newMember(app));
  await payWith(await openPayment(page), 'paid');
  await dashboard(page);
  expect(await sidebar(page)).toEqual(expected(1, 'Live Videos', 'Live Audios'));
  await expect(liveButtons(page)).toHaveText(['Live Video', 'Live Audio']);
  const places = page.getByRole('navigation', { name: 'Main' });
  await places.getByRole('link', { name: 'Live Audios' }).click();
  await expect(page).toHaveURL('/records/audio');
  await places.getByRole('link', { name: 'Live Videos' }).click();
  await expect(page).toHaveURL('/records/video');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Live Videos');
  await page.getByRole('button', { name: /^Profile menu/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Upgrade to Premium' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  // Live pages hide both.
  await liveButtons(page).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Live Video');
  // Where the router keeps the state of a route.
  expect(await page.evaluate(() => (history.state as { usr: unknown }).usr)).toEqual({ streamType: 'video' });
  await expect(places).toHaveCount(0);
  await expect(page.getByRole('banner')).toHaveCount(0);
});

test('what anybody may read stands for a member in the column of the other pages', async ({ page, app }) => {
  await signIn(page, await newMember(app));
  const lefts: unknown[] = [];
  for (const [path, heading] of [
    ['/transactions', 'Transactions'],
    ['/about-us', 'About Rolecast'],
    ['/contact-us', 'Contact'],
    ['/pricing', 'Pay once, go live for good'],
  ] as const) {
    await page.goto(path);
    const box = await page.getByRole('heading', { level: 1, name: heading, exact: true }).boundingBox();
    lefts.push(box?.x);
  }
  expect(lefts).toEqual(lefts.map(() => expect.any(Number)));
  expect(new Set(lefts).size).toBe(1);
});

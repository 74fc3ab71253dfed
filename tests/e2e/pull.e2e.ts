import type { BrowserContext, Page } from '@playwright/test';
import { newMember, postAs } from './support/api.ts';
import { expect, test } from './support/app.ts';
import { signIn } from './support/session.ts';

/** The application as it is opened from a phone's home screen, where the browser has no pull of its own. */
const installed = (context: BrowserContext) =>
  context.addInitScript(() => {
    const ask = globalThis.matchMedia.bind(globalThis);
    globalThis.matchMedia = (query) => ask(query.startsWith('(display-mode: standalone)') ? 'all' : query);
  });

/** One finger goes down the middle of the page, in steps. */
async function pull(context: BrowserContext, page: Page, { from = 300, by }: { from?: number; by: number }) {
  const tools = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    tools.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 195, y }] });
  await touch('touchStart', from);
  for (let step = 1; step <= 5; step++) await touch('touchMove', from + (by / 5) * step);
  await touch('touchEnd');
  await tools.detach();
}

test(
  'in the installed application a pull shows what is new, without loading the page anew',
  { tag: '@phone' },
  async ({ page, app, context }) => {
    await installed(context);
    const amara = await newMember(app);
    const tomas = await newMember(app, { name: 'Tomas Rey' });
    await postAs(app, tomas, 'The first train leaves at four');
    await signIn(page, amara);
    await expect(page.getByText('The first train leaves at four')).toBeVisible();
    await postAs(app, tomas, 'The last train leaves at two');
    let loads = 0;
    page.on('load', () => loads++);

    // It listens once the page has nothing else to do.
    await expect(async () => {
      await pull(context, page, { by: 200 });
      await expect(page.getByText('The last train leaves at two')).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(page.getByText('The first train leaves at four')).toBeVisible();
    expect(loads).toBe(0);

    // Half a pull is none.
    const refreshing = page.getByRole('status').filter({ hasText: 'Refreshing' });
    await expect(refreshing).toHaveCount(0);
    let asked = 0;
    page.on('request', (request) => (asked += Number(request.url().includes('getfeedlist'))));
    await pull(context, page, { by: 80 });
    await expect(refreshing).toHaveCount(0);
    expect(asked).toBe(0);
  },
);

import type { Page } from '@playwright/test';
import { newMember, postAs } from './support/api.ts';
import { expect } from './support/app.ts';
import { accessible } from './support/axe.ts';
import { openComposer, postText } from './support/composer.ts';
import { intercept } from './support/intercept.ts';
import type { ServerProcess } from './support/server.ts';
import { signIn } from './support/session.ts';
import { test, type Site } from './support/site.ts';

test.use({ serviceWorkers: 'allow' });

const halfAnHour = 30 * 60_000;
const offer = (page: Page) => page.getByText('A new version is ready. What you are writing is kept.');
const reload = (page: Page) => page.getByRole('button', { name: 'Reload' }).click();
const comment = (page: Page) => page.getByRole('textbox', { name: 'Write a comment' });

/** The version whose code this page runs. */
const versionOf = (page: Page) =>
  page.evaluate(() => {
    const [script] = document.querySelectorAll<HTMLScriptElement>('script[src^="/assets/index-"]');
    return Number(/\.v(\d+)\.js$/.exec(script?.src ?? '')?.[1] ?? 1);
  });

/** The application's service worker serves this page, and keeps what it needs. */
const served = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        await navigator.serviceWorker.ready;
        return navigator.serviceWorker.controller?.state;
      }),
    )
    .toBe('activated');

async function openServed(page: Page) {
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await page.reload();
  await served(page);
}

/** Opens a post with these words at its comments. */
async function openComments(page: Page, words: string) {
  const card = page.getByRole('article').filter({ hasText: words });
  await card.getByRole('link', { name: 'Comment' }).click();
  await expect(comment(page)).toBeVisible();
}

/** A new version is put on the server, as a deployment does. */
async function deploy(site: Site, app: ServerProcess) {
  await app.kill();
  site.replace();
  await app.restart();
}

test('a new version is offered to whoever is writing, and the draft outlives its arrival', async ({
  page,
  app,
  site,
}) => {
  await page.clock.install();
  await signIn(page, await newMember(app));
  await openServed(page);
  const before = await versionOf(page);
  const words = 'Half a thought about night trains';
  const composer = await openComposer(page);
  await postText(composer).fill(words);

  await deploy(site, app);
  await page.clock.fastForward(halfAnHour);
  await expect(offer(page)).toBeVisible();
  await expect(postText(composer)).toHaveValue(words);
  await expect(postText(composer)).toBeFocused();
  await composer.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(composer).toBeHidden();
  await accessible(page, 'the dashboard with an update');

  const loaded = page.waitForEvent('load');
  await reload(page);
  await loaded;
  await served(page);
  expect(await versionOf(page)).toBe(before + 1);
  await expect(postText(await openComposer(page))).toHaveValue(words);
  await expect(offer(page)).toHaveCount(0);
});

test('what is typed at the very moment of the update is kept, and a second tab can update too', async ({
  page,
  app,
  site,
  context,
}) => {
  const member = await newMember(app);
  await postAs(app, member, 'Which train?');
  await signIn(page, member);
  await openServed(page);
  const other = await context.newPage();
  await other.goto('/posts');
  await served(other);
  const before = await versionOf(page);
  await openComments(page, 'Which train?');

  await deploy(site, app);
  // The way a browser learns of a new version: somebody opens the application.
  const third = await context.newPage();
  await third.goto('/');
  await third.close();
  for (const tab of [page, other]) await expect(offer(tab)).toBeVisible();

  await comment(page).fill('The one at two');
  const loaded = page.waitForEvent('load');
  await reload(page);
  await loaded;
  expect(await versionOf(page)).toBe(before + 1);
  await expect(comment(page)).toHaveValue('The one at two');

  const otherLoaded = other.waitForEvent('load');
  await reload(other);
  await otherLoaded;
  expect(await versionOf(other)).toBe(before + 1);
});

test.describe('code that is gone', () => {
  // The browser tells of what it could not load, React of what a boundary caught.
  test.use({ provoked: /dynamically imported module|module script/ });
  const about = (page: Page) => page.getByRole('link', { name: 'About' }).click();
  const fallback = (page: Page) => page.getByRole('heading', { name: 'Unable to load the page.' });
  const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'About' });

  test('is fetched anew, once, by a page that was open while its version went', async ({
    page,
    app,
    site,
    context,
  }) => {
    await signIn(page, await newMember(app));
    await openServed(page);
    const old = await context.newPage();
    await old.goto('/');
    await served(old);
    const before = await versionOf(old);
    await deploy(site, app);
    await page.reload();
    await expect(offer(page)).toBeVisible();
    const loaded = page.waitForEvent('load');
    await reload(page);
    await loaded;

    // Where the browser has kept the old code by itself, the old page just goes on.
    const tools = await context.newCDPSession(old);
    await tools.send('Network.clearBrowserCache');

    let loads = 0;
    old.on('load', () => loads++);
    await about(old);
    await expect(heading(old)).toBeVisible();
    expect(await versionOf(old)).toBe(before + 1);
    await expect(old).toHaveURL(/\/about-us$/);
    await expect.poll(() => loads).toBe(1);
  });

  test.describe('for good', () => {
    // Its own requests could not be refused here.
    test.use({ serviceWorkers: 'block' });
    const missing = '**/assets/AboutPage-*.js';

    test('ends in a page that says so after one reload, and by hand it goes on', async ({ page, app }) => {
      await signIn(page, await newMember(app));
      await expect(page.getByRole('link', { name: 'About' })).toBeVisible();
      const codeComes = await intercept(page, missing, (route) =>
        route.fulfill({ status: 404, body: 'gone' }),
      );
      let loads = 0;
      page.on('load', () => loads++);
      await about(page);
      await expect.poll(() => loads).toBe(1);
      await expect(fallback(page)).toBeVisible();
      await accessible(page, 'the fallback');
      expect(loads).toBe(1);

      codeComes();
      await page.getByRole('button', { name: 'Reload' }).click();
      await expect(heading(page)).toBeVisible();
      await expect.poll(() => loads).toBe(2);
    });

    test('reloads nothing under somebody who is writing', async ({ page, app }) => {
      const member = await newMember(app);
      await postAs(app, member, 'Which platform?');
      await signIn(page, member);
      await openComments(page, 'Which platform?');
      await comment(page).fill('The one at two');
      await page.route(missing, (route) =>
        route.fulfill({ status: 200, contentType: 'text/html', body: '<p>' }),
      );
      let loads = 0;
      page.on('load', () => loads++);
      await about(page);
      await expect(fallback(page)).toBeVisible();
      await page.goBack();
      await expect(comment(page)).toHaveValue('The one at two');
      expect(loads).toBe(0);
    });
  });
});

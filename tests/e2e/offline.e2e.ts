import { newMember } from './support/api.ts';
import { expect, test } from './support/app.ts';
import { description, openComposer, pictureFiles, postButton, postText } from './support/composer.ts';
import { keptMedia, readableOffline, savedReads } from './support/saved.ts';
import { signIn } from './support/session.ts';

test.use({ serviceWorkers: 'allow' });

const words = 'The last train leaves at two';

test('without a network the last feed is readable, with its age, and gone after logout', async ({
  page,
  app,
  context,
}) => {
  await signIn(page, await newMember(app));
  const composer = await openComposer(page);
  await postText(composer).fill(words);
  await postButton(composer).click();
  await expect(composer).toBeHidden();

  // The first visit installs what the second one reads.
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await page.reload();
  await expect(page.getByRole('article').filter({ hasText: words })).toBeVisible();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  // What was read is written down once the browser has nothing else to do.
  await readableOffline(page, words);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('article').filter({ hasText: words })).toBeVisible();
  await expect(page.getByText(/You are offline — showing what was saved/)).toBeVisible();
  await page.goto('/posts');
  await expect(page.getByText(/You are offline/)).toBeVisible();

  await context.setOffline(false);
  await page.goto('/');
  await expect(page.getByText(/You are offline/)).toHaveCount(0);
  await page.getByRole('button', { name: /^Profile menu/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { name: 'Every application gets an answer.' })).toBeVisible();
  await expect.poll(() => savedReads(page)).toEqual([]);
});

test('pictures are kept for reading offline but those for connections alone, and none is known after logout', async ({
  page,
  app,
}) => {
  // The worker fetches the whole application first.
  test.slow();
  await signIn(page, await newMember(app));
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  const [file] = await pictureFiles(1);
  if (!file) throw new Error('one was asked for');
  const pathOf = async (alt: string) =>
    new URL((await page.getByRole('img', { name: alt }).getAttribute('src')) ?? '', page.url()).pathname;
  for (const [alt, readers] of [
    ['For everybody', 'Everyone'],
    ['For connections', 'My connections'],
  ] as const) {
    const composer = await openComposer(page);
    await composer.locator('input[type=file]').setInputFiles(file);
    await description(composer, 1).fill(alt);
    await composer.getByLabel('Who can see this').selectOption({ label: readers });
    await postButton(composer).click();
    await expect(composer).toBeHidden();
  }
  await page.reload();
  await expect(page.getByRole('img', { name: 'For connections' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'For everybody' })).toBeVisible();
  const [shared, closed] = [await pathOf('For everybody'), await pathOf('For connections')];
  await expect
    .poll(() => keptMedia(page))
    .toMatchObject({ kept: expect.arrayContaining([shared]), listed: expect.arrayContaining([shared]) });
  const { kept, listed } = await keptMedia(page);
  expect([...kept, ...listed]).not.toContain(closed);

  await page.getByRole('button', { name: /^Profile menu/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { name: 'Every application gets an answer.' })).toBeVisible();
  await expect.poll(() => keptMedia(page)).toEqual({ kept: [], listed: [] });
});

test('the first visit is served at once: without a network it goes on, and a reload opens the shell', async ({
  page,
  app,
  context,
}) => {
  await signIn(page, await newMember(app));
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeAttached();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  await expect(page.getByText('A new version is ready.')).toHaveCount(0);

  await context.setOffline(true);
  // Code that this page has not asked for yet.
  await page.getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
  await page.reload();
  await expect(page.getByText(/You are offline/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'About' })).toBeVisible();
});

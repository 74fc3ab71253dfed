import { openComposer, postButton, postText } from './support/composer.ts';
import { newMember } from './support/api.ts';
import { expect, test } from './support/app.ts';
import { signIn } from './support/session.ts';

test.use({ serviceWorkers: 'allow' });

const words = 'Half a thought about night trains';

test('what was posted offline waits over a reload, and is sent once the network is back', async ({
  page,
  app,
  context,
}) => {
  await signIn(page, await newMember(app));
  const composer = await openComposer(page);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await context.setOffline(true);
  await postText(composer).fill(words);
  await postButton(composer).click();
  await expect(composer).toBeHidden();
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Waiting to be sent' }).getByText(words)).toBeVisible();

  await context.setOffline(false);
  await page.reload();
  await expect(page.getByRole('article').filter({ hasText: words })).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('article').filter({ hasText: words })).toHaveCount(1);
});

test('a post is written and its draft kept on a phone', { tag: '@phone' }, async ({ page, app }) => {
  await signIn(page, await newMember(app));
  const composer = await openComposer(page);
  const note = 'Written with one thumb';
  await postText(composer).fill(note);
  await composer.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(composer).toBeHidden();
  await openComposer(page);
  await expect(postText(composer)).toHaveValue(note);
  await postButton(composer).click();
  await expect(page.getByRole('article').filter({ hasText: note })).toBeVisible();
});

test(
  'Back closes what is written instead of leaving the page, and keeps it',
  { tag: '@phone' },
  async ({ page, app }) => {
    await signIn(page, await newMember(app));
    await page.getByRole('link', { name: 'Tickets' }).last().click();
    await expect(page).toHaveURL(/\/tickets$/);
    // Until a page is there, leaving it again replaces its entry, as in every browser.
    await expect(page.getByRole('heading', { level: 1, name: 'Tickets' })).toBeVisible();
    await page.getByRole('link', { name: 'Rolecast, home' }).click();
    const composer = await openComposer(page);
    const note = 'Written until the thumb slipped';
    await postText(composer).fill(note);
    await page.goBack();
    await expect(composer).toBeHidden();
    await expect(page.getByRole('button', { name: /^Share something/ })).toBeVisible();
    await openComposer(page);
    await expect(postText(composer)).toHaveValue(note);
    await postButton(composer).click();

    // A post's page has its own way back, to where the reader was.
    const card = page.getByRole('article').filter({ hasText: note });
    await card.locator('a[href^="/posts/post-details/"]').first().click();
    await expect(page).toHaveURL(/\/posts\/post-details\//);
    await expect(page.getByRole('heading', { level: 1, name: 'Post' })).toBeVisible();
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(page.getByRole('button', { name: /^Share something/ })).toBeVisible();
    await expect(card).toBeVisible();
    // The entry of the composer goes by itself, where the link was followed before it had.
    await expect.poll(() => page.evaluate(() => String(history.state?.sheet))).toBe('undefined');
    await page.goBack();
    await expect(page).toHaveURL(/\/tickets$/);
  },
);

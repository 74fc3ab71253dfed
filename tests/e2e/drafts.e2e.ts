import { newMember } from './support/api.ts';
import { expect, test } from './support/app.ts';
import { signIn } from './support/session.ts';

const words = 'Half a thought about night trains';

test('what was typed offline is refused with a reason, kept over a reload, and sent once the network is back', async ({
  page,
  app,
  context,
}) => {
  await signIn(page, await newMember(app));
  await page.getByRole('button', { name: /^Share something/ }).click();
  const composer = page.getByRole('dialog', { name: 'New post' });
  const field = composer.getByRole('textbox', { name: 'Your post' });
  await expect(field).toBeVisible();
  await context.setOffline(true);
  await field.fill(words);
  await composer.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(composer.getByText(/offline/i).first()).toBeVisible();
  await expect(field).toHaveValue(words);

  await context.setOffline(false);
  await page.reload();
  await page.getByRole('button', { name: /^Share something/ }).click();
  await expect(field).toHaveValue(words);
  await composer.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByRole('article').filter({ hasText: words })).toHaveCount(1);
});

test('a post is written and its draft kept on a phone', { tag: '@phone' }, async ({ page, app }) => {
  await signIn(page, await newMember(app));
  await page.getByRole('button', { name: /^Share something/ }).click();
  const composer = page.getByRole('dialog', { name: 'New post' });
  const note = 'Written with one thumb';
  await composer.getByRole('textbox', { name: 'Your post' }).fill(note);
  await composer.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(composer).toBeHidden();
  await page.getByRole('button', { name: /^Share something/ }).click();
  await expect(composer.getByRole('textbox', { name: 'Your post' })).toHaveValue(note);
  await composer.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByRole('article').filter({ hasText: note })).toBeVisible();
});

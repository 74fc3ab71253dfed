import { openComposer, postButton, postText } from './support/composer.ts';
import { newMember } from './support/api.ts';
import { expect, test } from './support/app.ts';
import { signIn } from './support/session.ts';
import { picture, signUp, type NewAccount } from './support/steps.ts';

test.use({ serviceWorkers: 'allow' });

const accounts: NewAccount[] = [
  { role: 'User', name: 'Amara Diallo' },
  { role: 'HR', name: 'Nordlicht Personal' },
  { role: 'Brand', name: 'Kade Bikes' },
  { role: 'Business', name: 'Café Sol' },
];

for (const account of accounts)
  test(`[S1.2] ${account.role}: signs up, posts with a picture, is answered and liked, and nothing is lost by a killed server`, async ({
    page,
    app,
    visitor,
  }) => {
    // A life from signing up to a server that is killed: the work of several.
    test.slow();
    await signUp(page, app, account);
    const words = `${account.name} says hello <b>everyone</b>`;

    const composer = await openComposer(page);
    await postText(composer).fill(words);
    await composer
      .locator('input[type=file]')
      .setInputFiles({ name: 'green.jpg', mimeType: 'image/jpeg', buffer: await picture(4000, 2500) });
    // Large, so that Post is pressed while the picture is still on its way: it goes out once that has arrived.
    await composer.getByLabel(/Describe|Description/).fill('A green rectangle');
    await postButton(composer).click();
    await expect(composer).toBeHidden();
    const post = page.getByRole('article').filter({ hasText: words });
    await expect(post).toBeVisible();
    await expect(post.getByRole('img', { name: 'A green rectangle' })).toBeVisible();

    const reader = await newMember(app, { role: 1, name: 'Tomas Rey' });
    const other = await visitor();
    await signIn(other, reader);
    const seen = other.getByRole('article').filter({ hasText: words });
    await seen.getByRole('button', { name: /Like/ }).click();
    await expect(seen.getByRole('button', { name: /Like/ })).toHaveAttribute('aria-pressed', 'true');
    await seen
      .getByRole('link', { name: /comment/i })
      .first()
      .click();
    await other.getByRole('textbox', { name: /comment/i }).fill('Welcome, good to have you here.');
    await other.getByRole('button', { name: 'Send' }).click();
    await expect(other.getByText('Welcome, good to have you here.')).toBeVisible();

    const check = async () => {
      await page.reload();
      await expect(post.getByText('1 like', { exact: true })).toBeVisible();
      await expect(post.getByRole('img', { name: 'A green rectangle' })).toBeVisible();
      await expect(post.getByText('1 comment', { exact: true })).toBeVisible();
      await post.getByRole('link', { name: 'Comment' }).click();
      await expect(page.getByText('Welcome, good to have you here.')).toBeVisible();
      await page.goBack();
    };
    await check();
    await app.kill();
    await app.restart();
    await check();
  });

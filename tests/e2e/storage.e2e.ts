import { newMember } from './support/api.ts';
import { expect, test } from './support/app.ts';
import { openComposer, pictureFiles, postButton, postText } from './support/composer.ts';
import { dashboard, fillLogin, landing } from './support/session.ts';

/** `readable`: the server is asked, and refuses it. */
for (const { what, user, readable } of [
  { what: 'cut off', user: '{"accessToken"', readable: false },
  { what: 'of another kind', user: '["accessToken"]', readable: false },
  {
    what: 'with fields of other kinds',
    user: '{"accessToken":"a","id":{},"role":"1","userName":["Amara"]}',
    readable: false,
  },
  { what: 'without a token', user: '{"id":"m1","role":1,"userName":"Amara Diallo"}', readable: true },
  {
    what: 'with a role that there is not',
    user: '{"accessToken":"made up","id":"m1","role":9,"userName":"Amara Diallo"}',
    readable: true,
  },
  {
    what: 'made up',
    user: '{"accessToken":"made up","id":"m1","role":1,"userName":"Amara Diallo"}',
    readable: true,
  },
])
  test(`a stored session that is ${what} lets nobody in, and logging in works again`, async ({
    page,
    app,
  }) => {
    const member = await newMember(app);
    await page.goto('/login');
    await page.evaluate((text) => localStorage.setItem('user', text), user);
    await page.goto('/');
    if (!readable) {
      await landing(page);
      await page.goto('/login');
    }
    await expect(page).toHaveURL(/\/login$/);
    await fillLogin(page, member);
    await dashboard(page);
  });

test('with a full storage a member logs in, writes, puts it aside and posts', async ({ page, app }) => {
  const member = await newMember(app);
  await page.goto('/login');
  const fill = () =>
    page.evaluate(() => {
      let size = 4 * 1024 * 1024;
      for (let index = 0; size >= 1; index++)
        try {
          localStorage.setItem(`other${index}`, 'x'.repeat(size));
        } catch {
          size /= 2;
        }
    });
  await fill();
  await fillLogin(page, member);
  await dashboard(page);
  const composer = await openComposer(page);
  await postText(composer).fill('No room left');
  await composer.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await openComposer(page);
  await expect(postText(composer)).toHaveValue('No room left');
  await postButton(composer).click();
  await expect(page.getByRole('article').filter({ hasText: 'No room left' })).toBeVisible();
});

test('with a forbidden storage a member logs in, posts with a picture, and changes the theme', async ({
  page,
  app,
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'caches'])
      Object.defineProperty(window, name, { get: refuse });
    IDBFactory.prototype.open = refuse;
    ServiceWorkerContainer.prototype.register = () =>
      Promise.reject(new DOMException('forbidden', 'SecurityError'));
  });
  const member = await newMember(app);
  await page.goto('/login');
  await fillLogin(page, member);
  await dashboard(page);
  const composer = await openComposer(page);
  await postText(composer).fill('Nothing is kept here');
  await composer.getByLabel('Pictures or a video').setInputFiles(await pictureFiles(1));
  await composer.getByRole('textbox', { name: 'Description of picture 1' }).fill('A green rectangle');
  await composer.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText(/It keeps the text; pictures have to be added again/)).toBeVisible();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await postButton(composer).click();
  const card = page.getByRole('article').filter({ hasText: 'Nothing is kept here' });
  await expect(card.getByRole('img', { name: 'A green rectangle' })).toBeVisible();
  await page.getByRole('button', { name: 'Use dark theme' }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await card.getByRole('link', { name: 'Comment' }).click();
  await expect(page.getByRole('textbox', { name: 'Write a comment' })).toBeVisible();
});

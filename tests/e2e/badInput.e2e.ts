import type { Page } from '@playwright/test';
import { operations } from '#openapi/generated/operations.ts';
import { encodeLink } from '../../src/lib/linkToken.ts';
import { call, newMember, postAs } from './support/api.ts';
import { expect, test } from './support/app.ts';
import { openComposer, pictureFiles, postButton, postText } from './support/composer.ts';
import { intercept } from './support/intercept.ts';
import { dashboard, landing, signIn } from './support/session.ts';

const html = { contentType: 'text/html', body: '<!doctype html><h1>502 Bad Gateway</h1>' };

test('a text of 5,000 characters is pasted whole, and what is too much is said', async ({
  page,
  app,
  context,
}) => {
  await signIn(page, await newMember(app));
  const composer = await openComposer(page);
  const long = 'five thousand '.repeat(358).slice(0, 5000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((text) => navigator.clipboard.writeText(text), long);
  await postText(composer).press('ControlOrMeta+V');
  await expect(postText(composer)).toHaveValue(long);
  await expect(postText(composer)).toHaveAccessibleDescription(/Remove 2,000 of them to post it/);
  await postButton(composer).click();
  await expect(postText(composer)).toBeFocused();
  await postText(composer).fill(long.slice(0, 3000));
  await postButton(composer).click();
  await expect(composer).toBeHidden();
  await expect(page.getByRole('article').filter({ hasText: 'five thousand five thousand' })).toBeVisible();
});

test('the eleventh picture is refused by name, and the ten stay', async ({ page, app }) => {
  await signIn(page, await newMember(app));
  const composer = await openComposer(page);
  await composer.getByLabel('Pictures or a video').setInputFiles(await pictureFiles(11));
  await expect(composer.getByText('A post has at most ten pictures. “11.jpg” was not added.')).toBeVisible();
  await expect(composer.getByRole('textbox', { name: /^Description of picture/ })).toHaveCount(10);
});

test.describe('what only says that it is a picture', () => {
  // Playwright, while it records a trace, fetches the preview that nothing can draw.
  test.use({ provoked: /^Connecting to 'blob:/ });
  test('and is a script, is refused before a byte is sent', async ({ page, app }) => {
    await signIn(page, await newMember(app));
    const sent: string[] = [];
    page.on('request', (request) => {
      if (/presignedUrl|media\/upload/.test(request.url())) sent.push(request.url());
    });
    const composer = await openComposer(page);
    const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    await composer.getByLabel('Pictures or a video').setInputFiles([
      { name: 'holiday.jpg', mimeType: 'image/jpeg', buffer: script },
      { name: 'holiday.svg', mimeType: 'image/svg+xml', buffer: script },
    ]);
    await expect(composer.getByText('This file cannot be read as a picture.')).toBeVisible();
    await expect(
      composer.getByText('Pictures must be JPEG, PNG, WebP, AVIF or GIF, videos MP4 or WebM.'),
    ).toBeVisible();
    expect(sent).toEqual([]);
  });
});

test('a post that is edited on two devices: the second is asked whose words stay', async ({
  page,
  app,
  visitor,
}) => {
  const member = await newMember(app);
  await postAs(app, member, 'We meet at seven');
  const phone = await visitor();
  const edit = async (device: Page, before: string, text: string) => {
    await device
      .getByRole('article')
      .filter({ hasText: before })
      .getByRole('button', { name: 'More actions' })
      .click();
    await device.getByRole('menuitem', { name: 'Edit' }).click();
    const dialog = device.getByRole('dialog', { name: 'Edit post' });
    await postText(dialog).fill(text);
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    return dialog;
  };
  for (const device of [page, phone]) {
    await signIn(device, member);
    await expect(device.getByText('We meet at seven')).toBeVisible();
  }
  await expect(await edit(page, 'We meet at seven', 'We meet at eight')).toBeHidden();

  const dialog = await edit(phone, 'We meet at seven', 'We meet at nine');
  await expect(dialog.getByText('Changed elsewhere')).toBeVisible();
  await expect(postText(dialog)).toHaveValue('We meet at nine');
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await expect(dialog).toBeHidden();
  await expect(phone.getByText('We meet at nine')).toBeVisible();

  const first = await edit(page, 'We meet at eight', 'We meet at ten');
  await expect(first.getByText('Changed elsewhere')).toBeVisible();
  await first.getByRole('button', { name: 'Take theirs' }).click();
  await expect(postText(first)).toHaveValue('We meet at nine');
  await page.reload();
  await expect(page.getByText('We meet at nine')).toBeVisible();
});

test('a comment on a post that was just deleted is refused in plain words, and kept', async ({
  page,
  app,
}) => {
  const author = await newMember(app, { role: 3, name: 'Kade Bikes' });
  const { feedId, feedType } = await postAs(app, author, 'Which train?');
  await signIn(page, await newMember(app));
  await page
    .getByRole('article')
    .filter({ hasText: 'Which train?' })
    .getByRole('link', { name: 'Comment' })
    .click();
  const field = page.getByRole('textbox', { name: 'Write a comment' });
  await field.fill('The one at two');
  const mine = { userId: author.session.id, feedId, feedType: feedType as 4 }; // A brand's.
  await call(app, 'deletePost', mine, author.session);
  await page.getByRole('button', { name: 'Send' }).click();
  const gone = page.getByRole('region', { name: 'This post was removed' });
  await expect(gone.getByText('This post was removed.')).toBeVisible();
  await expect(gone.getByRole('textbox', { name: 'What you wrote' })).toHaveValue('The one at two');
});

test('a share link that is cut in half, or made with another key, leads home', async ({ page, app }) => {
  const member = await newMember(app);
  const { feedId, feedType } = await postAs(app, member, 'Look at this');
  const share = { userId: member.session.id, feedId, feedType: feedType as 10 }; // A job seeker's.
  const { encryptedParam } = (await call(app, 'eventShareLink', share, member.session)).response;
  const half = encryptedParam.slice(0, encryptedParam.length / 2);
  const forged = await encodeLink({ feedId, feedType }, 'another key');
  for (const token of [half, forged]) {
    await page.goto(`/share/${token}`);
    await expect(page).toHaveURL(/\/$/);
    await landing(page);
  }
  await signIn(page, member);
  for (const token of [half, forged]) {
    await page.goto(`/share/${token}`);
    await expect(page).toHaveURL(/\/$/);
    await dashboard(page);
    await page.goto(`/posts/post-details/${token}`);
    await expect(page.getByText('This post was removed, or the link to it is incomplete.')).toBeVisible();
  }
});

for (const status of [200, 502])
  test(`a server that answers HTML with ${status} is an error to try again, and loses no words`, async ({
    page,
    app,
  }) => {
    const member = await newMember(app);
    await postAs(app, member, `Behind the proxy of ${status}`);
    const list = `**${operations.getFeedList.path}`;
    const feedComes = await intercept(page, list, (route) => route.fulfill({ status, ...html }));
    await signIn(page, member);
    const retry = page.getByRole('tabpanel').getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible();
    await expect(page.getByRole('tabpanel').getByText('Something went wrong')).toBeVisible();
    await expect(page.getByText('502 Bad Gateway')).toHaveCount(0);
    feedComes();
    await retry.click();
    await expect(page.getByText(`Behind the proxy of ${status}`)).toBeVisible();

    const write = `**${operations.managePost.path}`;
    const postsArrive = await intercept(page, write, (route) => route.fulfill({ status, ...html }));
    const composer = await openComposer(page);
    const words = `Nobody read this yet, ${status}`;
    await postText(composer).fill(words);
    await postButton(composer).click();
    // Nobody knows whether it has arrived: it waits, and is sent again by itself, at once where the network comes back.
    await expect(composer).toBeHidden();
    await expect(page.getByText('1 waiting')).toBeVisible();
    postsArrive();
    await page.context().setOffline(true);
    await expect(page.getByText(/^You are offline/)).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByRole('article').filter({ hasText: words })).toHaveCount(1);
    await expect(page.getByText('1 waiting')).toBeHidden();
  });

import type { Page } from '@playwright/test';
import { newMember } from './support/api.ts';
import { expect, test } from './support/app.ts';
import { kill, openComposer, pictureFiles, postButton, postText } from './support/composer.ts';
import { connect } from './support/people.ts';
import { signIn } from './support/session.ts';

test.use({ serviceWorkers: 'allow' });

const words = ['First, the north gate.', 'Then the river.', 'Last, the bridge.'];
const note = 'Three bridges in one day';

const workerReady = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);

test('[R1] what is written offline outlives a killed tab: three messages and a post arrive once and in order', async ({
  page,
  app,
  context,
  visitor,
}) => {
  // Two members, and a tab that is killed and comes back.
  test.slow();
  const nia = await newMember(app, { name: 'Nia Berg' });
  const tomas = await newMember(app, { name: 'Tomas Rey' });
  await connect(app, nia, tomas);
  const other = await visitor();
  await signIn(other, tomas);
  await other.goto('/chats');
  await other.getByRole('link', { name: 'Nia Berg' }).click();
  const theirs = other.getByRole('region', { name: 'Messages with Nia Berg' }).locator('[data-part=bubble]');

  await signIn(page, nia);
  await workerReady(page);
  await page.getByRole('link', { name: /^Chat List/ }).click();
  // The dashboard may know others of this name, until it is left.
  await expect(page.getByRole('heading', { level: 1, name: 'Chat List' })).toBeAttached();
  await page.getByRole('link', { name: 'Tomas Rey' }).click();
  const field = page.getByRole('textbox', { name: 'Message to Tomas Rey' });
  await expect(field).toBeVisible();
  await context.setOffline(true);
  for (const text of words) {
    await field.fill(text);
    await field.press('Enter');
  }
  await expect(page.getByText('Waiting to be sent')).toHaveCount(3);
  await expect(page.getByText('3 waiting')).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  const composer = await openComposer(page);
  await postText(composer).fill(note);
  await postButton(composer).click();
  await expect(page.getByText('4 waiting')).toBeVisible();
  await kill(page);

  // Still without a network: nothing was lost with the page.
  const again = await context.newPage();
  await again.goto('/');
  await expect(again.getByText('4 waiting')).toBeVisible();
  await expect(theirs).toHaveCount(0);
  await context.setOffline(false);
  await expect(again.getByText('4 waiting')).toBeHidden();
  await expect(theirs).toHaveText(words.map((text) => `Nia Berg: ${text}`));
  await again.reload();
  await expect(again.getByRole('article').filter({ hasText: note })).toHaveCount(1);
});

test('what waits can be looked at and taken back, and logging out asks', async ({ page, app, context }) => {
  const nia = await newMember(app, { name: 'Nia Berg' });
  const tomas = await newMember(app, { name: 'Tomas Rey' });
  await connect(app, nia, tomas);
  await signIn(page, nia);
  await page.goto('/chats');
  await page.getByRole('link', { name: 'Tomas Rey' }).click();
  const field = page.getByRole('textbox', { name: 'Message to Tomas Rey' });
  await expect(field).toBeVisible();
  await workerReady(page);
  await context.setOffline(true);
  for (const text of words.slice(0, 2)) {
    await field.fill(text);
    await field.press('Enter');
  }
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Waiting to be sent' });
  await expect(drawer.getByRole('listitem')).toHaveCount(2);
  await expect(drawer.getByText('Message to Tomas Rey').first()).toBeVisible();
  await drawer
    .getByRole('listitem')
    .filter({ hasText: words[0] })
    .getByRole('button', { name: 'Cancel' })
    .click();
  await expect(drawer.getByRole('listitem')).toHaveCount(1);
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('1 waiting')).toBeVisible();
  await page.getByRole('button', { name: /^Profile menu/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText('1 unsent item will be deleted')).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await context.setOffline(false);
  await expect(page.getByText('1 waiting')).toBeHidden();
  const thread = page.getByRole('region', { name: 'Messages with Tomas Rey' });
  await expect(thread.locator('[data-part=bubble]')).toHaveText([`You: ${words[1]}`]);
});

test('a picture that is written without a network goes with its message once there is one', async ({
  page,
  app,
  context,
}) => {
  const nia = await newMember(app, { name: 'Nia Berg' });
  const tomas = await newMember(app, { name: 'Tomas Rey' });
  await connect(app, nia, tomas);
  await signIn(page, nia);
  await page.goto('/chats');
  await page.getByRole('link', { name: 'Tomas Rey' }).click();
  const field = page.getByRole('textbox', { name: 'Message to Tomas Rey' });
  await expect(field).toBeVisible();
  await workerReady(page);
  await context.setOffline(true);
  await page.getByLabel('Picture', { exact: true }).setInputFiles(await pictureFiles(1));
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Description of the picture' }).fill('Trees in rows');
  await field.fill(words[0] ?? '');
  await field.press('Enter');
  await expect(page.getByText('1 waiting')).toBeVisible();
  const thread = page.getByRole('region', { name: 'Messages with Tomas Rey' });
  await expect(thread.getByRole('img', { name: 'Trees in rows' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('1 waiting')).toBeHidden();
  await expect(thread.getByRole('button', { name: 'Trees in rows' })).toBeVisible();
});

import { operations } from '#openapi/generated/operations.ts';
import { newMember, newPhone } from './support/api.ts';
import { expect, test } from './support/app.ts';
import { accessible } from './support/axe.ts';
import { dashboard, fillLogin, signIn } from './support/session.ts';
import type { Page } from '@playwright/test';

const openMenu = (page: Page) => page.getByRole('button', { name: /^Profile menu/ }).click();

test('[S4.14] a stranger is led through login to the page they wanted', async ({ page, app }) => {
  const member = await newMember(app, { role: 2, name: 'Nordlicht Personal' });
  await page.goto('/posts');
  await expect(page).toHaveURL(/\/login$/);
  await fillLogin(page, member);
  await expect(page).toHaveURL(/\/posts$/);
  await expect(page.getByRole('heading', { name: 'My Posts', level: 1 })).toBeAttached();
});

test('[S4.1] [S3.1] login keeps payload and role in local storage; a reload restores the session', async ({
  page,
  app,
}) => {
  const member = await newMember(app, { role: 3, name: 'Kade Bikes' });
  await page.goto('/login');
  await fillLogin(page, member);
  await dashboard(page);
  const user = await page.evaluate(
    () => JSON.parse(localStorage.getItem('user') ?? 'null') as Record<string, unknown>,
  );
  expect(user).toMatchObject({ role: 3, id: member.session.id, premiumUser: 0 });
  expect(user.accessToken).toBeTruthy();
  await page.reload();
  await dashboard(page);
});

test('[S4.10] [S2.19] [S4.2] logout asks, tells the server, clears what is stored', async ({ page, app }) => {
  const member = await newMember(app);
  const told: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(operations.logout.path)) told.push(request.postDataJSON());
  });
  await signIn(page, member);
  await dashboard(page);
  await openMenu(page);
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to logout?' });
  await expect(question).toBeVisible();
  expect(told).toEqual([]);
  await question.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('link', { name: 'Create account' }).first()).toBeVisible();
  await expect(page.getByText('You are logged out')).toBeVisible();
  // The question went with the page that it was asked on.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(told).toEqual([expect.objectContaining({ userId: member.session.id })]);
  expect(
    await page.evaluate(() => [localStorage.getItem('user'), localStorage.getItem('deviceToken')]),
  ).toEqual([null, null]);
});

test('a forgotten password: code, new password, and one is signed in', async ({ page, app }) => {
  const member = await newMember(app, { role: 4, name: 'Café Sol' });
  const first = await app.codeFor(`+49${member.phone}`);
  await page.goto('/forgot-password/4');
  await page.locator('select[name="phoneCountry"]').selectOption('DE');
  await page.getByRole('textbox', { name: 'Phone' }).fill(member.phone);
  await page.getByRole('button', { name: /code/i }).click();
  await page.waitForURL('**/verify/forgot');
  await page
    .getByRole('textbox', { name: 'Code' })
    .fill(await app.codeFor(`+49${member.phone}`, { after: first }));
  await page.waitForURL('**/change-password');
  const password = 'three unrelated words 7';
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill(password);
  await page.getByRole('textbox', { name: 'Repeat the new password' }).fill(password);
  await page.locator('main button[type=submit]').click();
  await dashboard(page);
});

test('[S2.18] each row of the settings leads to its page, and both toggles are there', async ({
  page,
  app,
}) => {
  await signIn(page, await newMember(app));
  await dashboard(page);
  const settings = page.getByRole('dialog', { name: 'Settings', exact: true });
  const account = settings.getByRole('region', { name: 'Account', exact: true });
  for (const [row, path] of [
    ['Change Password', '/change-password'],
    ['Delete Account', '/delete-account'],
  ] as const) {
    await openMenu(page);
    await page.getByRole('menuitem', { name: 'Settings' }).click();
    await expect(settings.getByRole('heading', { name: 'Settings', exact: true })).toBeVisible();
    await expect(account.getByRole('link')).toContainText(['Change Password', 'Delete Account']);
    const notifications = settings.getByRole('region', { name: 'Notifications', exact: true });
    for (const name of ['Email Notifications', 'App Notifications'])
      await expect(notifications.getByRole('switch', { name, exact: true })).toBeAttached();
    await account.getByText(row, { exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(settings).toBeHidden();
  }
});

test('settings lead to change password, and the old password ends', async ({ page, app }) => {
  const member = await newMember(app);
  await signIn(page, member);
  await openMenu(page);
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await page
    .getByRole('dialog', { name: 'Settings' })
    .getByRole('link', { name: /Change Password/ })
    .click();
  await expect(page).toHaveURL(/\/change-password$/);
  await page.getByRole('textbox', { name: 'Current password' }).fill('not my password');
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill('three unrelated words 7');
  await page.getByRole('textbox', { name: 'Repeat the new password' }).fill('three unrelated words 7');
  const save = page.locator('main button[type=submit]');
  await save.click();
  // Wrong, but the session stays: 401 would have led to /login.
  await expect(page.getByRole('textbox', { name: 'Current password' })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await page.getByRole('textbox', { name: 'Current password' }).fill(member.password);
  await save.click();
  await dashboard(page);
});

test('settings show phone and e-mail, and a new phone holds once its code is entered', async ({
  page,
  app,
}) => {
  const member = await newMember(app);
  await signIn(page, member);
  await openMenu(page);
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await expect(settings.getByText(`+49 ${member.phone}`)).toBeVisible();
  await expect(settings.getByText(`m${member.phone}@example.org`)).toBeVisible();
  await settings.getByRole('button', { name: 'Change phone' }).click();

  const dialog = page.getByRole('dialog', { name: 'Change phone number' });
  const phone = newPhone();
  await dialog.getByRole('textbox', { name: 'New phone number' }).fill(phone);
  await dialog.getByRole('textbox', { name: 'Current password' }).fill('not my password');
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect(dialog.getByText('This is not your current password.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Current password' }).fill(member.password);
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Code' })).toBeVisible();
  await accessible(page, 'the code of a new phone', '[role=dialog]');
  await dialog.getByRole('textbox', { name: 'Code' }).fill(await app.codeFor(`+49${phone}`));
  await expect(dialog).toBeHidden();
  await expect(settings.getByText(`+49 ${phone}`)).toBeVisible();

  // The session has gone on, under a new token.
  await page.reload();
  await dashboard(page);
});

test('[S4.15] a session that was ended elsewhere leads to login, and what is stored is gone', async ({
  page,
  app,
  visitor,
}) => {
  const member = await newMember(app);
  // The stream would tell at once, and the address may be another one before the reload.
  await page.route(`**${operations.stream.path}`, (route) => route.abort());
  await signIn(page, member);
  await dashboard(page);
  const other = await visitor();
  await signIn(other, member);
  await dashboard(other);
  await openMenu(other);
  await other.getByRole('menuitem', { name: 'Log out' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expect(other.getByText('You are logged out')).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
});

test('deleting the account: a code of its own, the word, and the account is gone', async ({ page, app }) => {
  const member = await newMember(app);
  const first = await app.codeFor(`+49${member.phone}`);
  await signIn(page, member);
  await page.goto('/delete-account');
  await page.getByRole('button', { name: /Send.*code/i }).click();
  await page
    .getByRole('textbox', { name: 'Code' })
    .fill(await app.codeFor(`+49${member.phone}`, { after: first }));
  await page.getByRole('textbox', { name: /Type DELETE/ }).fill('DELETE');
  await page
    .getByRole('button', { name: /Delete/ })
    .last()
    .click();
  await expect(page.getByRole('link', { name: 'Create account' }).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
});

test('[S1.5] the toggle switches the theme, which is kept', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Use dark theme' }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await page.reload();
  await expect(page.locator('html')).toHaveClass(/dark/);
});

test('[S2.2] [S2.21] any other path shows the not-found page', async ({ page }) => {
  await page.goto('/no/such/place');
  await expect(page.getByText('Oops! The page you are looking for does not exist.')).toBeVisible();
  await page.getByRole('link', { name: 'Go Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('a member who followed a wrong link keeps header and sidebar', async ({ page, app }) => {
  await signIn(page, await newMember(app));
  await page.goto('/no/such/place');
  await expect(page.getByText('Oops! The page you are looking for does not exist.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Transactions' }).first()).toBeVisible();
  await openMenu(page);
  await expect(page.getByRole('menuitem', { name: 'Settings' })).toBeVisible();
});

test('after a move by keyboard the title has the focus, and no ring', async ({ page, app }) => {
  await signIn(page, await newMember(app));
  await page.getByRole('link', { name: 'Transactions' }).first().focus();
  await page.keyboard.press('Enter');
  const title = page.getByRole('heading', { name: 'Transactions', level: 1 });
  await expect(title).toBeFocused();
  await expect(title).toHaveCSS('outline-style', 'none');
});

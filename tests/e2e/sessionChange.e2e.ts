import type { Page } from '@playwright/test';
import { call, newMember, type Member } from './support/api.ts';
import { expect, test } from './support/app.ts';
import type { ServerProcess } from './support/server.ts';
import { fillLogin } from './support/session.ts';

declare global {
  /** Set once: gone when the page was loaded anew. */
  var samePage: boolean | undefined;
}

/** The login page with every country in its list: they are asked for as nobody, each time somebody has left. */
async function loginPage(page: Page) {
  await expect(page).toHaveURL(/\/login$/);
  await expect
    .poll(() => page.locator('select[name="phoneCountry"] option').count(), 'countries to choose from')
    .toBeGreaterThan(200);
}

/** The dashboard with its numbers, not with their skeletons. */
async function home(page: Page, { name, role }: Member) {
  const overview = page.getByRole('region', { name: 'Your overview' });
  const called = role === 1 ? (name.split(' ')[0] ?? '') : name;
  await expect(overview.getByText(called).first()).toBeVisible();
  await expect(overview.getByRole('listitem').first()).toBeVisible();
}

/** Logs in by the form; the page is loaded this once. */
async function enter(page: Page, member: Member) {
  await page.goto('/login');
  await page.evaluate(() => (globalThis.samePage = true));
  await loginPage(page);
  await fillLogin(page, member);
  await home(page, member);
}

async function logOut(page: Page) {
  await page.getByRole('button', { name: /^Profile menu/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('link', { name: 'Log in' }).first().click();
  await loginPage(page);
}

const isSamePage = (page: Page) => page.evaluate(() => globalThis.samePage === true);

async function deleteAccount(app: ServerProcess, { session, phone }: Member) {
  const userId = session.id;
  await call(app, 'verifyAccount', { userId }, session);
  await call(app, 'deleteAccount', { userId, otp: await app.codeFor(`+49${phone}`) }, session);
}

test('[S4.2] out and in again in one page load: countries to choose from, and the dashboard with its numbers', async ({
  page,
  app,
}) => {
  const member = await newMember(app);
  await enter(page, member);
  await logOut(page);
  await fillLogin(page, member);
  await home(page, member);
  expect(await isSamePage(page)).toBe(true);
});

test('[S4.2] after a member of one role a member of another sees what is theirs', async ({ page, app }) => {
  const agency = await newMember(app, { role: 2, name: 'Nordlicht Personal' });
  // Nobody else is called so, and the two are hidden from one another: only what was left behind could name Quirin.
  const quirin = await newMember(app, { name: 'Quirin Vogelsang' });
  const between = { userId: agency.session.id, otherUserId: quirin.session.id };
  await call(app, 'manageConnection', { ...between, action: 4 }, agency.session);
  await enter(page, quirin);
  await logOut(page);
  await fillLogin(page, agency);
  await home(page, agency);
  await expect(page.getByText('Quirin')).toHaveCount(0);
  expect(await isSamePage(page)).toBe(true);
});

/** The session is over without the page knowing: its stream asks again, is sent to the login, and the same page takes `next`. */
async function goOnAs(page: Page, next: Member) {
  await loginPage(page);
  await fillLogin(page, next);
  await expect(page.getByRole('button', { name: /^Profile menu/ })).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await home(page, next);
  expect(await isSamePage(page)).toBe(true);
}

test('[S4.15] after a session that was ended elsewhere (401) the same page logs in again', async ({
  page,
  app,
}) => {
  const member = await newMember(app);
  await enter(page, member);
  await call(app, 'logout', { userId: member.session.id }, await currentSession(page, member));
  await goOnAs(page, member);
});

test('[S4.15] after an account that is gone (410) the same page takes another member', async ({
  page,
  app,
}) => {
  const leaver = await newMember(app);
  const next = await newMember(app, { name: 'Ilse van Dorp' });
  await enter(page, leaver);
  await deleteAccount(app, leaver);
  await expect(page.getByText('This account was deleted.')).toBeVisible();
  await expect(page.getByText('your draft is kept')).toHaveCount(0);
  await goOnAs(page, next);
});

/** The session that the form has opened; the member's own was opened by registering. */
async function currentSession(page: Page, { session }: Member): Promise<Member['session']> {
  const token = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('user') ?? '{}') as { accessToken: string }).accessToken,
  );
  return { ...session, accessToken: token };
}

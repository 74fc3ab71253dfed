import { expect, type Page } from '@playwright/test';
import type { Member } from './api.ts';

const roles = { 1: 'User', 2: 'HR', 3: 'Brand', 4: 'Business' } as const;

/** Opens the application as this member, as an earlier login has left the storage (specification 3). */
export async function signIn(page: Page, { session, role }: Member) {
  // Any address of this origin does: the application is loaded once, and not twice.
  await page.goto('/health');
  await page.evaluate((user) => localStorage.setItem('user', user), JSON.stringify({ ...session, role }));
  await page.goto('/');
}

/** Logs in by the form, on the login page. */
export async function fillLogin(page: Page, member: Member, password = member.password) {
  await page.getByRole('radio', { name: roles[member.role] }).check({ force: true });
  await page.locator('select[name="phoneCountry"]').selectOption('DE');
  await page.getByRole('textbox', { name: 'Phone' }).fill(member.phone);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** The member is at home. */
export const dashboard = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Dashboard' })).toBeAttached();

/** A stranger is at the page for strangers. */
export const landing = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Every application gets an answer.' })).toBeVisible();

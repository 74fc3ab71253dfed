import type { Page } from '@playwright/test';
import type { Member } from './api.ts';

/** Opens the application as this member, as an earlier login has left the storage (specification 3). */
export async function signIn(page: Page, { session, role }: Member) {
  await page.goto('/login');
  await page.evaluate((user) => localStorage.setItem('user', user), JSON.stringify({ ...session, role }));
  await page.goto('/');
}

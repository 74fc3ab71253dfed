import { expect, type Page } from '@playwright/test';
import { call, type Member } from './api.ts';
import { openEvent } from './events.ts';
import { payWith, type testCards } from './payment.ts';
import type { ServerProcess } from './server.ts';

/** The tickets of a member as the server has them. */
export const ticketsOf = async (app: ServerProcess, { session }: Member) =>
  (await call(app, 'ticketList', { userId: session.id, when: 'UPCOMING', pageIndex: 1 }, session)).response;

/** Chooses tickets on the page of an event, where only one of two places shows them. */
export async function chooseTickets(page: Page, eventName: string, quantity: number, what = 'Day pass') {
  await openEvent(page, eventName);
  await page.getByLabel(`How many of ${what}`).locator('visible=true').selectOption(String(quantity));
  await page.getByRole('button', { name: 'Get tickets' }).locator('visible=true').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Get your tickets' })).toBeVisible();
}

/** Names everybody who comes, and says where the receipt goes. */
export async function nameAttendees(page: Page, names: readonly string[]) {
  await page.getByLabel('Your e-mail').fill('amara@example.org');
  const fields = page.getByRole('form', { name: 'Tickets' }).getByLabel('Name', { exact: true });
  await expect(fields).toHaveCount(names.length);
  for (const [index, name] of names.entries()) await fields.nth(index).fill(name);
}

export const payTickets = (page: Page, card: keyof typeof testCards) =>
  payWith(page.getByRole('form', { name: 'Tickets' }), card);

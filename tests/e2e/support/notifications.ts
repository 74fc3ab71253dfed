import type { Page } from '@playwright/test';
import { call, type Member } from './api.ts';
import { expect } from './app.ts';
import type { ServerProcess } from './server.ts';
import { signIn } from './session.ts';

export interface Led {
  type: number;
  /** Of several of one type: which one. */
  text?: string;
  /** The address that it opens, and what is read there. */
  to: string;
  shown: string | RegExp;
}

/** Opens the list and its entries one by one: each leads to its place, and the number at the bell goes down. */
export async function opensAll(page: Page, app: ServerProcess, member: Member, all: readonly Led[]) {
  const { session } = member;
  const asked = { userId: session.id, pageIndex: 1 };
  const list = () => call(app, 'getNotificationList', asked, session);
  const of = async ({ type, text = '' }: Led) =>
    (await list()).response.find((one) => one.type === type && one.notification.includes(text));
  for (const one of all) await expect.poll(() => of(one), `type ${one.type} ${one.text ?? ''}`).toBeDefined();
  let { unreadCount: unread } = await list();
  await signIn(page, member);
  const drawer = page.getByRole('dialog', { name: 'Notifications' });
  const bell = (count: number) =>
    page.getByRole('button', {
      name: count ? `Notifications, ${count} unread` : 'Notifications',
      exact: true,
    });
  for (const one of all) {
    const text = (await of(one))?.notification ?? '';
    await bell(unread).click();
    await drawer.getByRole('link').filter({ hasText: text }).first().click();
    await expect(page).toHaveURL((url) => `${url.pathname}${url.search}${url.hash}`.startsWith(one.to));
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('main').getByText(one.shown).first()).toBeVisible();
    unread -= 1;
    await expect(bell(unread)).toBeVisible();
  }
}

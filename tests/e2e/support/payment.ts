import { expect, type Locator, type Page } from '@playwright/test';

/** The test cards, by what their list calls them. */
export const testCards = {
  paid: '4242',
  asksBank: '3155',
  declined: '0002',
  insufficient: '9995',
  expired: '0069',
} as const;

/** Opens the payment of Premium, its card form ready. */
export async function openPayment(page: Page): Promise<Locator> {
  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Get Premium for $7.99' }).click();
  const dialog = page.getByRole('dialog', { name: 'Get Premium' });
  await expect(dialog.getByRole('button', { name: 'Pay $7.99' })).toBeEnabled();
  return dialog;
}

/** Chooses a test card and pays with it. */
export async function payWith(dialog: Locator, which: keyof typeof testCards) {
  const list = dialog.getByLabel('Test card');
  const label = await list.locator('option', { hasText: testCards[which] }).textContent();
  await list.selectOption(label ?? '');
  await dialog.getByRole('button', { name: /^Pay / }).click();
}

/** What this device knows of the member (specification 4). */
export const isPremiumHere = async (page: Page) =>
  (
    JSON.parse((await page.evaluate(() => localStorage.getItem('user'))) ?? '{}') as {
      premiumUser?: number;
    }
  ).premiumUser;

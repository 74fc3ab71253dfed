import { readFile } from 'node:fs/promises';
import { extractText, getDocumentProxy } from 'unpdf';
import { call, newMember } from './support/api.ts';
import { expect, test } from './support/app.ts';
import { accessible } from './support/axe.ts';
import { isPremiumHere, openPayment, payWith } from './support/payment.ts';
import { dashboard, signIn } from './support/session.ts';

test('a payment is in the list, with its receipt, a table, a way to help, and what went back', async ({
  page,
  app,
}) => {
  // From paying to being paid back, with the server at rest in between.
  test.slow();
  await signIn(page, await newMember(app));
  await page.goto('/transactions');
  await expect(page.getByText('You have not paid anything here.')).toBeVisible();
  await payWith(await openPayment(page), 'paid');
  await dashboard(page);
  await page.goto('/transactions');
  await expect(page.getByText('Paid: $7.99')).toBeVisible();
  await accessible(page, 'the transactions');

  const table = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const csv = await readFile(await (await table).path(), 'utf8');
  expect(csv).toContain('Rolecast Premium,Premium,Paid,7.99');

  await page.getByRole('button', { name: /Rolecast Premium/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Rolecast Premium' });
  await expect(drawer.getByText('Visa ending in 4242')).toBeVisible();
  await accessible(page, 'a payment', '[role=dialog]');
  const number = (await drawer.getByText(/^R-\d{4}-\d{6}$/).textContent()) ?? '';
  const file = page.waitForEvent('download');
  await drawer.getByRole('button', { name: 'Receipt (PDF)' }).click();
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(await (await file).path())));
  const { text } = await extractText(pdf, { mergePages: true });
  for (const words of [number, 'Amara Diallo', '$7.99', 'This is test mode: no money was taken.'])
    expect(text.replaceAll(/\s+/g, ' ')).toContain(words);

  const id = new URL(page.url()).searchParams.get('payment') ?? '';
  expect(await app.admin('payments', 'refund', id, 'all', 'As you asked')).toContain('will be paid back');
  await expect(async () => {
    await page.reload();
    await expect(drawer.getByText(number).first()).toBeVisible();
    await expect(drawer.getByText('As you asked')).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(drawer.getByText('Paid back').first()).toBeVisible();

  await drawer.getByRole('link', { name: 'Ask for help' }).click();
  await expect(page.getByLabel('Subject')).toHaveValue(`Help with payment ${number}`);
});

test('a payment that was refused is gone on with from the list', async ({ page, app }) => {
  const member = await newMember(app);
  await signIn(page, member);
  const dialog = await openPayment(page);
  await payWith(dialog, 'declined');
  await expect(dialog.getByRole('alert')).toHaveText('Your card was declined.');
  // The provider tells the server a moment later.
  const asked = { userId: member.session.id, pageIndex: 1 };
  await expect.poll(async () => (await call(app, 'transactions', asked, member.session)).count).toBe(1);
  await page.goto('/transactions?status=0');
  await page.getByRole('button', { name: /Rolecast Premium/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Rolecast Premium' });
  await expect(drawer.getByRole('alert')).toContainText('Your card was declined.');
  await drawer.getByRole('button', { name: 'Pay now' }).click();
  const again = page.getByRole('dialog', { name: 'Pay for Rolecast Premium' });
  await expect(again.getByRole('button', { name: 'Pay $7.99' })).toBeEnabled();
  await payWith(again, 'paid');
  await expect(page.getByText('Welcome to Premium')).toBeVisible();
  await expect(drawer.getByText(/^R-\d{4}-\d{6}$/)).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Pay now' })).toBeHidden();
  expect(await isPremiumHere(page)).toBe(1);
});

test('nobody opens the payment of somebody else', async ({ page, app, visitor }) => {
  await signIn(page, await newMember(app));
  await payWith(await openPayment(page), 'paid');
  await dashboard(page);
  await page.goto('/transactions');
  await page.getByRole('button', { name: /Rolecast Premium/ }).click();
  await expect(page).toHaveURL(/payment=/);
  const other = await visitor();
  await signIn(other, await newMember(app, { name: 'Mei Chen' }));
  await other.goto(page.url().replace(app.url, ''));
  await expect(other.getByText('This payment does not exist.')).toBeVisible();
  await expect(other.getByText('You have not paid anything here.')).toBeVisible();
});

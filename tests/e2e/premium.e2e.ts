import { newMember } from './support/api.ts';
import { expect, test } from './support/app.ts';
import { accessible } from './support/axe.ts';
import { intercept } from './support/intercept.ts';
import { isPremiumHere as isPremium, openPayment, payWith as pay } from './support/payment.ts';
import { dashboard, fillLogin, signIn } from './support/session.ts';

test('[S4.11] [S4.12] [S2.20] [S8.4] a member pays, is premium at once, and still after the next login', async ({
  page,
  app,
}) => {
  const amara = await newMember(app);
  await signIn(page, amara);
  const dialog = await openPayment(page);
  await expect(dialog.getByText('Test mode')).toBeVisible();
  const box = await dialog.boundingBox();
  expect(box?.width).toBeLessThanOrEqual(600);
  await accessible(page, 'the payment', '[role=dialog]');
  await expect(dialog.getByLabel('Name on the card')).toHaveValue('Amara Diallo');
  // What the holder types, without the list of test cards.
  await dialog.getByLabel('Card number').pressSequentially('4242424242424242');
  await expect(dialog.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242');
  await dialog.getByLabel('Expiry date').pressSequentially('1234');
  await dialog.getByLabel('Security code').fill('123');
  await dialog.getByLabel('E-mail for the receipt').fill('receipts@example.org');
  await dialog.getByRole('button', { name: 'Pay $7.99' }).click();
  await dashboard(page);
  await expect(page.getByText('Payment successful!')).toBeVisible();
  await expect(page.getByText('Welcome to Premium')).toBeVisible();
  expect(await isPremium(page)).toBe(1);
  await page.goto('/pricing');
  await expect(page.getByText('You are Premium since Today')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Get Premium/ })).toHaveCount(0);

  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await fillLogin(page, amara);
  await dashboard(page);
  expect(await isPremium(page)).toBe(1);
});

test('whose card is charged while the answer gets lost is premium, and told so', async ({ page, app }) => {
  await signIn(page, await newMember(app));
  const dialog = await openPayment(page);
  await page.route('**/sandbox/payments/confirm', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await pay(dialog, 'paid');
  await dashboard(page);
  await expect(page.getByText('Payment successful!')).toBeVisible();
  expect(await isPremium(page)).toBe(1);
});

test('[S5.5] [S4.13] cards that are refused say why, nothing is lost, and the next one is charged once', async ({
  page,
  app,
}) => {
  await signIn(page, await newMember(app));
  const dialog = await openPayment(page);
  await dialog.getByRole('button', { name: 'Pay $7.99' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Your card number is incomplete.');
  await expect(dialog.getByLabel('Card number')).toBeFocused();
  for (const [which, words] of [
    ['declined', 'Your card was declined.'],
    ['insufficient', 'Your card has insufficient funds.'],
    ['expired', 'Your card has expired.'],
  ] as const) {
    await pay(dialog, which);
    await expect(dialog.getByRole('alert')).toHaveText(words);
    await expect(dialog.getByLabel('Name on the card')).toHaveValue('Amara Diallo');
  }
  await pay(dialog, 'paid');
  await dashboard(page);
  expect(await isPremium(page)).toBe(1);
});

test('[S7.9] the bank asks the holder: refused, confirmed, and confirmed on a page of its own that leads back', async ({
  page,
  app,
  visitor,
}) => {
  await signIn(page, await newMember(app));
  const dialog = await openPayment(page);
  await pay(dialog, 'asksBank');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Refuse' }).click();
  await expect(dialog.getByRole('alert')).toContainText('We are unable to authenticate your payment method.');
  await pay(dialog, 'asksBank');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm', exact: true }).click();
  await dashboard(page);
  expect(await isPremium(page)).toBe(1);

  const other = await visitor();
  await signIn(other, await newMember(app));
  await pay(await openPayment(other), 'asksBank');
  await other.getByRole('button', { name: 'Confirm and come back' }).click();
  await expect(other).toHaveURL(/\/payment-completion\?payment_intent=pi_/);
  await expect(other.getByRole('heading', { name: 'Payment successful!' })).toBeVisible();
  await expect(other.getByText('You are Premium now.')).toBeVisible();
  expect(other.url()).not.toContain('secret');
  expect(await isPremium(other)).toBe(1);
  await other.reload();
  await expect(other.getByText('You are Premium now.')).toBeVisible();
  await accessible(other, 'the way back from the bank');
});

test('whose upgrade cannot be asked for reads that the payment arrived, and it is asked again', async ({
  page,
  app,
}) => {
  await signIn(page, await newMember(app));
  const dialog = await openPayment(page);
  let asked = 0;
  const upgradesArrive = await intercept(page, '**/upgradeToPremium', (route) => {
    asked++;
    return route.abort();
  });
  await pay(dialog, 'paid');
  await expect(page.getByText('Your payment arrived; we are switching Premium on')).toBeVisible();
  // Nobody pays twice meanwhile.
  await expect(page.getByRole('button', { name: 'Get Premium for $7.99' })).toBeDisabled();
  const before = asked;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => asked).toBeGreaterThan(before);
  upgradesArrive();
  await dashboard(page);
  expect(await isPremium(page)).toBe(1);
});

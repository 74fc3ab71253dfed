import { operations } from '#openapi/generated/operations.ts';
import { newMember } from './support/api.ts';
import { expect, test } from './support/app.ts';
import { accessible } from './support/axe.ts';
import { intercept } from './support/intercept.ts';
import { dashboard, signIn } from './support/session.ts';

test('who waits longer than ten seconds is told, can cancel, and loses nothing', async ({ page, app }) => {
  const member = await newMember(app);
  await page.clock.install();
  await signIn(page, member);
  await page.goto('/change-password');
  const current = page.getByRole('textbox', { name: 'Current password' });
  const next = page.getByRole('textbox', { name: 'New password', exact: true });
  await current.fill(member.password);
  await next.fill('three unrelated words 7');
  await page.getByRole('textbox', { name: 'Repeat the new password' }).fill('three unrelated words 7');

  // The server takes it and says nothing.
  const address = `**${operations.changePassword.path}`;
  const serverAnswers = await intercept(page, address, () => {});
  const asked = page.waitForRequest(address);
  const save = page.getByRole('main').getByRole('button', { name: 'Save' });
  await save.click();
  await asked;
  await expect(page.getByText('Saving the password')).toBeAttached();
  await expect(page.getByText('Still working…')).toHaveCount(0);
  await page.clock.fastForward(10_000);
  await expect(page.getByText('Still working…')).toBeVisible();
  await accessible(page, 'a form that waits');

  await page.getByRole('main').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Cancelled before an answer came.')).toBeVisible();
  await expect(page.getByText('Still working…')).toHaveCount(0);
  await expect(save).toBeFocused();
  await expect(current).toHaveValue(member.password);
  await expect(next).toHaveValue('three unrelated words 7');

  serverAnswers();
  await save.click();
  await dashboard(page);
});

import { newMember } from './support/api.ts';
import { expect, test } from './support/app.ts';
import { signIn } from './support/session.ts';

test('a member without premium is told what premium is [S2.10, S4.14]', async ({ page, app }) => {
  await signIn(page, await newMember(app));
  await page.goto('/records/video');
  await expect(page.getByRole('heading', { name: 'Premium Feature Access Required' })).toBeVisible();
  await page.goto('/live');
  await expect(page.getByRole('heading', { name: 'Premium Feature Access Required' })).toBeVisible();
});

test('another role is refused [S2.9, S4.14]', async ({ page, app }) => {
  await signIn(page, await newMember(app, { role: 2 }));
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: '403' })).toBeVisible();
});

test('a stranger is asked to log in, also for what is not there yet [S4.14]', async ({ page }) => {
  await page.goto('/tickets');
  await expect(page).toHaveURL('/login');
  await page.goto('/records/audio');
  await expect(page).toHaveURL('/login');
});

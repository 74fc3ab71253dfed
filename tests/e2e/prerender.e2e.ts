import { newMember } from './support/api.ts';
import { expect, test } from './support/app.ts';
import { signIn } from './support/session.ts';

test('landing, login and pricing stand there before any JavaScript runs', async ({ browser, app }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: app.url });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Every application gets an answer.');
  await expect(page.getByRole('link', { name: 'Create account' }).first()).toHaveAttribute('href', '/signup');
  await expect(page.getByRole('link', { name: 'About' })).toHaveAttribute('href', '/about-us');
  await expect(page).toHaveTitle('Every application gets an answer · Rolecast');
  const pictures = page.locator('main img:visible');
  await expect(pictures).toHaveCount(2);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('complete', true);
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  }
  await page.getByRole('link', { name: 'Log in' }).first().click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in');
  await expect(page.getByRole('radio')).toHaveCount(4);
  await page.goto('/');
  await page.getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay once, go live for good');
  await expect(page.getByRole('link', { name: 'Get Premium for $7.99' })).toHaveAttribute('href', '/login');
  await page.close();
});

test('the application takes over what was drawn without a complaint and without moving it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
    // The browser of the tests has no Arial, whose measures the stand-in of our font takes: its change is not counted.
    addEventListener('DOMContentLoaded', () => void document.fonts.ready.then(() => shifts.splice(0)));
  });
  for (const path of ['/', '/login', '/pricing']) {
    await page.goto(path);
    // The button works once the application is there.
    await expect(async () => {
      // A press that counted a moment late is not made again: it would take the theme back.
      if (await page.locator('html:not(.dark)').count())
        await page.getByRole('button', { name: 'Use dark theme' }).first().click({ timeout: 500 });
      await expect(page.locator('html')).toHaveClass(/dark/, { timeout: 500 });
    }).toPass();
    await page.getByRole('button', { name: 'Use light theme' }).first().click();
    const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
  }
});

test('a member never sees the page for strangers', async ({ page, app }) => {
  await signIn(page, await newMember(app));
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeAttached();
  await expect(page.getByText('Four ways to be here')).toHaveCount(0);
});

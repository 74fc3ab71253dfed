import { newMember } from './support/api.ts';
import { expect, test } from './support/app.ts';
import { audibleSeconds, goLive, hears, withDevices } from './support/live.ts';
import { follow } from './support/people.ts';
import { openPayment, payWith } from './support/payment.ts';
import { dashboard, signIn } from './support/session.ts';

test.use(withDevices);
// A room, its listeners and what is left of it: each step waits for another process.
test.describe.configure({ timeout: 180_000 });

test('an audio room has no picture, and whoever is removed hears nothing more', async ({
  page,
  app,
  visitor,
}) => {
  const sol = await newMember(app, { role: 4, name: 'Café Sol' });
  const tomas = await newMember(app, { name: 'Tomas Rey' });
  await follow(app, tomas, sol);
  const other = await visitor();
  await signIn(other, tomas);
  await signIn(page, sol);
  await page.getByRole('banner').getByRole('button', { name: 'Live Audio' }).click();
  const room = await goLive(page, 'Morning questions');
  await expect(page.getByRole('button', { name: /camera/i })).toHaveCount(0);

  // Who follows the host is told, and led into the room.
  await other.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  await other.getByRole('link', { name: /Café Sol is live/ }).click();
  await expect(other).toHaveURL(room);
  await hears(other, 'Café Sol');
  await page.getByRole('button', { name: '1 watching' }).click();
  await page.getByRole('button', { name: 'Remove Tomas Rey from the room' }).click();
  await expect(other.getByRole('heading', { name: 'You cannot be in this room' })).toBeVisible();
  await expect(other.locator('video')).toHaveCount(0);
});

test('an audio room is liked, commented, taken up again, and its recording sounds all through', async ({
  page,
  app,
  visitor,
}) => {
  await signIn(page, await newMember(app, { role: 4, name: 'Café Sol' }));
  await payWith(await openPayment(page), 'paid');
  await dashboard(page);
  await page.getByRole('banner').getByRole('button', { name: 'Live Audio' }).click();
  const room = await goLive(page, 'Evening questions');
  await expect(page.getByText(/^REC/)).toBeVisible();
  const other = await visitor();
  await signIn(other, await newMember(app, { name: 'Tomas Rey' }));
  await other.goto(room);
  await hears(other, 'Café Sol');
  await other.getByRole('textbox', { name: 'Comment' }).fill('Are you open on Sunday?');
  await other.getByRole('textbox', { name: 'Comment' }).press('Enter');
  await expect(page.getByText('Are you open on Sunday?')).toBeVisible();
  await other.getByRole('button', { name: 'Like' }).click();
  await expect(page.getByText('1 like')).toBeVisible();
  // A film that is worth hearing.
  await expect(page.getByText(/^REC (0:[1-5]\d|[1-9]\d*:\d\d)/)).toBeVisible();

  const context = page.context();
  await page.close({ runBeforeUnload: false });
  await expect(other.getByText(/Host is reconnecting/)).toBeVisible({ timeout: 60_000 });
  const again = await context.newPage();
  await again.goto(room);
  await expect(other.getByText(/Host is reconnecting/)).toBeHidden();
  await hears(other, 'Café Sol');
  await again.getByRole('button', { name: 'End', exact: true }).click();
  const asked = again.getByRole('dialog', { name: 'End your room?' });
  await asked.getByRole('button', { name: 'End', exact: true }).click();
  await expect(other.getByRole('heading', { name: 'This room has ended' })).toBeVisible();

  await again.getByRole('link', { name: 'Your recordings' }).click();
  await expect(again).toHaveURL(/\/records\/audio/);
  const film = again.getByRole('button', { name: 'Evening questions', exact: true }).first();
  await expect(film).toBeVisible({ timeout: 60_000 });
  await film.click();
  const player = again.getByRole('dialog', { name: 'Evening questions' }).locator('video');
  await expect(player).toBeAttached();
  // Up to the moment at which its tab was killed.
  const heard = (await audibleSeconds(player)).slice(1, 10);
  expect(heard).toEqual(heard.map(() => true));
  expect(heard).toHaveLength(9);
});

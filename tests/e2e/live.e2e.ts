import { newMember } from './support/api.ts';
import { expect, test } from './support/app.ts';
import { accessible } from './support/axe.ts';
import { goLive, hears, hearsNothing, seesMoving, takesLastCamera, withDevices } from './support/live.ts';
import { openPayment, payWith } from './support/payment.ts';
import { dashboard, signIn } from './support/session.ts';

test.use(withDevices);
// A room, three who watch it and what is left of it: each step waits for another process.
test.describe.configure({ timeout: 180_000 });

test('a premium member is live with video, three watch, and nothing that is switched interrupts it', async ({
  page,
  app,
  visitor,
}) => {
  const nia = await newMember(app, { name: 'Nia Berg' });
  await signIn(page, nia);
  await payWith(await openPayment(page), 'paid');
  await dashboard(page);
  await page.getByRole('banner').getByRole('button', { name: 'Live Video' }).click();
  await expect(page.getByLabel('What your camera sees')).toBeVisible();
  await accessible(page, 'before a room is open');
  const room = await goLive(page, 'Portfolio night');
  await expect(page.getByText(/^REC/)).toBeVisible();

  const watching = [];
  for (const name of ['Tomas Rey', 'Ana Sousa', 'Mia Lund']) {
    const other = await visitor();
    await signIn(other, await newMember(app, { name }));
    await other.goto(room);
    await seesMoving(other, 'Nia Berg');
    await hears(other, 'Nia Berg');
    watching.push(other);
  }
  const [tomas, ana] = watching;
  if (!tomas || !ana) throw new Error('nobody watches');
  await expect(page.getByText('3 watching')).toBeVisible();
  await accessible(tomas, 'a room that is watched');

  await tomas.getByRole('textbox', { name: 'Comment' }).fill('What do you look for in a portfolio?');
  await tomas.getByRole('textbox', { name: 'Comment' }).press('Enter');
  for (const one of [page, ana])
    await expect(one.getByText('What do you look for in a portfolio?')).toBeVisible();
  await ana.getByRole('button', { name: 'Like' }).click();
  await expect(page.getByText('1 like')).toBeVisible();

  // The list of rooms shows what is on air.
  const list = await page.context().newPage();
  const article = list.getByRole('article').filter({ hasText: 'Portfolio night' });
  const isSeen = (images: (HTMLElement | SVGElement)[]) =>
    images.some((image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 100);
  await expect(async () => {
    await list.goto('/records/video');
    await expect(article).toBeVisible();
    // Where the first picture was not taken yet, the page is asked anew.
    await expect.poll(() => article.locator('img').first().evaluateAll(isSeen), { timeout: 2000 }).toBe(true);
  }).toPass();
  await list.close();

  // Nothing that is switched interrupts it.
  await takesLastCamera(page);
  await seesMoving(tomas, 'Nia Berg');
  await page.getByRole('button', { name: 'Mute the microphone' }).click();
  await hearsNothing(tomas, 'Nia Berg');
  await page.getByRole('button', { name: 'Switch the microphone on' }).click();
  await page.getByRole('button', { name: 'Microphone and camera' }).click();
  // Of all that are not in use: the first one of them is a microphone.
  await page
    .getByRole('menuitem')
    .filter({ hasNotText: /in use/ })
    .first()
    .click();
  await hears(tomas, 'Nia Berg');
  await page.getByRole('button', { name: 'Switch the camera off' }).click();
  await expect(tomas.getByLabel('What Nia Berg shows')).toBeHidden();
  await page.getByRole('button', { name: 'Switch the camera on' }).click();
  await seesMoving(tomas, 'Nia Berg');
});

test('a host whose tab is gone goes on in another one, and the recording stays', async ({
  page,
  app,
  visitor,
}) => {
  await signIn(page, await newMember(app, { name: 'Nia Berg' }));
  await payWith(await openPayment(page), 'paid');
  await dashboard(page);
  await page.getByRole('banner').getByRole('button', { name: 'Live Video' }).click();
  const room = await goLive(page, 'Portfolio night');
  const tomas = await visitor();
  await signIn(tomas, await newMember(app, { name: 'Tomas Rey' }));
  await tomas.goto(room);
  await seesMoving(tomas, 'Nia Berg');

  // The tab is gone without a goodbye, and another one goes on within the grace.
  const context = page.context();
  await page.close({ runBeforeUnload: false });
  await expect(tomas.getByText(/Host is reconnecting/)).toBeVisible({ timeout: 60_000 });
  const again = await context.newPage();
  await again.goto(room);
  await expect(again.getByLabel('What your audience sees')).toBeVisible();
  await expect(tomas.getByText(/Host is reconnecting/)).toBeHidden();
  await seesMoving(tomas, 'Nia Berg');

  await again.getByRole('button', { name: 'End', exact: true }).click();
  const asked = again.getByRole('dialog', { name: 'End your room?' });
  await asked.getByRole('button', { name: 'End', exact: true }).click();
  await expect(again.getByRole('heading', { name: 'Your room is closed' })).toBeVisible();
  await expect(tomas.getByRole('heading', { name: 'This room has ended' })).toBeVisible();

  await again.getByRole('link', { name: 'Your recordings' }).click();
  await expect(again).toHaveURL(/\/records\/video/);
  await again.goto('/');
  // The other one is of the payment.
  await again.getByRole('button', { name: 'Notifications, 2 unread' }).click({ timeout: 60_000 });
  await again.getByRole('link', { name: /Your recording is ready to watch/ }).click();
  await expect(again).toHaveURL('/records/video?tab=recordings&whose=mine');
  const film = again.getByRole('button', { name: 'Portfolio night', exact: true }).first();
  await expect(film).toBeVisible({ timeout: 60_000 });
  await accessible(again, 'own recordings');
  await film.click();
  const video = again.getByRole('dialog', { name: 'Portfolio night' }).locator('video');
  await expect
    .poll(() => video.evaluate((one: HTMLVideoElement) => Number.isFinite(one.duration) && one.duration > 1))
    .toBe(true);
  const sought = await video.evaluate(async (one: HTMLVideoElement) => {
    const middle = one.duration / 2;
    const arrived = new Promise((resolve) => one.addEventListener('seeked', resolve, { once: true }));
    one.currentTime = middle;
    await arrived;
    return Math.abs(one.currentTime - middle);
  });
  expect(sought).toBeLessThan(1);
});

test('a host who goes back is asked first, and stays on the air', async ({ page, app, visitor }) => {
  const sol = await newMember(app, { role: 4, name: 'Café Sol' });
  await signIn(page, sol);
  await dashboard(page);
  await page.getByRole('banner').getByRole('button', { name: 'Live Audio' }).click();
  const room = await goLive(page, 'Not over yet');
  const other = await visitor();
  await signIn(other, await newMember(app, { name: 'Tomas Rey' }));
  await other.goto(room);
  await hears(other, 'Café Sol');

  const asked = page.getByRole('dialog', { name: 'End your room?' });
  await page.evaluate(() => history.back());
  await asked.getByRole('button', { name: 'Stay live' }).click();
  await expect(asked).toBeHidden();
  await expect(page).toHaveURL(room);
  await hears(other, 'Café Sol');
  // Nobody is asked who only watches.
  await other.getByRole('link', { name: 'Leave' }).click();
  await dashboard(other);

  await page.evaluate(() => history.back());
  await asked.getByRole('button', { name: 'End', exact: true }).click();
  await dashboard(page);
  await page.goto(room);
  await expect(page.getByRole('heading', { name: 'Your room is closed' })).toBeVisible();
});

test('a second tab of the host asks, and the first one does not come back by itself', async ({
  page,
  app,
}) => {
  const sol = await newMember(app, { role: 4, name: 'Café Sol' });
  await signIn(page, sol);
  await page.getByRole('banner').getByRole('button', { name: 'Live Video' }).click();
  const room = await goLive(page, 'Two plates');
  const second = await page.context().newPage();
  await second.goto(room);
  await expect(second.getByRole('heading', { name: 'You are live in another tab' })).toBeVisible();
  await second.getByRole('button', { name: 'Continue here' }).click();
  await expect(second.getByLabel('What your audience sees')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'You are live in another tab' })).toBeVisible();
  await expect(second.getByLabel('What your audience sees')).toBeVisible();
});

test('a member without premium is told what premium is, and watches all the same', async ({
  page,
  app,
  visitor,
}) => {
  const sol = await newMember(app, { role: 4, name: 'Café Sol' });
  await signIn(page, sol);
  await page.getByRole('banner').getByRole('button', { name: 'Live Audio' }).click();
  const room = await goLive(page, 'Open to all');
  const other = await visitor();
  await signIn(other, await newMember(app));
  await other.goto('/live');
  await expect(other.getByRole('heading', { name: 'Premium Feature Access Required' })).toBeVisible();
  await other.goto(room);
  await hears(other, 'Café Sol');
  const stranger = await visitor();
  await stranger.goto(room);
  await expect(stranger.getByRole('heading', { name: 'Log in to watch' })).toBeVisible();
});

import { newMember } from './support/api.ts';
import { expect, test } from './support/app.ts';
import { accessible } from './support/axe.ts';
import { doorResult, eventWithGuests, goToDoor, openDoor, scanWithKeys, standOf } from './support/door.ts';

test.use({ serviceWorkers: 'allow' });

test('two doors scan without a network; later the server knows it all, and a double is told', async ({
  page,
  app,
  context,
  visitor,
}) => {
  // Two doors, each with and without a network, and what the organiser sees.
  test.slow();
  const organiser = await newMember(app, { role: 2, name: 'Nordlicht' });
  const names = ['Amara Diallo', 'Bo Li', 'Cyrus Amin'];
  const guests = await eventWithGuests(app, organiser, await newMember(app), names);
  const [amara, bo, cyrus] = guests.tickets;
  const garden = await visitor();
  await openDoor(page, organiser, guests, 'Gate 1');
  await openDoor(garden, organiser, guests, 'Garden');

  await test.step('with a network each device knows what the other has done', async () => {
    await page.getByRole('heading', { name: 'At the door' }).click();
    await scanWithKeys(page, amara?.qr);
    await expect(doorResult(page)).toHaveText(/^OKAmara Diallo/);
    // A server that is slow to answer is not waited for: then the garden decides by what it has heard.
    await garden.getByRole('button', { name: 'Refresh the list' }).click();
    await expect(garden.getByText('1 of 3 checked in')).toBeVisible();
    await garden.getByRole('textbox', { name: 'Ticket code' }).fill(amara?.ticketCode.toLowerCase() ?? '');
    await garden.getByRole('button', { name: 'Check', exact: true }).click();
    await expect(doorResult(garden)).toHaveText(/^Already used \d\d:\d\d at Gate 1/);
    await accessible(page, 'the door');
  });

  await test.step('without one each decides by itself', async () => {
    await context.setOffline(true);
    await garden.context().setOffline(true);
    await scanWithKeys(page, bo?.qr);
    await expect(doorResult(page)).toHaveText(/^OKBo Li.*it is sent later/);
    await scanWithKeys(garden, bo?.qr);
    await expect(doorResult(garden)).toHaveText(/^OKBo Li/);
    await scanWithKeys(garden, bo?.qr?.replace(/.{4}$/, 'AAAA'));
    await expect(doorResult(garden)).toHaveText(/^Not genuine/);
    await garden.getByRole('searchbox', { name: 'Find a name' }).fill('cyrus');
    await garden.getByRole('button', { name: 'Check in Cyrus Amin' }).click();
    await expect(garden.getByText('2 waiting to be sent')).toBeVisible();
  });

  await test.step('a page that was closed has lost nothing', async () => {
    await page.close();
    await context.setOffline(false);
    const again = await context.newPage();
    await goToDoor(again, guests.eventId, names.length);
    await expect(again.getByText('2 of 3 checked in')).toBeVisible();
    await expect.poll(() => standOf(app, organiser, bo!)).toEqual({ status: 2, gate: 'Gate 1' });
  });

  await test.step('the second door learns that it was the second', async () => {
    await garden.context().setOffline(false);
    const told = garden.getByRole('list', { name: 'To be looked at' });
    await expect(told).toContainText(/Let in .* at Garden, but first on another device .* at Gate 1/);
    await told.getByRole('button', { name: 'Done: Bo Li' }).click();
    await expect(told).toHaveCount(0);
    await garden
      .getByRole('region', { name: 'Last scans' })
      .getByRole('button', { name: 'Undo the check-in of Cyrus Amin' })
      .click();
    await expect.poll(() => standOf(app, organiser, cyrus!)).toEqual({ status: 1, gate: undefined });
  });
});

test('a phone is a door too', { tag: '@phone' }, async ({ page, app }) => {
  const organiser = await newMember(app, { role: 2, name: 'Nordlicht' });
  const guests = await eventWithGuests(app, organiser, await newMember(app), ['Amara Diallo', 'Bo Li']);
  await openDoor(page, organiser, guests, '');
  await page.getByRole('textbox', { name: 'Ticket code' }).fill('7k3m9');
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.getByText('A ticket code has 10 letters and digits.')).toBeVisible();
  await accessible(page, 'the door on a phone');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
});

import { newMember } from './support/api.ts';
import { expect, test } from './support/app.ts';
import { accessible } from './support/axe.ts';
import { newEventName, openEvent, publishEvent } from './support/events.ts';
import { buyTickets, firstSeats, named } from './support/purchase.ts';
import { fillLogin, signIn } from './support/session.ts';
import { chooseTickets, nameAttendees, payTickets, ticketsOf } from './support/tickets.ts';

test('[S2.8] a member chooses, names who comes, reloads, is declined, pays with another card and has the tickets', async ({
  page,
  app,
}) => {
  const name = newEventName('Lantern fair');
  await publishEvent(app, await newMember(app, { role: 3, name: 'Atelier Lune' }), name);
  const amara = await newMember(app);
  await signIn(page, amara);
  await chooseTickets(page, name, 2);
  await expect(page.getByRole('timer').locator('visible=true')).toHaveText(/^1[45]:\d\d$/);
  await nameAttendees(page, ['Amara Diallo', 'Mei-Lin Chen']);
  await expect(page.getByRole('button', { name: 'Pay €29.00' })).toBeEnabled();
  await accessible(page, 'the payment of tickets');
  await page.reload();
  await expect(page.getByLabel('Name', { exact: true }).nth(1)).toHaveValue('Mei-Lin Chen');

  await payTickets(page, 'declined');
  await expect(page.getByRole('alert')).toHaveText('Your card was declined.');
  await payTickets(page, 'paid');
  await expect(page.getByRole('heading', { level: 1, name: 'Payment successful!' })).toBeVisible();
  const bought = page.getByRole('list', { name: 'Your tickets' });
  await expect(bought.getByText('Mei-Lin Chen')).toBeVisible();
  await expect(page.getByText(`You paid €29.00 for ${name}.`)).toBeVisible();
  expect(await ticketsOf(app, amara)).toHaveLength(2);
  await accessible(page, 'bought tickets');
  await page.reload();
  await expect(bought.getByText('Amara Diallo')).toBeVisible();
  // Nothing is kept of an order that was paid.
  await page.goto('/event-payment');
  await expect(page).toHaveURL(/\/events$/);
});

test('the bank asks the holder and leads back, and the tickets are there by name', async ({ page, app }) => {
  const name = newEventName('Night of trades');
  await publishEvent(app, await newMember(app, { role: 3, name: 'Atelier Lune' }), name);
  await signIn(page, await newMember(app));
  await chooseTickets(page, name, 1);
  await nameAttendees(page, ['Kwame Mensah']);
  await payTickets(page, 'asksBank');
  await page.getByRole('button', { name: 'Confirm and come back' }).click();
  await expect(page).toHaveURL(/\/payment-completion\?payment_intent=pi_/);
  await expect(page.getByRole('list', { name: 'Your tickets' }).getByText('Kwame Mensah')).toBeVisible();
  expect(page.url()).not.toContain('secret');
});

test('a tab that is closed after paying loses neither the tickets nor their names', async ({ page, app }) => {
  const name = newEventName('Harbour talk');
  await publishEvent(app, await newMember(app, { role: 3, name: 'Atelier Lune' }), name);
  const amara = await newMember(app);
  await signIn(page, amara);
  await chooseTickets(page, name, 1);
  await nameAttendees(page, ['Mei-Lin Chen']);
  // The browser never tells the server that it was paid.
  await page.route('**/event/ticket/purchase', () => {});
  const asked = page.waitForRequest('**/event/ticket/purchase');
  await payTickets(page, 'paid');
  await asked;
  await page.close();
  await expect
    .poll(async () => (await ticketsOf(app, amara)).map(({ ticket }) => ticket.attendeeName))
    .toEqual(['Mei-Lin Chen']);
});

test('free tickets need no card', { tag: '@phone' }, async ({ page, app }) => {
  const name = newEventName('Open day');
  const organiser = await newMember(app, { role: 3, name: 'Atelier Lune' });
  await publishEvent(app, organiser, name, { ticket: { price: 0 } });
  await signIn(page, await newMember(app));
  await chooseTickets(page, name, 2);
  await nameAttendees(page, ['Amara Diallo', 'Mei-Lin Chen']);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  await page.getByRole('form', { name: 'Tickets' }).getByRole('button', { name: 'Get tickets' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your tickets are ready' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Your tickets' }).getByRole('listitem')).toHaveCount(2);
});

test('of two buyers one gets the last seat, and the other one waits for it', async ({
  page,
  app,
  visitor,
}) => {
  const name = newEventName('Small room');
  const organiser = await newMember(app, { role: 3, name: 'Atelier Lune' });
  const onlyOne = { event: { waitlistEnabled: true }, ticket: { quantity: 1 } };
  await publishEvent(app, organiser, name, onlyOne);
  const [amara, mei] = [await newMember(app), await newMember(app, { name: 'Mei Chen' })];
  await signIn(page, amara);
  await openEvent(page, name);
  await expect(page.getByText('1 left').locator('visible=true').first()).toBeVisible();
  await page.getByLabel('How many of Day pass').locator('visible=true').selectOption('1');
  const other = await visitor();
  await signIn(other, mei);
  await chooseTickets(other, name, 1);
  await page.getByRole('button', { name: 'Get tickets' }).locator('visible=true').click();
  await expect(page.getByText('There are not so many tickets left')).toBeVisible();
  await page.getByRole('link', { name: 'Choose again' }).click();
  await page.getByRole('button', { name: 'Join waiting list' }).locator('visible=true').click();
  await expect(page.getByText('number 1').locator('visible=true')).toBeVisible();

  // The other one lets go of it: it is offered to whoever waits.
  await other.getByRole('button', { name: 'Cancel' }).click();
  await other.getByRole('button', { name: 'Let them go' }).click();
  await expect(other.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Buy now' }).locator('visible=true').click();
  await nameAttendees(page, ['Amara Diallo']);
  await payTickets(page, 'paid');
  await expect(page.getByRole('heading', { level: 1, name: 'Payment successful!' })).toBeVisible();
  expect(await ticketsOf(app, amara)).toHaveLength(1);
});

test('a choice outlives a session that ends; the waiting list is left again', async ({ page, app }) => {
  const [name, full] = [newEventName('Lantern walk'), newEventName('Sold out talk')];
  const organiser = await newMember(app, { role: 3, name: 'Atelier Lune' });
  await publishEvent(app, organiser, name);
  const few = { event: { waitlistEnabled: true }, ticket: { price: 0, quantity: 4 } };
  const soldOut = firstSeats(await publishEvent(app, organiser, full, few));
  const guests = named(['Mei Chen', 'Mei Chen', 'Mei Chen', 'Mei Chen']);
  await buyTickets(app, await newMember(app, { name: 'Mei Chen' }), soldOut, guests);
  const amara = await newMember(app);
  await signIn(page, amara);
  await chooseTickets(page, name, 3);
  await page.evaluate(() => localStorage.removeItem('user'));
  await page.reload();
  await fillLogin(page, amara);
  await expect(page.getByRole('button', { name: 'Pay €43.50' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Let them go' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await openEvent(page, full);
  const join = page.getByRole('button', { name: 'Join waiting list' }).locator('visible=true');
  await join.click();
  await page.getByRole('button', { name: 'Leave the waiting list' }).locator('visible=true').click();
  await expect(join).toBeVisible();
});

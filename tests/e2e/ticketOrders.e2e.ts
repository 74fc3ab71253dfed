import { call, newMember, type Member } from './support/api.ts';
import { expect, test } from './support/app.ts';
import { newEventName, publishEvent } from './support/events.ts';
import type { ServerProcess } from './support/server.ts';
import { signIn } from './support/session.ts';
import { chooseTickets, nameAttendees, payTickets, ticketsOf } from './support/tickets.ts';

const minute = 60_000;
const succeeded = 1;

/** What the server says was paid, each with its amount in cents. */
async function paymentsOf(app: ServerProcess, { session }: Member) {
  const { response } = await call(app, 'transactions', { userId: session.id, pageIndex: 1 }, session);
  return response.map(({ status, amount }) => ({ status, amount }));
}

test('two tabs that pay at once are charged once, and both have the ticket', async ({ page, app }) => {
  const name = newEventName('Lantern fair');
  await publishEvent(app, await newMember(app, { role: 3, name: 'Atelier Lune' }), name);
  const amara = await newMember(app);
  await signIn(page, amara);
  await chooseTickets(page, name, 1);
  await nameAttendees(page, ['Amara Diallo']);
  // A tab that is opened from another one begins with what that one keeps.
  const opened = page.context().waitForEvent('page');
  await page.evaluate(() => void window.open(location.href));
  const other = await opened;
  await nameAttendees(other, ['Amara Diallo']);
  await Promise.all([page, other].map((tab) => payTickets(tab, 'paid')));
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { level: 1, name: 'Payment successful!' })).toBeVisible();
    await expect(tab.getByRole('list', { name: 'Your tickets' }).getByRole('listitem')).toHaveCount(1);
  }
  expect(await ticketsOf(app, amara)).toHaveLength(1);
  expect(await paymentsOf(app, amara)).toEqual([{ status: succeeded, amount: 1450 }]);
});

test('seats that were kept too long are asked for again, and the names are still there', async ({
  page,
  app,
}) => {
  const name = newEventName('Night of trades');
  await publishEvent(app, await newMember(app, { role: 3, name: 'Atelier Lune' }), name);
  const amara = await newMember(app);
  await page.clock.install();
  await signIn(page, amara);
  await chooseTickets(page, name, 2);
  await nameAttendees(page, ['Amara Diallo', 'Mei-Lin Chen']);
  await app.kill();
  await app.restart({ laterMs: 16 * minute });
  await page.clock.fastForward(16 * minute);
  await expect(page.getByText('Your hold ended — check again')).toBeVisible();
  await page.getByRole('button', { name: 'Check again' }).click();
  const names = page.getByRole('form', { name: 'Tickets' }).getByLabel('Name', { exact: true });
  await expect(names.nth(1)).toHaveValue('Mei-Lin Chen');
  await expect(page.getByRole('timer').locator('visible=true')).toHaveText(/^1[45]:\d\d$/);
  await payTickets(page, 'paid');
  await expect(page.getByRole('heading', { level: 1, name: 'Payment successful!' })).toBeVisible();
  expect(await ticketsOf(app, amara)).toHaveLength(2);
});

test('whoever goes away while the bank asks is charged nothing, and pays with another card', async ({
  page,
  app,
}) => {
  const name = newEventName('Harbour talk');
  await publishEvent(app, await newMember(app, { role: 3, name: 'Atelier Lune' }), name);
  const amara = await newMember(app);
  await signIn(page, amara);
  await chooseTickets(page, name, 1);
  await nameAttendees(page, ['Amara Diallo']);
  await payTickets(page, 'asksBank');
  await expect(page.getByRole('button', { name: 'Confirm and come back' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Amara Diallo');
  expect(await ticketsOf(app, amara)).toEqual([]);
  await payTickets(page, 'paid');
  await expect(page.getByRole('heading', { level: 1, name: 'Payment successful!' })).toBeVisible();
  expect(await paymentsOf(app, amara)).toEqual([{ status: succeeded, amount: 1450 }]);
});

import type { Page } from '@playwright/test';
import { call, newMember, type Member } from './support/api.ts';
import { expect, test } from './support/app.ts';
import { doorResult, scanWithKeys } from './support/door.ts';
import { cancelEvent, editorStep, eventRow, fillEvent, openEditor } from './support/eventEditor.ts';
import { newEventName, openEvent } from './support/events.ts';
import type { ServerProcess } from './support/server.ts';
import { signIn } from './support/session.ts';
import { chooseTickets, nameAttendees, payTickets, ticketsOf } from './support/tickets.ts';

test.use({ serviceWorkers: 'allow' });

const paid = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'Payment successful!' })).toBeVisible();

/** What a member paid, and what of it went back, in cents. */
async function moneyOf(app: ServerProcess, { session }: Member) {
  const { response } = await call(app, 'transactions', { userId: session.id, pageIndex: 1 }, session);
  return response.map(({ amount, amountRefunded }) => ({ amount, amountRefunded }));
}

async function choose(page: Page, member: Member, event: string, what = 'Day pass') {
  await signIn(page, member);
  await chooseTickets(page, event, 1, what);
  await nameAttendees(page, [member.name]);
}

test('a paid event from its draft to the last cent that goes back', async ({
  page,
  app,
  visitor,
  context,
}) => {
  test.slow();
  const name = newEventName('Makers under lanterns');
  const [brand, amara, bo, chi, dina] = await Promise.all([
    newMember(app, { role: 3, name: 'Laternenwerk' }),
    newMember(app, { name: 'Amara Diallo' }),
    newMember(app, { name: 'Bo Li' }),
    newMember(app, { name: 'Chi Eze' }),
    newMember(app, { name: 'Dina Roth' }),
  ]);
  const [hers, his, chis, dinas] = [await visitor(), await visitor(), await visitor(), await visitor()];

  await test.step('a brand publishes it with two packages and a waiting list', async () => {
    await signIn(page, brand);
    const editor = await openEditor(page);
    const packages = [
      { name: 'Day pass', price: '14.50', quantity: 2 },
      { name: 'Evening', price: '9', quantity: 1 },
    ];
    await fillEvent(page, editor, { name, packages });
    await editorStep(editor, 'Publish');
    await editor.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(editor).toBeHidden();
    await expect(eventRow(page, name)).toContainText('0 of 3');
  });

  await test.step('a declined card takes nothing, a good one buys', async () => {
    await choose(hers, amara, name);
    await payTickets(hers, 'declined');
    await expect(hers.getByRole('alert')).toHaveText('Your card was declined.');
    await payTickets(hers, 'paid');
    await paid(hers);
  });

  await test.step('the bank asks, and leads back to the ticket', async () => {
    await choose(his, bo, name);
    await payTickets(his, 'asksBank');
    await his.getByRole('button', { name: 'Confirm and come back' }).click();
    await expect(his.getByRole('list', { name: 'Your tickets' }).getByText('Bo Li')).toBeVisible();
  });

  await test.step('a tab that is closed after paying finds its ticket', async () => {
    await choose(chis, chi, name, 'Evening');
    // The browser never tells the server that it was paid.
    await chis.route('**/event/ticket/purchase', () => {});
    const asked = chis.waitForRequest('**/event/ticket/purchase');
    await payTickets(chis, 'paid');
    await asked;
    const back = await chis.context().newPage();
    await chis.close();
    await expect.poll(async () => (await ticketsOf(app, chi)).length).toBe(1);
    await back.goto('/tickets');
    await expect(back.getByRole('img', { name: 'QR code of Chi Eze' })).toBeVisible();
  });

  await test.step('it is sold out: one waits, one cancels, and the seat is offered and bought', async () => {
    await signIn(dinas, dina);
    await openEvent(dinas, name);
    await dinas.getByRole('button', { name: 'Join waiting list' }).locator('visible=true').first().click();
    await expect(dinas.getByText('number 1').locator('visible=true')).toBeVisible();
    await hers.goto('/tickets');
    await hers
      .getByRole('article', { name })
      .getByRole('button', { name: /^Amara Diallo/ })
      .click();
    await hers.getByRole('dialog', { name }).getByRole('button', { name: 'More actions' }).click();
    await hers.getByRole('menuitem', { name: 'Cancel the ticket' }).click();
    const asked = hers.getByRole('alertdialog', { name: 'Cancel the ticket of Amara Diallo?' });
    await asked.getByRole('button', { name: 'Cancel the ticket' }).click();
    await expect(hers.getByRole('dialog', { name }).getByText(/its price is paid back/)).toBeVisible();
    await dinas.reload();
    await dinas.getByRole('button', { name: 'Buy now' }).locator('visible=true').click();
    await nameAttendees(dinas, ['Dina Roth']);
    await payTickets(dinas, 'paid');
    await paid(dinas);
  });

  await test.step('tickets are scanned without a network, and sent later', async () => {
    const [first] = await ticketsOf(app, bo);
    const [last] = await ticketsOf(app, dina);
    await eventRow(page, name).getByRole('link', { name }).click();
    const panel = page.getByRole('region', { name: 'Your event' });
    await panel.getByRole('tab', { name: /^Check-in/ }).click();
    // The cancelled one too: the door says why it lets nobody in.
    await expect(panel.getByText('4 tickets on this device')).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('heading', { name: 'At the door' }).click();
    await scanWithKeys(page, first?.ticket.qr);
    await expect(doorResult(page)).toHaveText(/^OKBo Li.*it is sent later/);
    await scanWithKeys(page, last?.ticket.qr);
    await expect(doorResult(page)).toHaveText(/^OKDina Roth/);
    await context.setOffline(false);
    await expect(panel.getByText('2 of 3 checked in')).toBeVisible();
    await expect.poll(async () => (await ticketsOf(app, dina))[0]?.ticket.status).toBe(2);
  });

  await test.step('it is cancelled, and every cent goes back', async () => {
    await page.goto('/my-events');
    await cancelEvent(page, name, 'The hall is flooded.');
    const full = (amount: number) => [{ amount, amountRefunded: amount }];
    await expect
      .poll(() => Promise.all([amara, bo, chi, dina].map((member) => moneyOf(app, member))))
      .toEqual([full(1_450), full(1_450), full(900), full(1_450)]);
    await dinas.goto('/transactions');
    await dinas.getByRole('button', { name: new RegExp(name) }).click();
    await expect(dinas.getByRole('dialog', { name }).getByText('Paid back').first()).toBeVisible();
  });
});

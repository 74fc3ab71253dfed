import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { newMember } from './support/api.ts';
import { expect, test } from './support/app.ts';
import { accessible } from './support/axe.ts';
import { newEventName, publishEvent } from './support/events.ts';
import { buyTickets, firstSeats } from './support/purchase.ts';
import { signIn } from './support/session.ts';

const amara = { attendeeName: 'Amara Diallo', attendeeEmail: 'amara.door@example.org' };
const bilal = { attendeeName: 'Bilal Öztürk', attendeeEmail: 'bilal.door@example.org' };

/** The dashboard shows the event too: it is pressed where its panel is. */
async function goToMyEvents(page: Page) {
  await page.getByRole('link', { name: 'My Events', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Events' })).toBeVisible();
}

test('HR finds an attendee, renames, resends, pays back, cancels, writes to all, and takes the list along', async ({
  page,
  app,
}) => {
  const name = newEventName('Harbour fair');
  const hr = await newMember(app, { role: 2, name: 'Nordwind' });
  const details = await publishEvent(app, hr, name);
  await buyTickets(app, await newMember(app), firstSeats(details), [amara, bilal]);
  await signIn(page, hr);
  await goToMyEvents(page);
  await page.getByRole('article', { name }).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Packages' })).toContainText('2 of 12');
  await page.getByText('Show as a table').click();
  await expect(page.getByRole('table', { name: 'Sales by day' })).toContainText('€29.00');
  await accessible(page, 'the panel');

  await page.getByRole('tab', { name: /^Attendees/ }).click();
  await page.getByRole('searchbox', { name: 'Name, e-mail or code' }).fill('bilal');
  await expect(page.getByText('1 ticket', { exact: true })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: /^Bilal Öztürk/ }).click();
  const drawer = page.getByRole('dialog', { name: /^Bilal/ });
  await accessible(page, 'an attendee', '[role=dialog]');
  await drawer.getByRole('button', { name: 'Edit' }).click();
  await drawer.getByLabel('Name').fill('Bilal Aydın');
  await drawer.getByLabel('Note').fill('Comes late.');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog', { name: 'Bilal Aydın' })).toContainText('Comes late.');
  const before = (await app.outbox(bilal.attendeeEmail)).length;
  await drawer.getByRole('button', { name: 'Send the ticket again' }).click();
  await expect.poll(async () => (await app.outbox(bilal.attendeeEmail)).length).toBe(before + 1);
  expect((await app.outbox(bilal.attendeeEmail))[0]?.body).toContain('Bilal Aydın');

  await drawer.getByRole('button', { name: 'Pay money back' }).click();
  const refund = page.getByRole('dialog', { name: /^Pay money back/ });
  await refund.getByLabel('Amount in EUR').fill('20');
  await refund.getByRole('button', { name: 'Pay back' }).click();
  await expect(refund.getByText('At most €14.50 can go back.')).toBeVisible();
  await refund.getByLabel('Amount in EUR').fill('4.50');
  await refund.getByRole('button', { name: 'Pay back' }).click();
  await expect(drawer.getByText('€14.50, of which €4.50 went back')).toBeVisible();
  await drawer.getByRole('button', { name: 'Cancel the ticket' }).click();
  const cancel = page.getByRole('dialog', { name: /^Cancel the ticket/ });
  await expect(cancel).toContainText('€10.00 goes back');
  await cancel.getByRole('button', { name: 'Cancel the ticket' }).click();
  await expect(drawer.getByText('€14.50, of which €14.50 went back')).toBeVisible();
  await drawer.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('searchbox', { name: 'Name, e-mail or code' }).fill('');
  await expect(page.getByText('2 tickets', { exact: true })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv).toContain('Amara Diallo,amara.door@example.org,Day pass');
  expect(csv).toContain('Paid back,14.5,14.5,EUR');
  expect(csv).toContain('Comes late.');

  await page.getByRole('tab', { name: /^Messages/ }).click();
  await expect(page.getByText(/^Goes to whoever holds this 1 ticket/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Message' }).fill('Doors open at nine.');
  await page.getByRole('tab', { name: /^Waiting list/ }).click();
  await page.getByRole('tab', { name: /^Messages/ }).click();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Sent messages' })).toContainText('Doors open at nine.');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  await accessible(page, 'the messages');
});

test('a brand has the panel of its event on the page of the event, a visitor does not', async ({
  page,
  app,
  visitor,
}) => {
  const name = newEventName('Open looms');
  const brand = await newMember(app, { role: 3, name: 'Atelier Lune' });
  const details = await publishEvent(app, brand, name);
  await signIn(page, brand);
  await goToMyEvents(page);
  await page.getByRole('article', { name }).getByRole('link', { name }).click();
  const panel = page.getByRole('region', { name: 'Your event' });
  await panel.getByRole('tab', { name: /^Attendees/ }).click();
  await expect(panel.getByText(/^Nobody has a ticket yet/)).toBeVisible();
  await page.reload();
  await expect(panel.getByRole('tab', { name: /^Attendees/, selected: true })).toBeVisible();

  const other = await visitor();
  await signIn(other, await newMember(app, { role: 2, name: 'Nordwind' }));
  await other.goto(new URL(page.url()).pathname);
  await expect(other.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(other.getByRole('region', { name: 'Your event' })).toHaveCount(0);
  await other.goto(`/my-events/${details.event.eventId}`);
  await expect(other.getByText('This event was removed, or it is not one of yours.')).toBeVisible();
});

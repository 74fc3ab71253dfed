import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { newMember } from './support/api.ts';
import { expect, test } from './support/app.ts';
import { accessible } from './support/axe.ts';
import { newEventName, publishEvent } from './support/events.ts';
import { buyTickets, firstSeats, named } from './support/purchase.ts';
import { readableOffline, savedReads } from './support/saved.ts';
import type { ServerProcess } from './support/server.ts';
import { signIn } from './support/session.ts';

test.use({ serviceWorkers: 'allow' });

const names = ['Amara Diallo', 'Tomás Ortega', 'Yuki Tanaka'];

/** A member with an order for a paid event in three days, at the page of tickets. */
async function withOrder(page: Page, app: ServerProcess, attendees = names) {
  const name = newEventName('Lantern fair');
  const organiser = await newMember(app, { role: 3, name: 'Atelier Lune' });
  const event = await publishEvent(app, organiser, name);
  const member = await newMember(app);
  const tickets = await buyTickets(app, member, firstSeats(event), named(attendees));
  await signIn(page, member);
  await page.getByRole('link', { name: 'Tickets', exact: true }).first().click();
  const card = page.getByRole('article', { name });
  await expect(card).toBeVisible();
  return { name, member, tickets, card, dialog: page.getByRole('dialog', { name }) };
}

const codeOf = (place: Page | Locator, attendee: string) =>
  place.getByRole('img', { name: `QR code of ${attendee}` });

async function act(page: Page, dialog: Locator, entry: string) {
  await dialog.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

test('the tickets of an order are gone through, renamed, and saved as a PDF with one on each page', async ({
  page,
  app,
}) => {
  const { tickets, card, dialog } = await withOrder(page, app);
  const codes = tickets.map(({ ticketCode }) => `${ticketCode.slice(0, 5)} ${ticketCode.slice(5)}`);
  await expect(codeOf(card, 'Amara Diallo')).toBeVisible();
  await accessible(page, 'the tickets');
  await card.getByRole('button', { name: /^Amara Diallo/ }).click();
  await expect(dialog.getByText(codes[0] ?? '')).toBeVisible();
  const { width = 0 } = (await codeOf(dialog, 'Amara Diallo').boundingBox()) ?? {};
  expect(width).toBeGreaterThanOrEqual(240);
  await accessible(page, 'a ticket', '[role=dialog]');
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByText('2 of 3')).toBeVisible();
  await expect(dialog.getByText(codes[1] ?? '')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`ticket=${tickets[1]?.ticketId}`));

  await act(page, dialog, 'Change the name');
  const form = page.getByRole('dialog', { name: 'Change the name' });
  await form.getByRole('textbox').fill('x');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('A name has 2 to 100 characters.')).toBeVisible();
  await form.getByRole('textbox').fill('Mei-Lin Chen');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(codeOf(dialog, 'Mei-Lin Chen')).toBeVisible();
  await expect(dialog.getByText(codes[1] ?? '')).toBeVisible();

  const file = page.waitForEvent('download');
  await act(page, dialog, 'Save all 3 as PDF');
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(await (await file).path())));
  const { text } = await extractText(pdf, { mergePages: false });
  expect(text).toHaveLength(3);
  expect(text[1]).toContain('Mei-Lin Chen');
  for (const [index, code] of codes.entries()) expect(text[index]?.replaceAll(/\s+/g, ' ')).toContain(code);
});

test('a ticket that is handed on is with the member of that phone, and its old code is gone', async ({
  page,
  app,
  visitor,
}) => {
  const { name, tickets, card, dialog } = await withOrder(page, app, ['Amara Diallo']);
  const friend = await newMember(app, { name: 'Mei Chen' });
  await card.getByRole('button', { name: /^Amara Diallo/ }).click();
  await act(page, dialog, 'Hand it on');
  const form = page.getByRole('dialog', { name: 'Hand the ticket on' });
  await expect(form.getByText(/The old code opens no door any more/)).toBeVisible();
  await form.getByRole('button', { name: 'Hand it on' }).click();
  await expect(form.getByText('Please enter a phone number or an e-mail address.')).toBeVisible();
  await form.getByRole('textbox', { name: 'Name of who gets it' }).fill('Mei Chen');
  await form.locator('select[name="phoneCountry"]').selectOption('DE');
  await form.getByRole('textbox', { name: 'Phone' }).fill(friend.phone);
  await form.getByRole('button', { name: 'Hand it on' }).click();
  await expect(dialog.getByText(/You have handed this ticket on/)).toBeVisible();
  await expect(dialog.getByRole('img', { name: /^QR code/ })).toHaveCount(0);

  const other = await visitor();
  await signIn(other, friend);
  await other.goto('/tickets');
  await expect(codeOf(other, 'Mei Chen')).toBeVisible();
  await expect(other.getByRole('article', { name })).not.toContainText(tickets[0]?.ticketCode.slice(5) ?? '');
});

test('a ticket that is cancelled in time says what goes back, and the money is on its way', async ({
  page,
  app,
}) => {
  const { name, card, dialog } = await withOrder(page, app, ['Amara Diallo']);
  await card.getByRole('button', { name: /^Amara Diallo/ }).click();
  await act(page, dialog, 'Cancel the ticket');
  const asked = page.getByRole('alertdialog', { name: 'Cancel the ticket of Amara Diallo?' });
  await expect(asked.getByText(/^€14\.50 goes back to your card/)).toBeVisible();
  await asked.getByRole('button', { name: 'Cancel the ticket' }).click();
  await expect(dialog.getByText(/its price is paid back/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('You have no ticket for an event to come.')).toBeVisible();
  await page.getByRole('tab', { name: 'Cancelled' }).click();
  await expect(card).toContainText('Refunded');
  await card.getByRole('button', { name: /^Amara Diallo/ }).click();
  await act(page, dialog, 'See the receipt');
  await expect(page.getByRole('dialog', { name })).toContainText('Paid back');
});

test('without a network a ticket still shows its code, with its age, and logging out forgets it', async ({
  page,
  app,
  context,
}) => {
  const { tickets, card, dialog } = await withOrder(page, app);
  await readableOffline(page, tickets[0]?.qr ?? '-');
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  await expect(card).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(codeOf(card, 'Amara Diallo')).toBeVisible();
  // Its details were never opened: what the list knows is enough for the door.
  await card.getByRole('button', { name: /^Yuki Tanaka/ }).click();
  await expect(codeOf(dialog, 'Yuki Tanaka')).toBeVisible();
  await expect(dialog.getByText(/^Valid as of/)).toBeVisible();
  await expect(dialog.getByText('Without a network this ticket cannot be changed.')).toBeVisible();
  await context.setOffline(false);
  await dialog.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: /^Profile menu/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { name: 'Every application gets an answer.' })).toBeVisible();
  await expect.poll(() => savedReads(page)).toEqual([]);
});

import type { Locator, Page } from '@playwright/test';
import { call, newMember, type Member } from './support/api.ts';
import { expect, test } from './support/app.ts';
import { accessible } from './support/axe.ts';
import { newEventName } from './support/events.ts';
import { buyTickets, named } from './support/purchase.ts';
import type { ServerProcess } from './support/server.ts';
import { signIn } from './support/session.ts';
import { picture } from './support/steps.ts';

const step = (editor: Locator, name: string) =>
  editor.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
const row = (page: Page, name: string) => page.getByRole('article', { name });

async function openEditor(page: Page): Promise<Locator> {
  await page.goto('/my-events');
  await page.getByRole('button', { name: 'New event' }).click();
  const editor = page.getByRole('dialog', { name: 'New event' });
  await expect(editor.getByRole('textbox', { name: 'Name of the event' })).toBeFocused();
  return editor;
}

async function chooseAction(page: Page, name: string, entry: string) {
  // The menu offers the address of the event too, which is made a moment later.
  await expect(row(page, name).getByRole('link', { name })).toBeVisible();
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

async function addPackage(page: Page, editor: Locator, { name, price }: { name: string; price: string }) {
  await editor.getByRole('button', { name: 'Add a package' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a package' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('textbox', { name: 'Price in EUR' }).fill(price);
  await dialog.getByRole('button', { name: 'Save package' }).click();
  await expect(dialog).toBeHidden();
}

/** Fills all that an event must have; it is free for staff, and paid for everybody else. */
async function fillEvent(page: Page, editor: Locator, name: string) {
  await editor.getByRole('textbox', { name: 'Name of the event' }).fill(name);
  const file = { name: 'hall.jpg', mimeType: 'image/jpeg', buffer: await picture(1600, 900) };
  await editor.getByLabel('File of the picture').setInputFiles(file);
  await page.getByRole('button', { name: 'Use this part' }).click();
  await editor.getByRole('textbox', { name: 'Description of the picture' }).fill('A hall with lanterns');
  await editor
    .getByRole('textbox', { name: 'Description', exact: true })
    .fill('Forty makers show what they make, and sell it.');
  await editor.getByRole('combobox', { name: 'Category' }).selectOption({ label: 'Culture' });
  await step(editor, 'Date & place');
  await editor.getByRole('textbox', { name: 'Venue' }).fill('Fischauktionshalle');
  await editor.getByRole('textbox', { name: 'Address' }).fill('Große Elbstraße 9');
  await editor.getByRole('textbox', { name: 'City' }).fill('Hamburg');
  await editor.getByRole('combobox', { name: 'Country' }).selectOption('DE');
  await step(editor, 'Tickets');
  await addPackage(page, editor, { name: 'Day pass', price: '14.50' });
  await addPackage(page, editor, { name: 'Staff', price: '0' });
  await editor.getByRole('checkbox', { name: 'Waiting list once it is sold out' }).check();
  await editor.getByRole('combobox', { name: 'Refund policy' }).selectOption('1');
}

/** A member takes a free ticket of this organiser's only published event. */
async function takeTicket(app: ServerProcess, organiser: Member, visitor: Member) {
  const posted = { userId: organiser.session.id, status: 1 as const, pageIndex: 1 };
  const { response } = await call(app, 'getPostedEvents', posted, organiser.session);
  const eventId = response[0]?.event.eventId ?? '';
  const userId = visitor.session.id;
  const details = await call(app, 'getEventDetails', { userId, eventId }, visitor.session);
  const packageId = details.response.packages.find(({ price }) => price === 0)?.packageId ?? '';
  await buyTickets(app, visitor, { eventId, packageId }, named([visitor.name]));
}

test('a brand makes a paid event, publishes it, moves it with a word to whoever has a ticket, copies it and cancels it', async ({
  page,
  app,
}) => {
  test.slow();
  const name = newEventName('Makers under lanterns');
  const [brand, guest] = await Promise.all([
    newMember(app, { role: 3, name: 'Laternenwerk' }),
    newMember(app, { name: 'Amara Diallo' }),
  ]);
  await signIn(page, brand);
  const editor = await openEditor(page);
  await fillEvent(page, editor, name);
  await step(editor, 'Publish');
  await expect(editor.getByText('Everything is there.')).toBeVisible();
  await accessible(page, 'the editor of an event', '[role=dialog]');
  await editor.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(editor).toBeHidden();
  await expect(row(page, name)).toContainText('0 of 200');

  await takeTicket(app, brand, guest);
  await page.reload();
  await expect(row(page, name)).toContainText('1 of 200');
  await chooseAction(page, name, 'Edit');
  const change = page.getByRole('dialog', { name: `Edit ${name}` });
  await step(change, 'Date & place');
  const start = change.getByLabel('Starts');
  const before = await start.inputValue();
  await start.fill(before.replace('T18:00', 'T19:30'));
  await change.getByRole('button', { name: 'Save changes' }).click();
  await expect(change.getByText('Please tell the holders what changed.')).toBeVisible();
  await change.getByRole('textbox', { name: 'What changed, and why' }).fill('The lamps need the dark.');
  await change.getByRole('button', { name: 'Save changes' }).click();
  await expect(change).toBeHidden();
  await expect(row(page, name)).toContainText('19:30');

  await chooseAction(page, name, 'Duplicate');
  await expect(page.getByRole('tab', { name: /^Draft/ })).toHaveAttribute('aria-selected', 'true');
  await expect(row(page, name)).toContainText('Draft');
  await page.getByRole('tab', { name: /^Upcoming/ }).click();
  await chooseAction(page, name, 'Cancel the event');
  const question = page.getByRole('dialog', { name: `Cancel ${name}?` });
  await question.getByRole('textbox', { name: 'Reason' }).fill('The hall is flooded.');
  await question.getByRole('button', { name: 'Cancel the event' }).click();
  await expect(page.getByRole('tab', { name: /^Cancelled/ })).toHaveAttribute('aria-selected', 'true');
  await expect(row(page, name)).toContainText('Cancelled');
});

test('what is written of an event is there again after a reload, and is saved as a draft', async ({
  page,
  app,
}) => {
  const name = newEventName('Night of open ovens');
  await signIn(page, await newMember(app, { role: 4, name: 'Harbour Bakery' }));
  const editor = await openEditor(page);
  await editor.getByRole('textbox', { name: 'Name of the event' }).fill(name);
  await step(editor, 'Tickets');
  await editor.getByRole('radio', { name: /^Free event/ }).check({ force: true });
  await page.reload();
  await expect(editor.getByText('Draft restored')).toBeVisible();
  await expect(editor.getByRole('textbox', { name: 'Name of the event' })).toHaveValue(name);
  await step(editor, 'Tickets');
  await expect(editor.getByRole('list', { name: 'Ticket packages' })).toContainText('Free ticket');
  await editor.getByRole('button', { name: 'Save draft' }).click();
  // Its preview is called as the event is.
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(row(page, name)).toContainText('Draft');

  // Opened anew, the draft has its package from the server.
  await chooseAction(page, name, 'Edit');
  const draft = page.getByRole('dialog', { name: `Edit ${name}` });
  await step(draft, 'Tickets');
  await expect(draft.getByRole('list', { name: 'Ticket packages' })).toContainText('Free ticket');
  await page.keyboard.press('Escape');
  await expect(draft).toBeHidden();
});

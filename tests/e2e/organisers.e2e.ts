import { call, newMember, type Member } from './support/api.ts';
import { expect, test } from './support/app.ts';
import { accessible } from './support/axe.ts';
import {
  cancelEvent,
  chooseAction,
  editorStep,
  eventRow,
  fillEvent,
  openEditor,
} from './support/eventEditor.ts';
import { newEventName } from './support/events.ts';
import { buyTickets, named } from './support/purchase.ts';
import type { ServerProcess } from './support/server.ts';
import { signIn } from './support/session.ts';

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
  const packages = [
    { name: 'Day pass', price: '14.50' },
    { name: 'Staff', price: '0' },
  ];
  await fillEvent(page, editor, { name, packages });
  await editorStep(editor, 'Publish');
  await expect(editor.getByText('Everything is there.')).toBeVisible();
  await accessible(page, 'the editor of an event', '[role=dialog]');
  await editor.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(editor).toBeHidden();
  await expect(eventRow(page, name)).toContainText('0 of 200');

  await takeTicket(app, brand, guest);
  await page.reload();
  await expect(eventRow(page, name)).toContainText('1 of 200');
  await chooseAction(page, name, 'Edit');
  const change = page.getByRole('dialog', { name: `Edit ${name}` });
  await editorStep(change, 'Date & place');
  const start = change.getByLabel('Starts');
  const before = await start.inputValue();
  await start.fill(before.replace('T18:00', 'T19:30'));
  await change.getByRole('button', { name: 'Save changes' }).click();
  await expect(change.getByText('Please tell the holders what changed.')).toBeVisible();
  await change.getByRole('textbox', { name: 'What changed, and why' }).fill('The lamps need the dark.');
  await change.getByRole('button', { name: 'Save changes' }).click();
  await expect(change).toBeHidden();
  await expect(eventRow(page, name)).toContainText('19:30');

  await chooseAction(page, name, 'Duplicate');
  await expect(page.getByRole('tab', { name: /^Draft/ })).toHaveAttribute('aria-selected', 'true');
  await expect(eventRow(page, name)).toContainText('Draft');
  await page.getByRole('tab', { name: /^Upcoming/ }).click();
  await cancelEvent(page, name, 'The hall is flooded.');
});

test('what is written of an event is there again after a reload, and is saved as a draft', async ({
  page,
  app,
}) => {
  const name = newEventName('Night of open ovens');
  await signIn(page, await newMember(app, { role: 4, name: 'Harbour Bakery' }));
  const editor = await openEditor(page);
  await editor.getByRole('textbox', { name: 'Name of the event' }).fill(name);
  await editorStep(editor, 'Tickets');
  await editor.getByRole('radio', { name: /^Free event/ }).check({ force: true });
  await page.reload();
  await expect(editor.getByText('Draft restored')).toBeVisible();
  await expect(editor.getByRole('textbox', { name: 'Name of the event' })).toHaveValue(name);
  await editorStep(editor, 'Tickets');
  await expect(editor.getByRole('list', { name: 'Ticket packages' })).toContainText('Free ticket');
  await editor.getByRole('button', { name: 'Save draft' }).click();
  // Its preview is called as the event is.
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(eventRow(page, name)).toContainText('Draft');

  // Opened anew, the draft has its package from the server.
  await chooseAction(page, name, 'Edit');
  const draft = page.getByRole('dialog', { name: `Edit ${name}` });
  await editorStep(draft, 'Tickets');
  await expect(draft.getByRole('list', { name: 'Ticket packages' })).toContainText('Free ticket');
  await page.keyboard.press('Escape');
  await expect(draft).toBeHidden();
});

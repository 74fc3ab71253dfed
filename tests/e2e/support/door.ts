import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Schemas } from '#openapi/contract.ts';
import { call, type Member } from './api.ts';
import { expect } from './app.ts';
import { newEventName, publishEvent } from './events.ts';
import { buyTickets, named } from './purchase.ts';
import type { ServerProcess } from './server.ts';
import { signIn } from './session.ts';

/** An event of this organiser for which the buyer has free tickets, one for each name. */
export async function eventWithGuests(
  app: ServerProcess,
  organiser: Member,
  buyer: Member,
  names: readonly string[],
): Promise<{ eventId: string; tickets: Schemas['Ticket'][] }> {
  const { event } = await publishEvent(app, organiser, newEventName('Open hall'));
  const { eventId } = event;
  const { response } = await call(
    app,
    'managePackageTickets',
    {
      userId: organiser.session.id,
      action: 0,
      eventId,
      clientId: randomUUID(),
      package: { packageName: 'Guest', perks: [], price: 0, quantity: 20, minPerOrder: 1, maxPerOrder: 10 },
    },
    organiser.session,
  );
  const packageId = response.find(({ packageName }) => packageName === 'Guest')?.packageId ?? '';
  return { eventId, tickets: await buyTickets(app, buyer, { eventId, packageId }, named(names)) };
}

/** What a ticket has become, as the organiser's list says it. */
export async function standOf(
  app: ServerProcess,
  { session }: Member,
  { eventId, ticketId }: Pick<Schemas['Ticket'], 'eventId' | 'ticketId'>,
) {
  const payload = { userId: session.id, eventId, pageIndex: 1 };
  const { response } = await call(app, 'getTicketDetails', payload, session);
  const ticket = response.find((one) => one.ticketId === ticketId);
  return { status: ticket?.status, gate: ticket?.gate };
}

/** Opens the tab of the door, with its list on the device. */
export async function goToDoor(page: Page, eventId: string, tickets: number) {
  await page.goto(`/my-events/${eventId}?tab=check-in`);
  await expect(page.getByText(`${tickets} tickets on this device`)).toBeVisible();
}

export async function openDoor(
  page: Page,
  organiser: Member,
  { eventId, tickets }: { eventId: string; tickets: readonly unknown[] },
  gate: string,
) {
  await signIn(page, organiser);
  await goToDoor(page, eventId, tickets.length);
  await page.getByRole('textbox', { name: 'Gate' }).fill(gate);
}

export const doorResult = (page: Page) => page.getByRole('status', { name: 'Result of the last scan' });

/** As a hand scanner does it: keys, wherever the focus is. */
export async function scanWithKeys(page: Page, code = '') {
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
}

import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { Schemas } from '#openapi/contract.ts';
import { call, uploadAs, type Member } from './api.ts';
import type { ServerProcess } from './server.ts';
import { picture } from './steps.ts';

const HOUR_MS = 3_600_000;

/** The name of an event that no other test has. */
export const newEventName = (what: string) => `${what} ${randomUUID().slice(0, 8)}`;

interface Differently {
  event?: Partial<Schemas['EventInput']>;
  ticket?: Partial<Schemas['TicketPackageInput']>;
}

/** A published event of this organiser in Dakar, three days from now, with one package: twelve seats for €14.50 each. */
export async function publishEvent(
  app: ServerProcess,
  organiser: Member,
  eventName: string,
  { event, ticket: differently }: Differently = {},
): Promise<Schemas['EventDetails']> {
  const { session } = organiser;
  const userId = session.id;
  const mediaKey = await uploadAs(app, organiser, await picture(1600, 900), 6);
  const startAt = Date.now() + 72 * HOUR_MS;
  const { response } = await call(
    app,
    'manageEvent',
    {
      userId,
      action: 0,
      clientId: randomUUID(),
      event: {
        eventName,
        eventImage: { mediaKey, alt: 'A hall with lanterns' },
        description: 'Forty employers, short interviews all day, and a room for portfolio reviews.',
        category: 1,
        tags: ['hiring'],
        startAt: new Date(startAt).toISOString(),
        endAt: new Date(startAt + 8 * HOUR_MS).toISOString(),
        timezone: 'Asia/Tokyo',
        format: 0,
        eventLocation: {
          venueName: 'Maison de la Presse',
          address: 'Corniche Ouest',
          city: 'Dakar',
          country: 'SN',
          lat: 14.6796,
          lng: -17.4633,
        },
        pricing: 1,
        currency: 'EUR',
        refundPolicy: 1,
        ...event,
      },
    },
    session,
  );
  const eventId = response?.event.eventId ?? '';
  const ticket = {
    packageName: 'Day pass',
    perks: ['Lunch'],
    price: 1_450,
    quantity: 12,
    minPerOrder: 1,
    maxPerOrder: 4,
    ...differently,
  };
  await call(
    app,
    'managePackageTickets',
    { userId, action: 0, eventId, clientId: randomUUID(), package: ticket },
    session,
  );
  const published = await call(app, 'manageEvent', { userId, action: 1, eventId }, session);
  expect(published.response?.event.status).toBe(1);
  return published.response as Schemas['EventDetails']; // Asserted above.
}

/** Finds an event in the list by its words and opens its page. */
export async function openEvent(page: Page, eventName: string) {
  await page.goto('/events');
  await page.getByRole('searchbox', { name: 'Search events' }).fill(eventName);
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('article', { name: eventName }).getByRole('link', { name: eventName }).click();
  await expect(page.getByRole('heading', { level: 1, name: eventName })).toBeVisible();
}

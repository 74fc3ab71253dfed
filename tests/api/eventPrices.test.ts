import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { useApi } from './support/api.ts';
import { databases } from './support/databases.ts';
import { eventsOf, newPackage, type Details } from './support/events.ts';
import type { TestMember } from './support/members.ts';

describe.each(databases)('prices of tickets on %s', (kind) => {
  const api = useApi(kind);
  const { draft, read, edit, editPayload } = eventsOf(api);

  const add = (as: TestMember, { event }: Details, price: number) =>
    api.call(
      'managePackageTickets',
      { action: 0, eventId: event.eventId, clientId: randomUUID(), package: newPackage({ price }) },
      { as },
    );
  const addRefused = async (as: TestMember, details: Details, price: number) => {
    const { status, body } = await add(as, details, price);
    return { status, errors: body.errors };
  };

  test('a price that no card could be charged is refused at its field, in the currency of the event', async () => {
    const hr = await api.member({ role: 2 });
    const inDinars = await draft(hr, { currency: 'KWD' });
    const { status, errors } = await addRefused(hr, inDinars, 1005);
    expect([status, errors?.['package.price']?.replaceAll(/\s/g, ' ')]).toEqual([
      422,
      'Amounts in KWD are multiples of KWD 0.010: cards take no smaller part.',
    ]);
    expect((await add(hr, inDinars, 1250)).status).toBe(200);
    // As many minor units of another currency are another price.
    const inForints = await edit(hr, await read(hr, inDinars.event.eventId), { currency: 'HUF' });
    const refusal = await api.refused(
      'manageEvent',
      { action: 1, eventId: inForints.event.eventId },
      { as: hr },
    );
    expect(refusal.errors?.packages).toMatch(/^Day pass: A price in HUF is 0, or lies between/);
    const unknown = editPayload(inForints, { currency: 'IRR' });
    expect((await api.refused('eventEdit', unknown, { as: hr })).errors).toEqual({
      'event.currency': 'Please choose a currency from the list.',
    });
  });
});

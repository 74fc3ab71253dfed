import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { DAY_MS, type Details } from '../support/events.ts';
import type { TestMember } from '../support/members.ts';
import { paymentsOf } from '../support/payments.ts';
import { ticketsOf } from '../support/tickets.ts';

describe.each(databases())('limits of tickets on %s', (kind) => {
  const api = useApi(kind);
  const { mailsTo } = paymentsOf(api);
  const { published, hold, purchase, manage, first } = ticketsOf(api);

  async function open(packages = 1) {
    const [hr, as] = [await api.member({ role: 2 }), await api.member({ email: 'own@example.org' })];
    const all = Array.from({ length: packages }, () => ({ quantity: 200, maxPerOrder: 20 }));
    return { as, event: await published(hr, { pricing: 0 }, all) };
  }
  /** Free tickets, one for each of these addresses. */
  const order = async (as: TestMember, event: Details, addresses: readonly string[]) => {
    const held = await hold(as, event, addresses.length);
    const attendees = addresses.map((attendeeEmail, index) => ({
      packageId: first(event).packageId,
      attendeeName: `Guest ${index + 1}`,
      attendeeEmail,
    }));
    return purchase(as, held, { attendees, buyerEmail: 'own@example.org' });
  };

  test('an order has at most 40 tickets, over all packages', async () => {
    const { as, event } = await open(3);
    const asked = (...quantities: number[]) => ({
      type: 2 as const,
      eventId: event.event.eventId,
      items: quantities.map((quantity, index) => ({
        packageId: event.packages[index]?.packageId ?? '',
        quantity,
      })),
      clientId: randomUUID(),
    });
    expect((await api.refused('getTransactionId', asked(20, 20, 1), { as })).errors).toEqual({
      items: 'An order has at most 40 tickets.',
    });
    const { response } = await api.ok('getTransactionId', asked(20, 20), { as });
    expect((await purchase(as, response)).status).toBe(200);
    // And no more of a package than each member gets.
    expect((await api.refused('getTransactionId', asked(1), { as })).errors).toHaveProperty([
      'items.0.quantity',
    ]);
  });

  test('free tickets send an address five mails of an event a day at most', async () => {
    const { as, event } = await open();
    const guest = 'flooded@example.org';
    for (let mail = 0; mail < 4; mail++) expect((await order(as, event, [guest])).status).toBe(200);
    const tickets = (await api.ok('ticketList', { when: 'UPCOMING', pageIndex: 1 }, { as })).response;
    const again = { action: 6 as const, ticketId: tickets[0]?.ticket.ticketId ?? '' };
    await manage(as, again);
    expect(await api.refused('manageTickets', again, { as })).toMatchObject({
      status: 429,
      message: expect.stringMatching(/^You can send 5 mails of an event to the same address a day\./),
    });
    expect((await order(as, event, [guest.toUpperCase()])).status).toBe(429);
    expect(await mailsTo(guest)).toHaveLength(5);
    // The seats are still held, for somebody else or without an address.
    expect((await order(as, event, ['another@example.org'])).status).toBe(200);
    expect((await order(as, event, ['own@example.org'])).status).toBe(200);
    api.advance(DAY_MS + 60_000);
    expect((await order(as, event, [guest])).status).toBe(200);
  });

  test('and reach forty addresses of guests a day', async () => {
    const { as, event } = await open();
    const { event: other } = await open();
    const guests = Array.from({ length: 40 }, (_, index) => `guest${index}@example.org`);
    expect((await order(as, event, guests.slice(0, 20))).status).toBe(200);
    expect((await order(as, other, guests.slice(20))).status).toBe(200);
    const { event: third } = await open();
    expect((await order(as, third, ['one.more@example.org'])).body).toMatchObject({
      code: 'RATE_LIMITED',
      message: expect.stringMatching(/^You can send free tickets to 40 other addresses a day\./),
    });
    // Those who had some are no others.
    expect((await order(as, third, guests.slice(0, 3))).status).toBe(200);
  });
});

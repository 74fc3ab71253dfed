import { describe, expect, test } from 'vitest';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { DAY_MS, HOUR_MS, newPackage, type PackageInput } from '../support/events.ts';
import type { TestMember } from '../support/members.ts';
import { paymentsOf } from '../support/payments.ts';
import { ticketsOf } from '../support/tickets.ts';

describe.each(databases())('what a waiting list offers on %s', (kind) => {
  const api = useApi(kind);
  const { mailsTo } = paymentsOf(api);
  const { published, buy, hold, tryHold, purchase, manage, list, counts, first } = ticketsOf(api);

  /** Four seats, of which one member has all. */
  async function full() {
    const [hr, owner] = [await api.member({ role: 2 }), await api.member()];
    const event = await published(hr, { pricing: 0, waitlistEnabled: true }, [{ quantity: 4 }]);
    const tickets = await buy(owner, event, 4);
    const { eventId } = event.event;
    const { packageId } = first(event);
    const asked = (quantity: number) => ({ action: 4 as const, eventId, packageId, quantity });
    const join = async (as: TestMember, quantity: number) => manage(as, asked(quantity));
    const giveBack = async (count: number) => {
      for (const { ticketId } of tickets.splice(0, count)) await manage(owner, { action: 2, ticketId });
    };
    const change = (changes: Partial<PackageInput>) =>
      api.ok(
        'managePackageTickets',
        { action: 1, eventId, packageId, package: newPackage({ price: 0, quantity: 4, ...changes }) },
        { as: hr },
      );
    return { hr, event, eventId, packageId, asked, join, giveBack, change };
  }
  const titles = async (as: TestMember) =>
    (await api.ok('getNotificationList', { pageIndex: 1 }, { as })).response.map(({ title }) => title);
  const settle = async () => {
    for (let round = 0; round < 3; round++) await api.app.tasks.settle();
  };

  test('can be bought until the offer ends, also when the sale is paused, over or has other limits by then', async () => {
    const { hr, event, eventId, packageId, join, giveBack, change } = await full();
    const [one, two] = [await api.member({ email: 'one@example.org' }), await api.member()];
    await join(one, 2);
    await join(two, 1);
    await giveBack(3);
    const [[first1], [first2]] = [(await list(one)).offers, (await list(two)).offers];
    expect((await mailsTo('one@example.org')).at(-1)?.body).toMatch(
      /^2 seats are yours .* if you take them before \w+, \d+ \w+ \d{4} at \d\d:\d\d \(Africa\/Dakar\)\./,
    );
    await change({ minPerOrder: 3, maxPerOrder: 3 });
    await api.ok('managePackageTickets', { action: 2, eventId, packageId }, { as: hr });
    // Nobody else gets one.
    expect((await tryHold(await api.member(), event, 3)).status).toBe(409);
    for (const [as, quantity, offer] of [
      [one, 2, first1],
      [two, 1, first2],
    ] as const) {
      const held = await hold(as, event, quantity, { waitlistId: offer?.waitlistId ?? '' });
      expect((await purchase(as, held)).status).toBe(200);
    }
    expect(await counts(event)).toEqual({ sold: 4, held: 0, packages: [4, 0], tickets: 4 });
  });

  test('is no more than a member may still get', async () => {
    const { event, asked, join, giveBack } = await full();
    const as = await api.member();
    await join(as, 3);
    await giveBack(2);
    const other = await api.member();
    // Two seats are too few for three, so they are on sale.
    await buy(as, event, 2);
    expect((await api.refused('manageTickets', asked(3), { as })).errors).toEqual({
      quantity: 'Each member gets at most 4, and you have 2 already.',
    });
    await giveBack(2);
    const [offer] = (await list(as)).offers;
    expect(offer).toMatchObject({ quantity: 2 });
    const held = await hold(as, event, 2, { waitlistId: offer?.waitlistId ?? '' });
    expect((await purchase(as, held)).status).toBe(200);
    expect((await api.refused('manageTickets', asked(1), { as })).errors).toHaveProperty('quantity');
    expect((await api.ok('manageTickets', asked(1), { as: other })).response.waitlist?.state).toBe('WAITING');
  });

  test('a place ends with a word when there is nothing to wait for any more', async () => {
    const [cancelled, over] = [await full(), await full()];
    const [one, two] = [await api.member(), await api.member()];
    await cancelled.join(one, 1);
    await over.join(two, 1);
    const { eventId } = cancelled;
    await api.ok('manageEvent', { action: 2, eventId, reason: 'The hall was closed.' }, { as: cancelled.hr });
    await settle();
    expect(await titles(one)).toContain('A waiting list has ended');
    expect(await titles(two)).not.toContain('A waiting list has ended');
    api.advance(20 * DAY_MS + 9 * HOUR_MS);
    await settle();
    expect(await titles(two)).toContain('A waiting list has ended');
  });

  test('an offer that nobody took ends with a word', async () => {
    const { join, giveBack } = await full();
    const as = await api.member();
    await join(as, 1);
    await giveBack(1);
    api.advance(25 * HOUR_MS);
    await settle();
    expect(await titles(as)).toContain('Your offer is over');
  });
});

import { describe, expect, test } from 'vitest';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { HOUR_MS } from '../support/events.ts';
import type { TestMember } from '../support/members.ts';
import { ticketsOf } from '../support/tickets.ts';

const MINUTE_MS = 60_000;

describe.each(databases())('a waiting list on %s', (kind) => {
  const api = useApi(kind);
  const { published, buy, hold, tryHold, checkout, purchase, manage, list, counts, first } = ticketsOf(api);

  /** An event whose seats one member has bought. */
  async function full(seats = 3) {
    const [hr, owner] = [await api.member({ role: 2 }), await api.member()];
    const event = await published(hr, { pricing: 0, waitlistEnabled: true }, [{ quantity: seats }]);
    const tickets = await buy(owner, event, seats);
    const { packageId } = first(event);
    const { eventId } = event.event;
    const join = async (as: TestMember, quantity: number) =>
      (await manage(as, { action: 4, eventId, packageId, quantity })).response.waitlist;
    const giveBack = async (count: number) => {
      for (const { ticketId } of tickets.splice(0, count)) await manage(owner, { action: 2, ticketId });
    };
    return { hr, owner, event, eventId, packageId, join, giveBack };
  }

  const offers = async (as: TestMember) => (await list(as)).offers;

  test('seats that come back are offered to the first whose number fits, and held for a day', async () => {
    const { hr, event, eventId, join, giveBack } = await full();
    const [three, two, one] = [await api.member(), await api.member(), await api.member()];
    expect(await join(three, 3)).toMatchObject({ state: 'WAITING', position: 1, quantity: 3 });
    expect(await join(two, 2)).toMatchObject({ position: 2 });
    expect(await join(one, 1)).toMatchObject({ position: 3 });
    await giveBack(1);
    expect(await offers(one)).toMatchObject([
      { state: 'OFFERED', quantity: 1, offeredUntil: expect.anything() },
    ]);
    expect([await offers(three), await offers(two)]).toEqual([[], []]);
    await giveBack(2);
    expect(await offers(two)).toHaveLength(1);
    // What is offered is nobody else's.
    expect((await tryHold(await api.member(), event)).status).toBe(409);
    expect(await counts(event)).toEqual({ sold: 0, held: 3, packages: [0, 3], tickets: 0 });
    const { waitlist } = (await api.ok('eventDetail', { eventId }, { as: hr })).response;
    expect(waitlist.map(({ state, member }) => [state, member?.userId])).toEqual([
      ['WAITING', three.userId],
      ['OFFERED', two.userId],
      ['OFFERED', one.userId],
    ]);
    const news = await api.ok('getNotificationList', { pageIndex: 1 }, { as: two });
    expect(news.response[0]).toMatchObject({ type: 23, title: 'Seats for you' });
  });

  test('the page of the event shows a member its own place and offer, and how many tickets it has, nobody else', async () => {
    const { owner, eventId, packageId, join, giveBack } = await full(2);
    const [as, other] = [await api.member(), await api.member()];
    const details = async (by: TestMember) =>
      (await api.ok('getEventDetails', { eventId }, { as: by })).response;
    expect(await details(as)).not.toHaveProperty('waitlist');
    await join(as, 1);
    expect((await details(as)).waitlist).toMatchObject([{ packageId, state: 'WAITING', position: 1 }]);
    expect(await details(other)).not.toHaveProperty('waitlist');
    expect((await details(owner)).packages[0]?.owned).toBe(2);
    expect((await details(as)).packages[0]).not.toHaveProperty('owned');
    await giveBack(1);
    expect((await details(as)).waitlist).toMatchObject([{ state: 'OFFERED', quantity: 1 }]);
    expect((await details(owner)).packages[0]?.owned).toBe(1);
    api.advance(25 * HOUR_MS);
    expect(await details(as)).not.toHaveProperty('waitlist');
  });

  test('an offer is bought, in part as well, by nobody else', async () => {
    const { event, join, giveBack } = await full();
    const [as, other] = [await api.member(), await api.member()];
    await join(as, 3);
    await giveBack(3);
    const [offer] = await offers(as);
    const waitlistId = offer?.waitlistId ?? '';
    expect((await tryHold(other, event, 1, { waitlistId })).status).toBe(404);
    const held = await hold(as, event, 2, { waitlistId });
    expect(await counts(event)).toMatchObject({ held: 2 });
    expect((await purchase(as, held)).status).toBe(200);
    expect(await offers(as)).toEqual([]);
    expect(await counts(event)).toEqual({ sold: 2, held: 0, packages: [2, 0], tickets: 2 });
    expect((await tryHold(as, event, 1, { waitlistId })).status).toBe(409);
  });

  test('a hold of an offer that ends gives the seat back to the offer, and to the next when the offer is over', async () => {
    const { event, join, giveBack } = await full(1);
    const [as, next] = [await api.member(), await api.member()];
    await join(as, 1);
    await join(next, 1);
    await giveBack(1);
    const [offer] = await offers(as);
    await hold(as, event, 1, { waitlistId: offer?.waitlistId ?? '' });
    api.advance(20 * MINUTE_MS);
    await api.app.tasks.settle();
    expect(await offers(as)).toHaveLength(1);
    expect(await counts(event)).toMatchObject({ held: 1 });
    api.advance(24 * HOUR_MS);
    await api.app.tasks.settle();
    expect(await offers(as)).toEqual([]);
    expect(await offers(next)).toHaveLength(1);
    expect(await counts(event)).toMatchObject({ held: 1, packages: [0, 1] });
    expect((await tryHold(as, event, 1)).status).toBe(409);
  });

  test('leaving frees an offer for the next; the organiser offers out of turn what fits', async () => {
    const { hr, event, join, giveBack } = await full(2);
    const [as, next] = [await api.member(), await api.member()];
    const mine = await join(as, 2);
    const theirs = await join(next, 2);
    await giveBack(2);
    expect(await offers(as)).toHaveLength(1);
    const offer = { action: 9 as const, waitlistId: theirs?.waitlistId ?? '' };
    expect((await api.refused('manageTickets', offer, { as: hr })).code).toBe('SOLD_OUT');
    expect((await api.refused('manageTickets', offer, { as: next })).status).toBe(403);
    expect(
      (await api.refused('manageTickets', { action: 5, waitlistId: mine?.waitlistId ?? '' }, { as: next }))
        .status,
    ).toBe(404);
    await manage(as, { action: 5, waitlistId: mine?.waitlistId ?? '' });
    expect(await offers(next)).toHaveLength(1);
    expect(await counts(event)).toMatchObject({ held: 2 });
  });

  test('one place for each member and package; more seats open it; where there are seats nobody waits', async () => {
    const { hr, event, eventId, packageId, join } = await full(2);
    const as = await api.member();
    const [one, two] = [await join(as, 1), await join(as, 3)];
    expect(two).toMatchObject({ waitlistId: one?.waitlistId, quantity: 3 });
    expect((await api.ok('getEventDetails', { eventId }, { as })).response.event.viewer.onWaitlist).toBe(
      true,
    );
    const { packageName, perks, price, minPerOrder, maxPerOrder } = first(event);
    await api.ok(
      'managePackageTickets',
      {
        action: 1,
        eventId,
        packageId,
        package: { packageName, perks, price, quantity: 9, minPerOrder, maxPerOrder },
      },
      { as: hr },
    );
    expect(await offers(as)).toMatchObject([{ quantity: 3 }]);
    const late = await api.member();
    const wants = { action: 4 as const, eventId, packageId, quantity: 1 };
    expect((await api.refused('manageTickets', wants, { as: late })).message).toContain(
      'There are tickets: 4 left',
    );
    const closed = await published(hr, { pricing: 0 });
    const there = { ...wants, eventId: closed.event.eventId, packageId: first(closed).packageId };
    expect((await api.refused('manageTickets', there, { as: late })).message).toBe(
      'This event has no waiting list.',
    );
  });

  test('nobody waits for what is not sold any more', async () => {
    const { hr, event, eventId, packageId } = await full(2);
    const { packageName, perks, price, quantity, minPerOrder, maxPerOrder } = first(event);
    const sale = { saleEndAt: new Date(api.now().getTime() + HOUR_MS).toISOString() };
    await api.ok(
      'managePackageTickets',
      {
        action: 1,
        eventId,
        packageId,
        package: { packageName, perks, price, quantity, minPerOrder, maxPerOrder, ...sale },
      },
      { as: hr },
    );
    api.advance(2 * HOUR_MS);
    const wants = { action: 4 as const, eventId, packageId, quantity: 1 };
    expect((await api.refused('manageTickets', wants, { as: await api.member() })).message).toBe(
      `The sale of ${packageName} is over.`,
    );
  });

  test('whoever is suspended or behind a block of the organiser is passed over', async () => {
    const { hr, event, join, giveBack } = await full(1);
    const [gone, blocked, next] = [await api.member(), await api.member(), await api.member()];
    for (const as of [gone, blocked, next]) await join(as, 1);
    await api.db
      .updateTable('members')
      .set({ suspended_at: api.now() })
      .where('id', '=', gone.userId)
      .execute();
    await api.ok('manageConnection', { otherUserId: blocked.userId, action: 4 }, { as: hr });
    await giveBack(1);
    expect([await offers(blocked), (await offers(next)).length]).toEqual([[], 1]);
    expect(await counts(event)).toMatchObject({ held: 1 });
  });

  test('seats of a payment that the provider does not know any more are free at once, and offered', async () => {
    const [hr, buyer, waits] = [await api.member({ role: 2 }), await api.member(), await api.member()];
    const event = await published(hr, { waitlistEnabled: true }, [{ quantity: 1 }]);
    const held = await hold(buyer, event, 1);
    await checkout(buyer, held.transactionId);
    const [{ packageId }, { eventId }] = [first(event), event.event];
    await manage(waits, { action: 4, eventId, packageId, quantity: 1 });
    await api.db.deleteFrom('sandbox_intents').execute();
    expect((await purchase(buyer, held)).body).toMatchObject({ code: 'HOLD_EXPIRED' });
    expect(await offers(waits)).toMatchObject([{ state: 'OFFERED', quantity: 1 }]);
    expect(await counts(event)).toMatchObject({ sold: 0, held: 1, packages: [0, 1] });
    // Nothing is freed a second time by the upkeep.
    api.advance(HOUR_MS);
    await api.app.tasks.settle();
    expect(await counts(event)).toMatchObject({ sold: 0, held: 1, packages: [0, 1] });
  });
});

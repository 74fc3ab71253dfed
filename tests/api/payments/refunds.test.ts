import { describe, expect, test } from 'vitest';
import { runReports } from '../../../server/admin/runReports.ts';
import { eraseMember } from '../../../server/modules/account/eraseMember.ts';
import { useApi } from '../support/api.ts';
import { boughtOf } from '../support/bought.ts';
import { databases } from '../support/databases.ts';
import { DAY_MS } from '../support/events.ts';
import { paymentsOf } from '../support/payments.ts';
import { ticketsOf } from '../support/tickets.ts';

describe.each(databases())('money that goes back on %s', (kind) => {
  const api = useApi(kind);
  const { mailsTo, pay } = paymentsOf(api);
  const { published, buy, hold, checkout, purchase, manage, list, counts, edit, read } = ticketsOf(api);
  const bought = boughtOf(api);

  /** What a moderator does about a report of somebody. */
  async function takenDown(eventId: string) {
    const report = { feedId: eventId, feedType: 3 as const, reason: 2 as const };
    const { response } = await api.ok('postReport', report, { as: await api.member() });
    expect(await runReports(api.db, api.config, api.now, ['uphold', response.reportId])).toEqual([
      '1 report upheld.',
    ]);
  }

  test('an event to come that is taken down pays everything back', async () => {
    const { event, eventId, settled } = await bought(2);
    await takenDown(eventId);
    expect(await settled()).toMatchObject({ status: 3, amountRefunded: 10_000 });
    expect((await counts(event)).sold).toBe(0);
  });

  test('an event that is over when it is taken down, or when its organiser goes, pays nothing back', async () => {
    const [reported, left] = [
      await bought(2, {}, { email: 'reported@example.org' }),
      await bought(2, {}, { email: 'left@example.org' }),
    ];
    api.advance(21 * DAY_MS);
    await takenDown(reported.eventId);
    await api.db
      .transaction()
      .execute((trx) => eraseMember({ now: api.now, db: api.db } as never, trx, left.hr.userId));
    for (const { settled, event } of [reported, left]) {
      expect(await settled()).toMatchObject({ status: 1, amountRefunded: 0 });
      expect(await counts(event)).toMatchObject({ sold: 2, tickets: 2 });
    }
    for (const address of ['reported@example.org', 'left@example.org'])
      expect((await mailsTo(address)).filter(({ subject }) => subject.includes('cancelled'))).toEqual([]);
  });

  test('a ticket keeps the policy that it was sold under, also handed on; a better one counts at once', async () => {
    const { hr, as, event, eventId, tickets } = await bought(2, { refundPolicy: 1 });
    const [sold, handed] = tickets;
    await edit(hr, await read(hr, eventId), { refundPolicy: 0 });
    const toFriend = { attendeeName: 'Kenji', attendeeEmail: 'kenji@example.org' };
    await manage(as, { action: 3, ticketId: handed?.ticketId ?? '', ...toFriend });
    const [late] = await buy(await api.member(), event);
    expect(late?.viewer?.refundAmount).toBe(0);
    const detail = await api.ok('ticketDetail', { ticketId: sold?.ticketId ?? '' }, { as });
    expect(detail.response).toMatchObject({ refundPolicy: 1, ticket: { viewer: { refundAmount: 5000 } } });
    expect((await list(as)).response.map(({ ticket }) => ticket.viewer?.refundAmount)).toEqual([5000, 5000]);
    const { response } = await manage(as, { action: 2, ticketId: sold?.ticketId ?? '' });
    expect(response.refund?.amount).toBe(5000);

    const worse = await bought(1, { refundPolicy: 0 }, { email: 'better@example.org' });
    await edit(worse.hr, await read(worse.hr, worse.eventId), { refundPolicy: 2 });
    expect((await list(worse.as)).response[0]?.ticket.viewer?.refundAmount).toBe(5000);
  });

  test('what is paid after the policy became worse has that of its hold', async () => {
    const [hr, as] = [await api.member({ role: 2 }), await api.member()];
    const event = await published(hr, { refundPolicy: 1 });
    const held = await hold(as, event, 1);
    const secret = await checkout(as, held.transactionId);
    await edit(hr, await read(hr, event.event.eventId), { refundPolicy: 3 });
    await pay(secret);
    const { body } = await purchase(as, held);
    expect(body.response.tickets).toMatchObject([{ viewer: { refundAmount: 5000 } }]);
  });

  test('a date that moves while somebody pays may be given back, also by whoever was handed the ticket', async () => {
    const [hr, as, friend] = [await api.member({ role: 2 }), await api.member(), await api.member()];
    const event = await published(hr, { refundPolicy: 0 });
    const held = await hold(as, event, 1);
    const secret = await checkout(as, held.transactionId);
    api.advance(60_000);
    const startAt = new Date(Date.parse(event.event.startAt) + DAY_MS).toISOString();
    const endAt = new Date(Date.parse(event.event.endAt) + DAY_MS).toISOString();
    await edit(hr, await read(hr, event.event.eventId), { startAt, endAt }, 'A day later.');
    await pay(secret);
    const { body } = await purchase(as, held);
    const [ticket] = body.response.tickets as { ticketId: string }[];
    expect(ticket).toMatchObject({ viewer: { refundAmount: 5000 } });
    const to = { attendeeName: 'Kenji', attendeePhone: `+49${friend.phone}` };
    await manage(as, { action: 3, ticketId: ticket?.ticketId ?? '', ...to });
    const theirs = (await list(friend)).response[0]?.ticket;
    expect(theirs?.viewer?.refundAmount).toBe(5000);
    // The payment is somebody else's.
    expect(theirs).not.toHaveProperty('transactionId');

    api.advance(60_000);
    const later = { startAt: endAt, endAt: new Date(Date.parse(endAt) + DAY_MS).toISOString() };
    await edit(hr, await read(hr, event.event.eventId), later, 'And once more.');
    const told = async (who: typeof as) => (await read(who, event.event.eventId)).change;
    expect(await told(friend), 'what it was when it was bought').toMatchObject({
      previousStartAt: event.event.startAt,
      previousEndAt: event.event.endAt,
      message: 'And once more.',
      refundUntil: expect.any(String),
    });
    api.advance(60_000);
    const [buyer, stranger] = [await api.member(), await api.member()];
    await buy(buyer, await read(hr, event.event.eventId));
    for (const who of [buyer, stranger]) expect(await told(who)).toBeUndefined();
    await api.db.updateTable('tickets').set({ status: 2 }).where('owner_id', '=', friend.userId).execute();
    expect(await told(friend), 'what was used is not given back').not.toHaveProperty('refundUntil');
  });
});

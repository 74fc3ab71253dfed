import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { runPayments } from '../../../server/admin/runPayments.ts';
import { useApi } from '../support/api.ts';
import { boughtOf } from '../support/bought.ts';
import { databases } from '../support/databases.ts';
import { HOUR_MS } from '../support/events.ts';
import { paymentsOf, quietSandbox } from '../support/payments.ts';
import { ticketsOf } from '../support/tickets.ts';

describe.each(databases())('refunds beside ours, and those that come back, on %s', (kind) => {
  const quiet = quietSandbox();
  const api = useApi(kind, { payments: quiet.payments });
  const { deliver, details } = paymentsOf(api);
  const { manage, list, counts } = ticketsOf(api);
  const bought = boughtOf(api);
  const admin = async (...args: string[]) => (await runPayments(api.db, api.now, args)).join('\n');
  const refundsOf = (transactionId: string) =>
    api.db
      .selectFrom('refunds')
      .select(['amount', 'state', 'owed'])
      .where('transaction_id', '=', transactionId)
      .orderBy('id')
      .execute();

  async function sold(quantity: number) {
    const order = await bought(quantity);
    const { as, hr, eventId, transactionId } = order;
    const { providerRef: intentId = '' } = await details(as, transactionId);
    return {
      ...order,
      intentId,
      /** Somebody pays a part back in the provider's own pages. */
      byHand: (amount: number) =>
        quiet.sandbox.refund({ intentId, amount, currency: 'XOF', metadata: {} }, randomUUID()),
      told: () => deliver(quiet.sandbox, quiet.about(intentId).at(-1)),
      /** The bank sends the latest refund back, days after it was accepted. */
      async sentBack() {
        await sql`
          update sandbox_intents set refunds = jsonb_set(refunds, '{0,status}', '"failed"'),
            intent = jsonb_set(intent, '{latest_charge,amount_refunded}', '0') where id = ${intentId}`.execute(
          api.db,
        );
        const last = quiet.about(intentId).at(-1)!; // a refund was told
        await deliver(quiet.sandbox, { ...last, id: `evt_${randomUUID()}`, type: 'refund.failed' });
      },
      cancelEvent: () =>
        api.ok('manageEvent', { action: 2, eventId, reason: 'The hall was closed.' }, { as: hr }),
      refunded: async () =>
        (await api.ok('getTicketDetails', { eventId, pageIndex: 1 }, { as: hr })).response.map(
          (ticket) => ticket.refunded,
        ),
    };
  }

  test('a part that went back by hand counts for the tickets, and a cancelled event pays the rest', async () => {
    const { byHand, told, refunded, cancelEvent, settled, event, eventId, hr } = await sold(2);
    await byHand(3001);
    await told();
    expect((await refunded()).sort()).toEqual([1500, 1501]);
    await cancelEvent();
    expect(await settled()).toMatchObject({
      status: 3,
      amountRefunded: 10_000,
      refunds: [{ amount: 3001 }, { amount: 6999, reason: 'The event was cancelled.' }],
    });
    expect(await counts(event)).toEqual({ sold: 0, held: 0, packages: [0, 0], tickets: 0 });
    const { sales } = (await api.ok('eventDetail', { eventId }, { as: hr })).response;
    expect(sales).toMatchObject({ revenue: 10_000, refunded: 10_000 });
  });

  test('what went back by hand is first that of a ticket that ended without its money', async () => {
    const { as, tickets, byHand, told, refunded, settled } = await sold(2);
    api.advance(19 * 24 * HOUR_MS + HOUR_MS);
    await manage(as, { action: 2, ticketId: tickets[1]?.ticketId ?? '' });
    await byHand(5000);
    await told();
    expect((await list(as, 'CANCELLED')).response).toMatchObject([{ ticket: { status: 6, refunded: 5000 } }]);
    expect(await refunded()).toEqual(expect.arrayContaining([5000, undefined]));
    expect(await settled()).toMatchObject({ status: 4, amountRefunded: 5000 });
  });

  test('a refund whose answer was lost is looked for before it is asked for again on another day', async () => {
    const { as, ticket, settled, transactionId, intentId } = await sold(2);
    quiet.loseAnswers(true);
    await manage(as, { action: 2, ticketId: ticket.ticketId });
    expect(await settled()).toMatchObject({ amountRefunded: 0 });
    quiet.loseAnswers(false);
    expect(await quiet.sandbox.refundsOf(intentId)).toHaveLength(1);
    // The provider forgets its keys after a day.
    await api.db.deleteFrom('sandbox_answers').where('key', 'like', 'refund:%').execute();
    api.advance(25 * HOUR_MS);
    expect(await settled()).toMatchObject({ status: 4, amountRefunded: 5000, refunds: [{ amount: 5000 }] });
    expect(await quiet.sandbox.refundsOf(intentId)).toHaveLength(1);
    expect((await refundsOf(transactionId)).map(({ state }) => state)).toEqual(['done']);
  });

  test('a refund that asks for more than is left since asks for the rest', async () => {
    const { as, ticket, byHand, settled, transactionId, event } = await sold(2);
    await byHand(7000);
    await manage(as, { action: 2, ticketId: ticket.ticketId });
    expect(await settled()).toMatchObject({ status: 3, amountRefunded: 10_000 });
    expect((await refundsOf(transactionId)).map(({ amount, state }) => [amount, state])).toEqual([
      [5000, 'failed'],
      [7000, 'done'],
      [3000, 'done'],
    ]);
    expect((await counts(event)).tickets).toBe(0);
  });

  test('money that went back by hand covers a refund that has nothing left, and is not asked for again', async () => {
    const { cancelEvent, byHand, settled, transactionId } = await sold(1);
    await byHand(5000);
    await cancelEvent();
    expect(await settled()).toMatchObject({ status: 3, amountRefunded: 5000 });
    api.advance(200 * HOUR_MS);
    await settled();
    expect(await refundsOf(transactionId)).toEqual([
      { amount: 5000, state: 'failed', owed: 0 },
      { amount: 5000, state: 'done', owed: 0 },
    ]);
    expect(await admin()).not.toContain('Owed');
  });

  test('a refund that the bank sends back is asked for again five times, and then stands in the list', async () => {
    const { as, ticket, settled, sentBack, transactionId, eventId, hr } = await sold(1);
    await manage(as, { action: 2, ticketId: ticket.ticketId });
    for (const hours of [1, 24, 72, 168]) {
      expect(await settled()).toMatchObject({ status: 3, amountRefunded: 5000 });
      await sentBack();
      expect(await settled()).toMatchObject({ status: 1, amountRefunded: 0 });
      api.advance(hours * HOUR_MS);
    }
    const { response: news } = await api.ok('getNotificationList', { pageIndex: 1 }, { as });
    expect(news.map(({ title }) => title)).toContain('Refund not arrived');
    await settled();
    expect(await refundsOf(transactionId)).toHaveLength(5);
    expect(await admin()).not.toContain('Owed');
    await sentBack();
    api.advance(HOUR_MS);
    expect(await settled()).toMatchObject({ status: 1, amountRefunded: 0 });
    expect(await refundsOf(transactionId)).toHaveLength(5);
    expect(api.logs.join('')).toContain('is not asked for again');
    expect(await admin()).toContain(`Owed, and not asked for any more, because the bank has sent it back:
${transactionId}  5000 minor units`);
    expect(await admin('refund', transactionId, 'all', 'By another way')).toMatch(/will be paid back/);
    expect(await settled()).toMatchObject({ status: 3, amountRefunded: 5000 });
    expect(await admin()).not.toContain('Owed');
    const { sales } = (await api.ok('eventDetail', { eventId }, { as: hr })).response;
    expect(sales).toMatchObject({ revenue: 5000, refunded: 5000 });
  });

  test('money that goes back by hand covers what is owed before it counts for other tickets', async () => {
    const { as, ticket, settled, sentBack, byHand, told, refunded, transactionId } = await sold(2);
    await manage(as, { action: 2, ticketId: ticket.ticketId });
    await settled();
    await sentBack();
    await byHand(5000);
    await told();
    api.advance(2 * HOUR_MS);
    expect(await settled()).toMatchObject({ status: 4, amountRefunded: 5000 });
    expect(await refunded()).toEqual(expect.arrayContaining([5000, undefined]));
    expect(await refundsOf(transactionId)).toEqual([
      { amount: 5000, state: 'failed', owed: 0 },
      { amount: 5000, state: 'done', owed: 0 },
    ]);
  });
});

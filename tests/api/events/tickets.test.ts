import { createPublicKey, verify } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { ResponseBody } from '#openapi/contract.ts';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { DAY_MS } from '../support/events.ts';
import { cards, paymentsOf } from '../support/payments.ts';
import { question, ticketsOf } from '../support/tickets.ts';

const MINUTE_MS = 60_000;

describe.each(databases())('tickets on %s', (kind) => {
  const api = useApi(kind);
  const { pay, challenge, details: payment, mailsTo } = paymentsOf(api);
  const {
    published,
    read,
    hold,
    tryHold,
    checkout,
    purchase,
    buy,
    attendeesOf,
    list,
    counts,
    first,
    addPackage,
  } = ticketsOf(api);

  test('a hold, a card and two tickets, each with a signed code of its own', async () => {
    const [hr, as] = [await api.member({ role: 2 }), await api.member()];
    const event = await published(hr, { attendeeQuestions: [question] }, [{ quantity: 10 }]);
    const held = await hold(as, event, 2);
    expect(held).toMatchObject({
      state: 'HELD',
      total: 10_000,
      currency: 'XOF',
      items: [{ packageName: 'Day pass', quantity: 2 }],
    });
    expect(Date.parse(held.holdUntil ?? '') - api.now().getTime()).toBeGreaterThan(14 * MINUTE_MS);
    api.advance(5 * MINUTE_MS); // The server's clock, which is what the seconds are counted by.
    const again = await api.ok('getTransactionId', { transactionId: held.transactionId }, { as });
    expect(again.response.secondsLeft).toBeLessThanOrEqual(600);
    expect((await read(as, event.event.eventId)).packages[0]?.remaining).toBe(8);
    const attendees = attendeesOf(held, ['Amara Diallo', 'Mei-Lin Chen']).map((who) => ({
      ...who,
      answers: [{ questionId: 'q1', values: ['Backend'] }],
    }));
    expect(await purchase(as, held, { attendees })).toMatchObject({
      status: 422,
      body: { code: 'PAYMENT_FAILED' },
    });
    await pay(await checkout(as, held.transactionId));
    const { body } = await purchase(as, held, { attendees });
    const { response } = body as ResponseBody<'eventTicketPurchase'>;
    expect(response.transaction).toMatchObject({
      status: 1,
      amount: 10_000,
      eventId: event.event.eventId,
      ticketIds: [expect.anything(), expect.anything()],
    });
    expect(response.tickets).toMatchObject([
      {
        attendeeName: 'Amara Diallo',
        status: 1,
        price: 5000,
        answers: [{ values: ['Backend'] }],
        viewer: { canCancel: true, refundAmount: 5000 },
      },
      { attendeeName: 'Mei-Lin Chen' },
    ]);
    const door = await api.ok(
      'getTicketDetails',
      { eventId: event.event.eventId, pageIndex: 1, include: 'checkin' },
      { as: hr },
    );
    const key = createPublicKey({
      key: Buffer.from(door.publicKey ?? '', 'base64url'),
      format: 'der',
      type: 'spki',
    });
    for (const { qr = '' } of response.tickets) {
      const said = qr.slice(0, qr.lastIndexOf('.'));
      const signature = Buffer.from(qr.slice(qr.lastIndexOf('.') + 1), 'base64url');
      expect(verify(null, Buffer.from(said), key, signature)).toBe(true);
      expect(verify(null, Buffer.from(said.replace('T1', 'T2')), key, signature)).toBe(false);
    }
    expect(await counts(event)).toEqual({ sold: 2, held: 0, packages: [2, 0], tickets: 2 });
    expect((await mailsTo('buyer@example.org')).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Your receipt/),
    ]);
    const news = await api.ok('getNotificationList', { pageIndex: 1 }, { as });
    expect(news.response).toContainEqual(
      expect.objectContaining({ type: 21, notification: 'Your tickets for Dakar Tech Job Fair are ready.' }),
    );
  });

  test('free tickets need no card, and a second call gives the same', async () => {
    const [hr, as] = [await api.member({ role: 2 }), await api.member()];
    const event = await published(hr, { pricing: 0 });
    const held = await hold(as, event, 2);
    expect(held.total).toBe(0);
    expect(
      (await api.refused('checkoutPaymentIntent', { transactionId: held.transactionId }, { as })).status,
    ).toBe(409);
    const [one, two] = [await purchase(as, held), await purchase(as, held)];
    expect(one.status).toBe(200);
    expect(two.body).toEqual(one.body);
    const { response, count } = await list(as);
    expect(count).toBe(2);
    expect(response[0]).toMatchObject({ ticket: { price: 0 }, event: { eventId: event.event.eventId } });
    expect(response[0]?.ticket).not.toHaveProperty('transactionId');
    expect((await api.ok('transactions', { pageIndex: 1 }, { as })).count).toBe(0);
    const details = await api.ok('ticketDetail', { ticketId: response[0]?.ticket.ticketId ?? '' }, { as });
    expect(details.response.siblings).toHaveLength(1);
    const { upcoming } = (await api.ok('dashboardDetails', {}, { as })).response;
    expect(upcoming).toMatchObject([{ kind: 0, title: 'Dakar Tech Job Fair', ticketId: expect.anything() }]);
    const other = await api.member();
    expect(
      (await api.refused('ticketDetail', { ticketId: response[0]?.ticket.ticketId ?? '' }, { as: other }))
        .status,
    ).toBe(404);
  });

  test('a refused card keeps the hold; the bank that asks is waited for', async () => {
    const [hr, as] = [await api.member({ role: 2 }), await api.member()];
    const event = await published(hr);
    const held = await hold(as, event);
    const secret = await checkout(as, held.transactionId);
    await pay(secret, cards.declined);
    expect(await purchase(as, held)).toMatchObject({
      status: 422,
      body: { message: 'Your card was declined.' },
    });
    expect(await checkout(as, held.transactionId)).toBe(secret);
    await pay(secret, cards.challenge);
    expect(await purchase(as, held)).toMatchObject({
      status: 200,
      body: { response: { tickets: [], transaction: { status: 0 } } },
    });
    await challenge(secret, true);
    expect(await purchase(as, held)).toMatchObject({
      status: 200,
      body: { response: { tickets: [{ status: 1 }] } },
    });
    expect((await counts(event)).tickets).toBe(1);
  });

  test('an expired hold is charged for nothing, and its seats are free again', async () => {
    const [hr, as, next] = [await api.member({ role: 2 }), await api.member(), await api.member()];
    const event = await published(hr, {}, [{ quantity: 2 }]);
    const held = await hold(as, event, 2);
    const secret = await checkout(as, held.transactionId);
    expect(await tryHold(next, event)).toMatchObject({
      status: 409,
      body: { code: 'SOLD_OUT', errors: { [first(event).packageId]: 'Sold out' } },
    });
    api.advance(16 * MINUTE_MS);
    expect(await purchase(as, held)).toMatchObject({ status: 409, body: { code: 'HOLD_EXPIRED' } });
    await api.app.tasks.settle();
    const ended = await api.ok('getTransactionId', { transactionId: held.transactionId }, { as });
    expect(ended.response.state).toBe('EXPIRED');
    expect((await pay(secret)).error?.code).toBe('payment_intent_unexpected_state');
    expect((await hold(next, event)).state).toBe('HELD');
    expect(await tryHold(as, event, 2)).toMatchObject({
      status: 409,
      body: { errors: { [first(event).packageId]: '1 left' } },
    });
  });

  test('another choice replaces the first one; the same one is the same hold; letting go frees it', async () => {
    const [hr, as] = [await api.member({ role: 2 }), await api.member()];
    const event = await published(hr, {}, [{ quantity: 4 }]);
    const one = await hold(as, event, 2);
    expect((await hold(as, event, 2)).transactionId).toBe(one.transactionId);
    const secret = await checkout(as, one.transactionId);
    const two = await hold(as, event, 4);
    expect(two.transactionId).not.toBe(one.transactionId);
    expect(await counts(event)).toMatchObject({ held: 4, packages: [0, 4] });
    // Paid in the very moment of the change: nothing is kept for it.
    await pay(secret);
    await payment(as, one.transactionId);
    await api.app.tasks.settle();
    await api.app.tasks.settle();
    expect(await payment(as, one.transactionId)).toMatchObject({ status: 3, amountRefunded: 10_000 });
    await api.ok('getTransactionId', { transactionId: two.transactionId, action: 1 }, { as });
    expect(await counts(event)).toMatchObject({ held: 0, sold: 0, packages: [0, 0] });
  });

  test.each([
    ['more than the largest order', 5, {}],
    ['a package twice', 1, { twice: true }],
  ])('%s is refused', async (_what, quantity, { twice = false }: { twice?: boolean }) => {
    const [hr, as] = [await api.member({ role: 2 }), await api.member()];
    const event = await published(hr);
    const { packageId } = first(event);
    const items = Array.from({ length: twice ? 2 : 1 }, () => ({ packageId, quantity }));
    expect(await tryHold(as, event, 1, { items })).toMatchObject({ status: 422 });
    expect(await counts(event)).toMatchObject({ held: 0 });
  });

  test('what is not on sale is not sold, and one member gets no more by asking again', async () => {
    const [hr, as] = [await api.member({ role: 2 }), await api.member()];
    const event = await published(hr, { pricing: 0 }, [{ maxPerOrder: 2 }]);
    await buy(as, event, 2);
    expect(await tryHold(as, event)).toMatchObject({
      status: 422,
      body: { errors: { 'items.0.quantity': 'Each member gets at most 2, and you have 2 already.' } },
    });
    const later = new Date(api.now().getTime() + DAY_MS).toISOString();
    const packages = await addPackage(hr, event.event.eventId, { price: 0, saleStartAt: later });
    const items = [{ packageId: packages.at(-1)?.packageId ?? '', quantity: 1 }];
    expect(await tryHold(as, event, 1, { items })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('not begun') },
    });
    const elsewhere = await published(hr, { pricing: 0 });
    expect(
      (await tryHold(as, event, 1, { items: [{ packageId: first(elsewhere).packageId, quantity: 1 }] }))
        .status,
    ).toBe(404);
    await api.ok(
      'manageEvent',
      { action: 2, eventId: elsewhere.event.eventId, reason: 'The hall is closed.' },
      { as: hr },
    );
    for (const buyer of [as, hr])
      expect(await tryHold(buyer, elsewhere)).toMatchObject({
        status: 409,
        body: { message: 'This event is cancelled.' },
      });
  });

  test("attendees fit the seats and answer what is asked; another's hold is not there", async () => {
    const [hr, as, other] = [await api.member({ role: 2 }), await api.member(), await api.member()];
    const event = await published(hr, { pricing: 0, attendeeQuestions: [question] });
    const held = await hold(as, event, 2);
    expect(await purchase(as, held)).toMatchObject({
      status: 422,
      body: { errors: { 'attendees.0.answers.q1': 'Please answer this question.' } },
    });
    const attendees = attendeesOf(held).slice(1);
    expect(await purchase(as, held, { attendees })).toMatchObject({
      status: 422,
      body: { errors: { attendees: 'Please name one attendee for each ticket.' } },
    });
    expect((await purchase(other, held)).status).toBe(404);
    expect(await counts(event)).toMatchObject({ tickets: 0, held: 2 });
  });
});

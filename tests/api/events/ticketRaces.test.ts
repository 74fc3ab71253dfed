import { randomUUID } from 'node:crypto';
import { Stripe } from 'stripe';
import { describe, expect, test } from 'vitest';
import type { SandboxEvent } from '../../../server/modules/payments/sandbox/intents.ts';
import type { PaymentProvider } from '../../../server/services/paymentProvider.ts';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { paymentsOf, quietSandbox } from '../support/payments.ts';
import { ticketsOf } from '../support/tickets.ts';

const MINUTE_MS = 60_000;
const BUYERS = 60;
const SEATS = 20;

describe.each(databases())('buyers at once on %s', (kind) => {
  const quiet = quietSandbox();
  let isAway = false;
  const api = useApi(kind, {
    payments: (server): PaymentProvider => {
      const provider = quiet.payments(server);
      const reach = () => {
        if (isAway)
          throw new Stripe.errors.StripeConnectionError({ message: 'no network', type: 'api_error' });
      };
      return {
        ...provider,
        retrieveIntent: async (id) => (reach(), provider.retrieveIntent(id)),
        cancelIntent: async (id) => (reach(), provider.cancelIntent(id)),
      };
    },
  });
  const { pay, deliver, details: payment, mailsTo, list: payments } = paymentsOf(api);
  const { published, buy, tryHold, hold, checkout, purchase, attendeesOf, list, counts, first } =
    ticketsOf(api);
  const send = (event: SandboxEvent | undefined) => deliver(quiet.sandbox, event);

  test(`${BUYERS} buyers, ${SEATS} seats: exactly so many are sold, and the rest are told`, async () => {
    const hr = await api.member({ role: 2 });
    const event = await published(hr, { pricing: 0, capacity: SEATS }, [{ quantity: 50, maxPerOrder: 2 }]);
    const buyers = await Promise.all(Array.from({ length: BUYERS }, () => api.member()));
    const answers = await Promise.all(
      buyers.map(async (as) => {
        const held = await tryHold(as, event, 1);
        if (held.status !== 200 || !('response' in held.body)) return held;
        return purchase(as, held.body.response);
      }),
    );
    const bought = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(bought).toHaveLength(SEATS);
    for (const { status, body } of refused) {
      expect(status).toBe(409);
      expect(body).toMatchObject({ code: 'SOLD_OUT', errors: { [first(event).packageId]: 'Sold out' } });
    }
    expect(await counts(event)).toEqual({ sold: SEATS, held: 0, packages: [SEATS, 0], tickets: SEATS });
  });

  test('a double click, two tabs and the webhook at once: one set of tickets, one charge, one mail', async () => {
    const [hr, as] = [await api.member({ role: 2 }), await api.member()];
    const event = await published(hr);
    const both = await Promise.all([hold(as, event, 2), hold(as, event, 2)]);
    expect(both[0].transactionId).toBe(both[1].transactionId);
    const secret = await checkout(as, both[0].transactionId);
    await pay(secret);
    const [paid] = quiet.about(secret.split('_secret_')[0] ?? '');
    const more = { buyerEmail: `once.${kind}@example.org` };
    const answers = await Promise.all([
      purchase(as, both[0], more),
      send(paid),
      purchase(as, both[0], more),
      send(paid),
      purchase(as, both[1], more),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const { response } = await list(as);
    expect(response.map(({ ticket }) => ticket.attendeeName)).toEqual(['Guest 1', 'Guest 2']);
    expect(await counts(event)).toEqual({ sold: 2, held: 0, packages: [2, 0], tickets: 2 });
    expect((await payments(as)).totals).toEqual([
      { currency: 'XOF', amount: 10_000, amountRefunded: 0, count: 1 },
    ]);
    expect(await mailsTo(more.buyerEmail)).toHaveLength(1);
  });

  test('the tab was closed: the webhook gives the tickets, and who comes is named when the tab is back', async () => {
    const [hr, as] = [await api.member({ role: 2 }), await api.member({ userName: 'Yuki Tanaka' })];
    const event = await published(hr);
    const held = await hold(as, event, 1);
    const secret = await checkout(as, held.transactionId);
    await pay(secret);
    const [paid] = quiet.about(secret.split('_secret_')[0] ?? '');
    expect((await send(paid)).status).toBe(200);
    expect((await send(paid)).status).toBe(200);
    expect((await list(as)).response).toMatchObject([{ ticket: { attendeeName: 'Yuki Tanaka' } }]);
    const late = { buyerEmail: `late.${kind}@example.org` };
    expect((await purchase(as, held, { ...late, attendees: attendeesOf(held, ['Kenji Mori']) })).status).toBe(
      200,
    );
    expect(
      (await purchase(as, held, { ...late, attendees: attendeesOf(held, ['Somebody Else']) })).status,
    ).toBe(200);
    expect((await list(as)).response).toMatchObject([{ ticket: { attendeeName: 'Kenji Mori' } }]);
    expect(await mailsTo(late.buyerEmail)).toHaveLength(1);
  });

  test('names that were sent with the card form are on the tickets without the tab and without the webhook', async () => {
    const [hr, as] = [await api.member({ role: 2 }), await api.member()];
    const event = await published(hr);
    const held = await hold(as, event, 1);
    const attendees = attendeesOf(held, ['Mei-Lin Chen']);
    await pay(await checkout(as, held.transactionId, { attendees, buyerEmail: 'never@example.org' }));
    api.advance(4 * MINUTE_MS);
    await api.app.tasks.settle();
    expect((await list(as)).response).toMatchObject([{ ticket: { attendeeName: 'Mei-Lin Chen' } }]);
    expect(await mailsTo('never@example.org')).toHaveLength(1);
  });

  test('paid, and the seats are gone: everything goes back, and no ticket is written', async () => {
    const [hr, as, other] = [await api.member({ role: 2 }), await api.member(), await api.member()];
    const event = await published(hr, {}, [{ quantity: 1 }]);
    const held = await hold(as, event, 1);
    await pay(await checkout(as, held.transactionId));
    // Nobody hears of it: the provider cannot be reached until the seats belong to somebody else.
    isAway = true;
    api.advance(22 * MINUTE_MS);
    await api.app.tasks.settle();
    const next = await hold(other, event, 1);
    isAway = false;
    expect(await purchase(as, held)).toMatchObject({ status: 409, body: { code: 'SOLD_OUT' } });
    await api.app.tasks.settle();
    expect(await payment(as, held.transactionId)).toMatchObject({
      status: 3,
      amountRefunded: 5000,
      refunds: [{ reason: expect.stringContaining('the seats were gone') }],
    });
    expect(await counts(event)).toEqual({ sold: 0, held: 1, packages: [0, 1], tickets: 0 });
    await pay(await checkout(other, next.transactionId));
    expect((await purchase(other, next)).status).toBe(200);
  });

  test('the event is cancelled while somebody pays: no ticket, and everything goes back', async () => {
    const [hr, as] = [await api.member({ role: 2 }), await api.member()];
    const event = await published(hr);
    const held = await hold(as, event, 1);
    await pay(await checkout(as, held.transactionId));
    await api.ok('manageEvent', { action: 2, eventId: event.event.eventId, reason: 'A storm.' }, { as: hr });
    expect(await purchase(as, held)).toMatchObject({ status: 409, body: { code: 'SOLD_OUT' } });
    await api.app.tasks.settle();
    expect(await payment(as, held.transactionId)).toMatchObject({ status: 3, amountRefunded: 5000 });
    expect((await counts(event)).tickets).toBe(0);
  });

  test('many buy and cancel at once: the seats are counted right to the last one', async () => {
    const hr = await api.member({ role: 2 });
    const event = await published(hr, { pricing: 0 }, [{ quantity: 8 }]);
    const buyers = await Promise.all(Array.from({ length: 24 }, () => api.member()));
    await Promise.all(
      buyers.map(async (as, index) => {
        const held = await tryHold(as, event, 1 + (index % 3));
        if (held.status !== 200 || !('response' in held.body)) return;
        if (index % 4 === 0)
          await api.ok(
            'getTransactionId',
            { transactionId: held.body.response.transactionId, action: 1 },
            { as },
          );
        else await purchase(as, held.body.response);
        const own = await list(as);
        const [one] = own.response;
        if (one && index % 2 === 0)
          await api.ok('manageTickets', { action: 2, ticketId: one.ticket.ticketId }, { as });
      }),
    );
    const after = await counts(event);
    expect(after).toEqual({
      sold: after.tickets,
      held: 0,
      packages: [after.tickets, 0],
      tickets: after.tickets,
    });
    expect(after.tickets).toBeLessThanOrEqual(8);
  });

  test('doors, holders and the organiser at once, and the event is cancelled: nobody waits in a circle, and all is paid back', async () => {
    const hr = await api.member({ role: 2 });
    const event = await published(hr, { waitlistEnabled: true }, [{ quantity: 12 }]);
    const { eventId } = event.event;
    const holders = await Promise.all(Array.from({ length: 6 }, () => api.member()));
    const orders = [];
    for (const as of holders) orders.push({ as, tickets: await buy(as, event, 2) });
    const wish = { action: 4 as const, eventId, packageId: first(event).packageId, quantity: 2 };
    await api.ok('manageTickets', wish, { as: await api.member() });
    const scan = (ticketId: string) => ({
      action: 0 as const,
      eventId,
      ticketId,
      scannedAt: api.now().toISOString(),
      deviceId: 'door-1',
      clientId: randomUUID(),
    });
    const answers = await Promise.all(
      orders.flatMap(({ as, tickets }, index) => {
        const [one, two] = tickets.map(({ ticketId }) => ticketId);
        const handOn = {
          action: 3 as const,
          ticketId: one ?? '',
          attendeeName: 'Kenji',
          attendeeEmail: 'kenji@example.org',
        };
        return [
          api.call('manageTickets', scan(one ?? ''), { as: hr }),
          api.call('manageTickets', { action: 2, ticketId: one ?? '' }, { as }),
          api.call('manageTickets', handOn, { as }),
          api.call('manageTickets', { action: 2, ticketId: two ?? '' }, { as: hr }),
          api.call('manageTickets', scan(two ?? ''), { as: hr }),
          ...(index === 3
            ? [api.call('manageEvent', { action: 2, eventId, reason: 'A storm.' }, { as: hr })]
            : []),
        ];
      }),
    );
    expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).toEqual(
      [],
    );
    for (let round = 0; round < 3; round++) await api.app.tasks.settle();
    expect(await counts(event)).toEqual({ sold: 0, held: 0, packages: [0, 0], tickets: 0 });
    for (const { as } of orders)
      expect((await payments(as)).totals).toEqual([
        { currency: 'XOF', amount: 10_000, amountRefunded: 10_000, count: 1 },
      ]);
  });
});

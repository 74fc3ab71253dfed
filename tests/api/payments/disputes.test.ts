import { describe, expect, test } from 'vitest';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { DAY_MS, HOUR_MS } from '../support/events.ts';
import { cards, paymentsOf, quietSandbox } from '../support/payments.ts';
import type { TestMember } from '../support/members.ts';
import { ticketsOf } from '../support/tickets.ts';

describe.each(databases())('disputed payments on %s', (kind) => {
  const quiet = quietSandbox();
  const api = useApi(kind, { payments: quiet.payments });
  const { begin, deliver, details, isPremium, mailsTo, pay, upgrade } = paymentsOf(api);
  const { attendeesOf, buy, published, hold, checkout, purchase, manage, scan, list, counts, read } =
    ticketsOf(api);

  const told = async (intentId: string) => {
    for (const event of quiet.about(intentId)) await deliver(quiet.sandbox, event);
  };
  const decided = async (intentId: string, won: boolean) => {
    await quiet.sandbox.closeDispute(intentId, won);
    await told(intentId);
  };
  const titles = async (as: TestMember) =>
    (await api.ok('getNotificationList', { pageIndex: 1 }, { as })).response
      .filter(({ type }) => type === 28)
      .map(({ title }) => title);

  /** Two tickets, paid with a card whose holder asks the bank for the money back. */
  async function disputedOrder(quantity = 100) {
    const [hr, as] = [await api.member({ role: 2 }), await api.member()];
    const event = await published(hr, {}, [{ quantity }]);
    const held = await hold(as, event, 2);
    const secret = await checkout(as, held.transactionId);
    await pay(secret, cards.disputed);
    const { tickets } = (await purchase(as, held)).body.response;
    const ticket = tickets[0]!; // two were bought
    const intentId = secret.split('_secret_')[0] ?? '';
    const { eventId } = event.event;
    return {
      hr,
      as,
      event,
      ticket,
      intentId,
      payment: () => details(as, held.transactionId),
      own: async () => (await list(as)).response.map((one) => one.ticket),
      atDoor: () => scan(hr, eventId, { qr: ticket.qr ?? '' }),
      cancelEvent: () =>
        api.ok('manageEvent', { action: 2, eventId, reason: 'The hall was closed.' }, { as: hr }),
    };
  }

  test('while it is open its tickets open no door, and nothing is paid back beside it', async () => {
    const { as, hr, ticket, intentId, payment, own, atDoor } = await disputedOrder();
    await told(intentId);
    expect(await payment()).toMatchObject({ status: 1, dispute: { state: 'OPEN', amount: 10_000 } });
    expect(await own()).toMatchObject([
      { status: 1, disputed: true, viewer: { canTransfer: false, canCancel: false } },
      { disputed: true },
    ]);
    expect((await own()).some(({ qr }) => qr)).toBe(false);
    expect(await atDoor()).toMatchObject({ checkIn: { result: 'NOT_VALID' }, ticket: { disputed: true } });
    const refund = { action: 8 as const, ticketId: ticket.ticketId };
    expect((await api.refused('manageTickets', refund, { as: hr })).status).toBe(409);
    expect(await titles(as)).toContain('Payment disputed');
    expect(await titles(hr)).toEqual(['A sale is disputed']);
  });

  test('while it is open the link of the event is not shown or sent, and with another ticket it is', async () => {
    const [hr, as] = [await api.member({ role: 2 }), await api.member({ email: 'payer@example.org' })];
    const onlineUrl = 'https://meet.example.org/hire';
    const event = await published(hr, { format: 1, eventLocation: undefined, onlineUrl });
    const { eventId } = event.event;
    const held = await hold(as, event, 1);
    const secret = await checkout(as, held.transactionId);
    await pay(secret, cards.disputed);
    const guest = 'guest@example.org';
    const attendees = [{ ...attendeesOf(held)[0]!, attendeeEmail: guest }]; // one was bought
    const { ticketId } = (await purchase(as, held, { attendees })).body.response.tickets[0]!;
    const links = async () => [
      (await read(as, eventId)).onlineUrl,
      (await api.ok('ticketDetail', { ticketId }, { as })).response.onlineUrl,
    ];
    const joinMails = async (to: string) =>
      (await mailsTo(to)).filter(({ body }) => body.includes('Join here')).length;
    const intentId = secret.split('_secret_')[0] ?? '';
    await told(intentId);
    api.advance(20 * DAY_MS - HOUR_MS / 2);
    for (let round = 0; round < 3; round++) await api.app.tasks.settle();
    expect(await links()).toEqual([undefined, undefined]);
    // Sent again by the organiser, the ticket comes without it.
    const mailed = (await mailsTo(guest)).length;
    await manage(hr, { action: 6, ticketId });
    expect(await mailsTo(guest)).toHaveLength(mailed + 1);
    expect([await joinMails(guest), await joinMails('payer@example.org')]).toEqual([0, 0]);
    // A ticket that is paid for lets them in, and its own page alone has the link.
    const [other] = await buy(as, event);
    expect(await links()).toEqual([onlineUrl, undefined]);
    expect((await api.ok('ticketDetail', { ticketId: other!.ticketId }, { as })).response).toMatchObject({
      onlineUrl,
    });
    await decided(intentId, true);
    expect(await links()).toEqual([onlineUrl, onlineUrl]);
  });

  test('won: it stays paid, and the tickets are valid again', async () => {
    const { as, hr, intentId, payment, own, atDoor } = await disputedOrder();
    await told(intentId);
    await decided(intentId, true);
    expect(await payment()).toMatchObject({ status: 1, amountRefunded: 0, dispute: { state: 'WON' } });
    expect((await own()).every(({ qr, disputed }) => qr && !disputed)).toBe(true);
    expect(await atDoor()).toMatchObject({ checkIn: { result: 'OK' } });
    expect((await titles(as)).filter((title) => title === 'Dispute closed')).toHaveLength(1);
    expect(await titles(hr)).toContain('A dispute was won');
  });

  test('lost: the books say paid back, once, and the seats are free', async () => {
    const { hr, event, intentId, payment, atDoor } = await disputedOrder();
    await told(intentId);
    await decided(intentId, false);
    await told(intentId);
    expect(await payment()).toMatchObject({
      status: 3,
      amountRefunded: 10_000,
      refunds: [{ amount: 10_000, reason: 'The bank of the card has taken it back.' }],
      dispute: { state: 'LOST' },
    });
    expect(await counts(event)).toEqual({ sold: 0, held: 0, packages: [0, 0], tickets: 0 });
    expect(await atDoor()).toMatchObject({ checkIn: { result: 'NOT_VALID' }, ticket: { status: 6 } });
    const { sales } = (await api.ok('eventDetail', { eventId: event.event.eventId }, { as: hr })).response;
    expect(sales).toMatchObject({ revenue: 10_000, refunded: 10_000 });
  });

  test('lost, and won when the bank decides anew: paid and valid again, in whatever order one is told', async () => {
    const { as, hr, event, intentId, payment, own, atDoor } = await disputedOrder(2);
    await atDoor();
    await told(intentId);
    await decided(intentId, false);
    expect(await counts(event)).toMatchObject({ sold: 0, tickets: 0 });
    await quiet.sandbox.closeDispute(intentId, true);
    for (const one of quiet.about(intentId).toReversed()) await deliver(quiet.sandbox, one);
    expect(await payment()).toMatchObject({ status: 1, amountRefunded: 0, dispute: { state: 'WON' } });
    expect((await payment()).refunds).toEqual([]);
    expect((await own()).map(({ status }) => status).toSorted()).toEqual([1, 2]);
    expect((await own()).some(({ disputed, refunded }) => disputed ?? refunded)).toBe(false);
    expect(await counts(event)).toEqual({ sold: 2, held: 0, packages: [2, 0], tickets: 2 });
    const { sales } = (await api.ok('eventDetail', { eventId: event.event.eventId }, { as: hr })).response;
    expect(sales).toMatchObject({ revenue: 10_000, refunded: 0, checkedIn: 1 });
    expect(await titles(hr)).toContain('A dispute was won');
    // The bank may change its mind once more.
    await decided(intentId, false);
    expect(await payment()).toMatchObject({ status: 3, amountRefunded: 10_000 });
    expect((await titles(as)).filter((title) => title === 'Dispute closed')).toHaveLength(2);
  });

  test('won when the seats are sold to others: the buyer gets it back', async () => {
    const { as, hr, event, intentId, payment, own } = await disputedOrder(2);
    await told(intentId);
    await decided(intentId, false);
    await buy(await api.member(), event);
    await decided(intentId, true);
    await api.app.tasks.settle();
    const reason = 'The seats were gone when the bank decided anew.';
    expect(await payment()).toMatchObject({ status: 3, amountRefunded: 10_000, refunds: [{ reason }] });
    expect(await quiet.sandbox.refundsOf(intentId)).toHaveLength(1);
    expect((await own()).filter(({ status }) => status === 1)).toEqual([]);
    expect(await counts(event)).toMatchObject({ sold: 1, tickets: 1 });
    const { sales } = (await api.ok('eventDetail', { eventId: event.event.eventId }, { as: hr })).response;
    expect(sales).toMatchObject({ revenue: 15_000, refunded: 10_000 });
    expect(await titles(as)).toContain('Payment returned');
    expect(await titles(hr)).toContain('A dispute was won too late');
  });

  test('an event that is cancelled meanwhile pays back what is won, and nothing twice of what is lost', async () => {
    for (const decisions of [[true], [false], [false, true]]) {
      const { intentId, payment, cancelEvent } = await disputedOrder();
      await told(intentId);
      await cancelEvent();
      await api.app.tasks.settle();
      expect(await payment()).toMatchObject({ amountRefunded: 0 });
      for (const won of decisions) {
        await decided(intentId, won);
        await api.app.tasks.settle();
        expect(await payment()).toMatchObject({ status: 3, amountRefunded: 10_000 });
        expect(await quiet.sandbox.refundsOf(intentId)).toHaveLength(won ? 1 : 0);
      }
    }
  });

  test('a refund that meets a dispute which was not told yet waits for the bank', async () => {
    const { as, ticket, intentId, payment } = await disputedOrder();
    await manage(as, { action: 2, ticketId: ticket.ticketId });
    await api.app.tasks.settle();
    expect(await payment()).toMatchObject({ amountRefunded: 0, dispute: { state: 'OPEN' } });
    await decided(intentId, true);
    await api.app.tasks.settle();
    expect(await payment()).toMatchObject({ status: 4, amountRefunded: 5000, dispute: { state: 'WON' } });
  });

  test('Premium stays until the dispute is lost, and is there again when it is won after all', async () => {
    const as = await api.member();
    const { secret, intentId } = await begin(as);
    await pay(secret, cards.disputed);
    await upgrade(as);
    await told(intentId);
    expect(await isPremium(as)).toBe(true);
    await decided(intentId, false);
    expect(await isPremium(as)).toBe(false);
    await decided(intentId, true);
    expect(await isPremium(as)).toBe(true);
  });
});

import { describe, expect, test } from 'vitest';
import { eraseMember } from '../../../server/modules/account/eraseMember.ts';
import { exportParts } from '../../../server/modules/account/exportParts.ts';
import { useApi } from '../support/api.ts';
import { boughtOf } from '../support/bought.ts';
import { databases } from '../support/databases.ts';
import { DAY_MS, HOUR_MS, inMs } from '../support/events.ts';
import { paymentsOf } from '../support/payments.ts';
import { ticketsOf } from '../support/tickets.ts';

describe.each(databases())('tickets that change on %s', (kind) => {
  const api = useApi(kind);
  const { mailsTo } = paymentsOf(api);
  const { attendeesOf, buy, counts, edit, hold, list, manage, published, purchase, read } = ticketsOf(api);
  const bought = boughtOf(api);
  const news = async (as: Awaited<ReturnType<typeof api.member>>) =>
    (await api.ok('getNotificationList', { pageIndex: 1 }, { as })).response.map(({ title }) => title);

  test('the holder cancels in time: the price goes back, once, and the seat is free', async () => {
    const { as, event, ticket, settled } = await bought();
    const cancel = { action: 2 as const, ticketId: ticket.ticketId };
    const answers = await Promise.all([1, 2].map(() => api.call('manageTickets', cancel, { as })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 200)?.body).toMatchObject({
      response: { ticket: { status: 6 }, refund: { amount: 5000, currency: 'XOF' } },
    });
    expect(await settled()).toMatchObject({ status: 4, amountRefunded: 5000 });
    expect(await counts(event)).toEqual({ sold: 1, held: 0, packages: [1, 0], tickets: 1 });
    expect((await list(as, 'CANCELLED')).response[0]?.ticket).not.toHaveProperty('qr');
  });

  test.each([
    ['within 24 hours', { refundPolicy: 1 }, 19 * DAY_MS + HOUR_MS],
    ['where nothing is paid back', { refundPolicy: 0 }, 0],
    ['where the organiser decides', { refundPolicy: 3 }, 0],
  ] as const)('%s a holder gets nothing back, and is told before', async (_when, changes, later) => {
    const { hr, as, ticket, settled } = await bought(1, changes);
    api.advance(later);
    expect((await list(as)).response[0]?.ticket.viewer).toMatchObject({ canCancel: true, refundAmount: 0 });
    const { response } = await manage(as, { action: 2, ticketId: ticket.ticketId });
    expect(response).toMatchObject({ ticket: { status: 3 } });
    expect(response).not.toHaveProperty('refund');
    // The organiser may be kind all the same, and not with more than was paid.
    const refund = { action: 8 as const, ticketId: ticket.ticketId };
    expect(
      (await api.refused('manageTickets', { ...refund, amount: 5001 }, { as: hr })).errors,
    ).toHaveProperty('amount');
    expect((await api.refused('manageTickets', refund, { as })).status).toBe(403);
    await manage(hr, refund);
    expect(await settled()).toMatchObject({ status: 3, amountRefunded: 5000 });
  });

  test('a part that is paid back leaves the ticket; all of it takes it away', async () => {
    const { hr, as, event, ticket, settled } = await bought();
    await manage(hr, { action: 8, ticketId: ticket.ticketId, amount: 2000, reason: 'No lunch' });
    expect(await settled()).toMatchObject({ amountRefunded: 2000, refunds: [{ reason: 'No lunch' }] });
    expect((await list(as)).count).toBe(2);
    const filters = { text: ticket.ticketCode };
    const asked = { eventId: event.event.eventId, pageIndex: 1, filters };
    const [attendee] = (await api.ok('getTicketDetails', asked, { as: hr })).response;
    expect(attendee).toMatchObject({ status: 1, price: 5000, refunded: 2000 });
    await manage(hr, { action: 8, ticketId: ticket.ticketId });
    expect(await settled()).toMatchObject({ amountRefunded: 5000 });
    expect((await counts(event)).tickets).toBe(1);
    const { sales } = (await api.ok('eventDetail', { eventId: event.event.eventId }, { as: hr })).response;
    expect(sales).toMatchObject({ sold: 1, revenue: 10_000, refunded: 5000 });
  });

  test('a cancelled event pays everything back, once, and tells who held a ticket', async () => {
    const { hr, as, event, eventId, settled } = await bought(2);
    await api.ok('manageEvent', { action: 2, eventId, reason: 'The hall was closed.' }, { as: hr });
    expect(await settled()).toMatchObject({
      status: 3,
      amountRefunded: 10_000,
      refunds: [{ amount: 10_000 }],
    });
    expect(await counts(event)).toEqual({ sold: 0, held: 0, packages: [0, 0], tickets: 0 });
    expect((await list(as, 'CANCELLED')).response.map(({ ticket }) => ticket.status)).toEqual([6, 6]);
    expect(await news(as)).toContain('An event is cancelled');
    const mails = (await mailsTo('holder2@example.org')).filter(({ subject }) =>
      subject.endsWith('is cancelled'),
    );
    expect(mails).toHaveLength(1);
  });

  test('another date is told with the message, and opens a week in which everything goes back', async () => {
    const { hr, as, event, ticket } = await bought(1, { refundPolicy: 0 });
    const late = await api.member();
    await edit(
      hr,
      await read(hr, event.event.eventId),
      { startAt: inMs(api, 21 * DAY_MS), endAt: inMs(api, 21 * DAY_MS + HOUR_MS) },
      'A day later.',
    );
    await api.app.tasks.settle();
    expect(await news(as)).toContain('An event has changed');
    const mails = await mailsTo('holder1@example.org');
    expect(mails.at(-1)?.body).toContain('A day later.');
    expect((await read(as, event.event.eventId)).change).toMatchObject({ message: 'A day later.' });
    expect((await list(as)).response[0]?.ticket.viewer?.refundAmount).toBe(5000);
    const [fresh] = await buy(late, event);
    expect(fresh?.viewer?.refundAmount).toBe(0);
    api.advance(8 * DAY_MS);
    expect((await list(as)).response[0]?.ticket).toMatchObject({
      ticketId: ticket.ticketId,
      viewer: { refundAmount: 0 },
    });
  });

  test('a ticket is handed to the member with this phone, or stays and its code is mailed', async () => {
    const { as, event, tickets } = await bought(2);
    const [one, two] = tickets;
    const friend = await api.member();
    const toFriend = {
      action: 3 as const,
      ticketId: one?.ticketId ?? '',
      attendeeName: 'Mei-Lin',
      attendeePhone: `+49${friend.phone}`,
    };
    expect((await api.refused('manageTickets', toFriend, { as: friend })).status).toBe(404);
    expect((await manage(as, toFriend)).response.ticket).toMatchObject({ status: 5 });
    expect((await list(friend)).response).toMatchObject([{ ticket: { attendeeName: 'Mei-Lin', status: 1 } }]);
    expect(await news(friend)).toContain('A ticket for you');
    expect((await api.refused('manageTickets', toFriend, { as })).status).toBe(409);
    await manage(as, {
      action: 3,
      ticketId: two?.ticketId ?? '',
      attendeeName: 'Kenji',
      attendeeEmail: 'kenji@example.org',
    });
    const [kept] = (await list(as)).response;
    expect(kept?.ticket.attendeeName).toBe('Kenji');
    expect((await mailsTo('kenji@example.org'))[0]?.body).toContain(kept?.ticket.ticketCode);
    expect(kept?.ticket.ticketCode).not.toBe(two?.ticketCode);
    expect(await counts(event)).toMatchObject({ sold: 2, tickets: 2 });
  });

  // Who stands at the door reads it: nothing in it may be invisible or turn the line round.
  const unseen = [
    'Yuki\u202eakanaT',
    '\u3164\u3164',
    'Yu\u200bki',
    'Yu\ufff9ki',
    `Yuki${'\u0301'.repeat(49)}`,
  ];

  test('a ticket is bought for no name that is invisible or turns the line round', async () => {
    const [hr, as] = [await api.member({ role: 2 }), await api.member()];
    const held = await hold(as, await published(hr, { pricing: 0 }));
    for (const attendeeName of unseen) {
      const attendees = attendeesOf(held).map((attendee) => ({ ...attendee, attendeeName }));
      expect(await purchase(as, held, { attendees })).toMatchObject({
        status: 422,
        body: { errors: { 'attendees.0.attendeeName': 'A name has 2 to 100 characters.' } },
      });
    }
    expect((await purchase(as, held)).status).toBe(200);
  });

  test('a name is changed until a day before, a note is for the organiser alone, and a ticket is mailed again', async () => {
    const { hr, as, ticket } = await bought(1);
    const rename = { action: 7 as const, ticketId: ticket.ticketId, attendeeName: 'Yuki Tanaka' };
    expect((await manage(as, rename)).response.ticket).toMatchObject({ attendeeName: 'Yuki Tanaka' });
    for (const attendeeName of unseen)
      expect(await api.refused('manageTickets', { ...rename, attendeeName }, { as })).toMatchObject({
        status: 422,
        errors: { attendeeName: 'A name has 2 to 100 characters.' },
      });
    expect((await api.refused('manageTickets', { ...rename, note: 'mine' }, { as })).status).toBe(403);
    expect(
      (await manage(hr, { action: 7, ticketId: ticket.ticketId, note: 'By the door' })).response.ticket,
    ).toMatchObject({ note: 'By the door' });
    expect((await list(as)).response[0]?.ticket).not.toHaveProperty('note');
    const before = (await mailsTo('holder1@example.org')).length;
    await manage(as, { action: 6, ticketId: ticket.ticketId });
    expect((await mailsTo('holder1@example.org')).length).toBe(before + 1);
    api.advance(19 * DAY_MS + HOUR_MS);
    expect((await api.refused('manageTickets', rename, { as })).status).toBe(409);
  });

  test('the organiser writes to those who come, and finds it in the panel', async () => {
    const { hr, as, eventId } = await bought(1);
    const write = { action: 5 as const, eventId, message: 'Doors open early.', audience: 'ALL' as const };
    await api.ok('manageEvent', write, { as: hr });
    await api.app.tasks.settle();
    expect(await news(as)).toContain('News of your event');
    expect((await mailsTo('holder1@example.org')).at(-1)).toMatchObject({ body: 'Doors open early.\n' });
    const { messages } = (await api.ok('eventDetail', { eventId }, { as: hr })).response;
    expect(messages).toMatchObject([{ message: 'Doors open early.', audience: 'ALL', recipients: 1 }]);
    for (let more = 0; more < 9; more++) await api.ok('manageEvent', write, { as: hr });
    expect((await api.refused('manageEvent', write, { as: hr })).status).toBe(429);
  });

  test('whoever leaves gives the seats back by the policy, and no name is left', async () => {
    const { as, event, tickets } = await bought(1);
    await api.db
      .transaction()
      .execute((trx) => eraseMember({ now: api.now, db: api.db } as never, trx, as.userId));
    await api.app.tasks.settle();
    await api.app.tasks.settle();
    const row = await api.db
      .selectFrom('tickets')
      .selectAll()
      .where('id', '=', tickets[0]?.ticketId ?? '')
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      attendee_name: 'Deleted member',
      attendee_email: null,
      status: 6,
      paid_back: 5000,
    });
    expect((await counts(event)).sold).toBe(0);
  });

  test('a copy of all data has the tickets; a block hides the event and takes no ticket away', async () => {
    const { hr, as, eventId, ticket } = await bought(1);
    const part = exportParts.find(({ file }) => file === 'tickets');
    const { rows } = (await part?.rows(as.userId).execute(api.db)) ?? { rows: [] };
    expect(rows).toMatchObject([
      { code: ticket.ticketCode, event: 'Dakar Tech Job Fair', attendee_name: 'Guest 1' },
    ]);
    await api.ok('manageConnection', { otherUserId: as.userId, action: 4 }, { as: hr });
    expect((await api.refused('getEventDetails', { eventId }, { as })).status).toBe(404);
    expect((await list(as)).response).toMatchObject([{ ticket: { status: 1, qr: ticket.qr } }]);
    const { ticketId } = ticket;
    expect((await api.ok('ticketDetail', { ticketId }, { as })).response.ticket.status).toBe(1);
    expect((await api.ok('getTicketDetails', { eventId, pageIndex: 1 }, { as: hr })).count).toBe(1);
    expect((await manage(as, { action: 2, ticketId: ticket.ticketId })).response.refund?.amount).toBe(5000);
  });

  test('an organiser who cancelled may leave; what the holder had stays readable', async () => {
    const { hr, as, eventId, settled } = await bought(1);
    expect((await api.refused('verifyAccount', {}, { as: hr })).code).toBe('UPCOMING_EVENTS');
    await api.ok('manageEvent', { action: 2, eventId, reason: 'We close.' }, { as: hr });
    expect(await settled()).toMatchObject({ status: 3 });
    await api.ok('verifyAccount', {}, { as: hr });
    await api.db
      .transaction()
      .execute((trx) => eraseMember({ now: api.now, db: api.db } as never, trx, hr.userId));
    expect((await list(as, 'CANCELLED')).response).toMatchObject([
      { event: { eventName: 'Dakar Tech Job Fair' } },
    ]);
  });
});

import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { DAY_MS } from '../support/events.ts';
import { ticketsOf } from '../support/tickets.ts';

const MINUTE_MS = 60_000;

describe.each(databases())('the door on %s', (kind) => {
  const api = useApi(kind);
  const { published, buy, manage, scan, counts, list } = ticketsOf(api);
  const ago = (minutes: number) => new Date(api.now().getTime() - minutes * MINUTE_MS).toISOString();

  async function open(quantity = 1) {
    const [hr, as] = [await api.member({ role: 2 }), await api.member()];
    const event = await published(hr, { pricing: 0 });
    const tickets = await buy(as, event, quantity);
    return { hr, as, event, eventId: event.event.eventId, tickets, ticket: tickets[0]! }; // one at least
  }

  test('a scan, a typed code and a second scan, in one word each', async () => {
    const { hr, event, eventId, tickets, ticket } = await open(2);
    expect(await scan(hr, eventId, { qr: ticket.qr ?? '', gate: 'Gate 1' })).toMatchObject({
      checkIn: { result: 'OK' },
      ticket: { status: 2, gate: 'Gate 1', checkedInBy: hr.userId },
    });
    expect(await scan(hr, eventId, { ticketId: ticket.ticketId, gate: 'Gate 2' })).toMatchObject({
      checkIn: { result: 'ALREADY_USED', gate: 'Gate 1' },
    });
    expect(await scan(hr, eventId, { ticketCode: tickets[1]?.ticketCode ?? '' })).toMatchObject({
      checkIn: { result: 'OK' },
    });
    const panel = (await api.ok('eventDetail', { eventId }, { as: hr })).response;
    expect(panel.sales).toMatchObject({ sold: 2, checkedIn: 2 });
    expect(panel.byGate).toEqual([{ gate: 'Gate 1', checkedIn: 1 }]);
    expect((await counts(event)).tickets).toBe(2);
  });

  test('a forged code, one of another event and one that was handed on open nothing', async () => {
    const { hr, as, eventId, ticket } = await open();
    const other = await published(hr, { pricing: 0 });
    const [elsewhere] = await buy(as, other);
    const forged = (ticket.qr ?? '').replace(/.{4}$/, 'AAAA');
    for (const what of [
      { qr: forged },
      { qr: 'https://example.org' },
      { ticketCode: '0000000000' },
      { ticketId: 'nothing' },
    ])
      expect(await scan(hr, eventId, what)).toEqual({ checkIn: { result: 'NOT_GENUINE' } });
    expect(await scan(hr, eventId, { qr: elsewhere?.qr ?? '' })).toEqual({
      checkIn: { result: 'WRONG_EVENT' },
    });
    await manage(as, {
      action: 3,
      ticketId: ticket.ticketId,
      attendeeName: 'Mei-Lin Chen',
      attendeeEmail: 'meilin@example.org',
    });
    expect(await scan(hr, eventId, { qr: ticket.qr ?? '' })).toMatchObject({
      checkIn: { result: 'NOT_VALID' },
    });
    const fresh = (await list(as)).response.find(({ ticket: one }) => one.attendeeName === 'Mei-Lin Chen');
    expect(await scan(hr, eventId, { qr: fresh?.ticket.qr ?? '' })).toMatchObject({
      checkIn: { result: 'OK' },
    });
  });

  test('two devices were offline: the earlier scan counts, the later is a double, and nothing is lost', async () => {
    const { hr, eventId, ticket } = await open();
    api.advance(30 * MINUTE_MS);
    const late = {
      ticketId: ticket.ticketId,
      scannedAt: ago(5),
      deviceId: 'door-2',
      gate: 'Garden',
      clientId: randomUUID(),
    };
    expect(await scan(hr, eventId, late)).toMatchObject({ checkIn: { result: 'OK' } });
    // The same scan, sent again after the answer was lost.
    expect(await scan(hr, eventId, late)).toMatchObject({ checkIn: { result: 'OK' } });
    const early = { ticketId: ticket.ticketId, scannedAt: ago(9), deviceId: 'door-1', gate: 'Gate 1' };
    expect(await scan(hr, eventId, early)).toMatchObject({
      checkIn: { result: 'OK', usedAt: late.scannedAt, gate: 'Garden' },
      ticket: { checkedInAt: early.scannedAt, gate: 'Gate 1' },
    });
    const scans = await api.db
      .selectFrom('ticket_scans')
      .select(['device_id', 'result'])
      .where('ticket_id', '=', ticket.ticketId)
      .orderBy('scanned_at')
      .execute();
    expect(scans).toEqual([
      { device_id: 'door-1', result: 'OK' },
      { device_id: 'door-2', result: 'ALREADY_USED' },
    ]);
    expect((await api.ok('eventDetail', { eventId }, { as: hr })).response.sales.checkedIn).toBe(1);
  });

  test('a scan that arrives after the event counts when it was made in time; a clock ahead does not', async () => {
    const { hr, eventId, tickets } = await open(2);
    const [one, two] = tickets;
    // It ends eight hours after its start, and its door is open for a day more.
    api.advance(20 * DAY_MS + 31 * 60 * MINUTE_MS);
    const during = api.now().toISOString();
    api.advance(DAY_MS);
    expect(await scan(hr, eventId, { ticketId: one?.ticketId ?? '', scannedAt: during })).toMatchObject({
      checkIn: { result: 'OK' },
      ticket: { checkedInAt: during },
    });
    const ahead = new Date(api.now().getTime() + DAY_MS).toISOString();
    expect(await scan(hr, eventId, { ticketId: two?.ticketId ?? '', scannedAt: ahead })).toMatchObject({
      checkIn: { result: 'NOT_VALID' },
      ticket: { status: 4 },
    });
  });

  test('the organiser takes a check-in back; nobody else may scan, undo or read the list', async () => {
    const { hr, as, event, eventId, ticket } = await open();
    const { ticket: inside } = await scan(hr, eventId, { ticketId: ticket.ticketId });
    const undo = { action: 1 as const, ticketId: ticket.ticketId, checkInId: inside?.checkInId ?? '' };
    const stranger = await api.member({ role: 2 });
    expect((await api.refused('manageTickets', undo, { as })).status).toBe(403);
    expect((await api.refused('manageTickets', undo, { as: stranger })).status).toBe(404);
    const door = {
      action: 0 as const,
      eventId,
      ticketId: ticket.ticketId,
      scannedAt: ago(0),
      deviceId: 'd',
      clientId: randomUUID(),
    };
    expect((await api.refused('manageTickets', door, { as: stranger })).status).toBe(403);
    expect((await api.refused('getTicketDetails', { eventId, pageIndex: 1 }, { as })).status).toBe(403);
    expect((await manage(hr, undo)).response.ticket).toMatchObject({ status: 1 });
    expect((await api.refused('manageTickets', undo, { as: hr })).status).toBe(409);
    expect(await scan(hr, eventId, { ticketId: ticket.ticketId })).toMatchObject({
      checkIn: { result: 'OK' },
    });
    expect((await counts(event)).tickets).toBe(1);
  });

  test('an undo takes back the check-in that it names, and nobody whom another door has let in since', async () => {
    const { hr, eventId, ticket } = await open();
    const { ticketId } = ticket;
    const undo = (checkInId?: string) => ({ action: 1 as const, ticketId, ...(checkInId && { checkInId }) });
    const first = (await scan(hr, eventId, { ticketId, gate: 'Gate 1' })).ticket?.checkInId;
    expect(await api.refused('manageTickets', undo(), { as: hr })).toMatchObject({
      status: 409,
      code: 'STALE',
    });
    await manage(hr, undo(first));
    const { ticket: second } = await scan(hr, eventId, { ticketId, gate: 'Gate 2', deviceId: 'door-2' });
    // The first door tries again: its answer was lost.
    expect(await api.refused('manageTickets', undo(first), { as: hr })).toMatchObject({
      status: 409,
      code: 'STALE',
      message: 'Another check-in of this ticket counts by now. Please look at the list again.',
    });
    const [listed] = (await api.ok('getTicketDetails', { eventId, pageIndex: 1 }, { as: hr })).response;
    expect(listed).toMatchObject({ status: 2, gate: 'Gate 2', checkInId: second?.checkInId });
    // An earlier scan of a device that was offline takes its place, and is another check-in.
    await scan(hr, eventId, { ticketId, scannedAt: ago(5), deviceId: 'door-3' });
    expect((await api.refused('manageTickets', undo(second?.checkInId), { as: hr })).code).toBe('STALE');
  });

  test('the clock of a device is set right: the scan that was made first counts', async () => {
    const { hr, eventId, ticket } = await open();
    const { ticketId } = ticket;
    api.advance(60 * MINUTE_MS);
    await scan(hr, eventId, { ticketId, gate: 'Gate 1', sentAt: ago(0) });
    api.advance(2 * MINUTE_MS);
    // Its clock is ten minutes late, and it has a network.
    const late = { scannedAt: ago(10), sentAt: ago(10), deviceId: 'door-2' };
    expect(await scan(hr, eventId, { ticketId, ...late })).toMatchObject({
      checkIn: { result: 'ALREADY_USED', gate: 'Gate 1' },
    });
    // What needs long on its way is no clock that is late: it was scanned when the device says so.
    api.advance(20_000);
    const slow = { scannedAt: ago(10 + 1 / 3), sentAt: ago(10 + 1 / 3), deviceId: 'door-2' };
    await scan(hr, eventId, { ticketId, ...slow });
    const scans = await api.db
      .selectFrom('ticket_scans')
      .select('scanned_at')
      .where('ticket_id', '=', ticketId)
      .orderBy('id')
      .execute();
    const [first = 0, second = 0, third = 0] = scans.map(({ scanned_at }) => Date.parse(scanned_at));
    expect(Math.round((second - first) / MINUTE_MS)).toBe(2);
    expect(Math.abs(third - second)).toBeLessThan(15_000);
  });

  test('the list is searched by name, address and code, and never shows the code of the door', async () => {
    const { hr, as, event, eventId } = await open();
    const who = [
      {
        packageId: event.packages[0]?.packageId ?? '',
        attendeeName: 'Zoë 50% Müller',
        attendeeEmail: 'zoe@example.org',
      },
    ];
    const [zoe] = await buy(as, event, 1, { attendees: who });
    const find = async (filters: object) =>
      (await api.ok('getTicketDetails', { eventId, pageIndex: 1, filters }, { as: hr })).response.map(
        ({ attendeeName }) => attendeeName,
      );
    expect(await find({})).toEqual(['Guest 1', 'Zoë 50% Müller']);
    for (const text of ['50% m', 'zoe@', zoe?.ticketCode.toLowerCase() ?? ''])
      expect(await find({ text })).toEqual(['Zoë 50% Müller']);
    expect(await find({ text: '%' })).toEqual(['Zoë 50% Müller']);
    await scan(hr, eventId, { ticketId: zoe?.ticketId ?? '' });
    expect(await find({ checkedIn: false })).toEqual(['Guest 1']);
    expect(await find({ status: 2 })).toEqual(['Zoë 50% Müller']);
    const { response } = await api.ok(
      'getTicketDetails',
      { eventId, pageIndex: 1, include: 'checkin' },
      { as: hr },
    );
    for (const one of response) expect(one).not.toHaveProperty('qr');
  });
});

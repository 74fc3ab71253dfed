import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../../src/api/errors.ts';
import { countDoor, verdictOf, type DoorList } from '../../../src/domain/checkIn.ts';
import { doorWords } from '../../../src/domain/doorTexts.ts';
import {
  atGate1,
  device,
  iso,
  makeTicket,
  qr,
  qrOfTicket,
  scansOf,
  sent,
  verdict,
  waiting,
} from './fakeDoor.ts';

const at = atGate1();

describe('with a network', () => {
  test('the server answers', async () => {
    await at.gate1.door.scan(qr(1), 'Gate 1');
    expect(verdict(at.gate1)).toEqual({ result: 'OK' });
    at.gate1.clock.seconds = 60;
    await at.gate1.door.scan({ ticketCode: makeTicket(1).ticketCode }, 'Gate 1');
    expect(verdict(at.gate1)).toEqual({ result: 'ALREADY_USED', usedAt: iso(0), gate: 'Gate 1' });
    expect(scansOf(at.gate1).some(({ alone }) => alone)).toBe(false);
  });

  test('one that comes too late is replaced by the word of the device', async () => {
    at.gate1.network.slow = true;
    await at.gate1.door.scan(qr(1), 'Gate 1');
    expect(verdict(at.gate1)).toEqual({ result: 'OK' });
    expect(at.gate1.last()).toMatchObject({ alone: true });
    expect(waiting(at.gate1)).toBe(1);
  });

  test('a ticket that was sold after the list was made gets in', async () => {
    at.server.tickets.set('t9', makeTicket(9));
    at.gate1.network.on = false;
    await at.gate1.door.scan(qr(9), '');
    expect(verdict(at.gate1)).toEqual({ result: 'OK' });
    await at.gate1.door.scan(qr(9), '');
    expect(verdict(at.gate1)).toMatchObject({ result: 'ALREADY_USED' });
    at.gate1.network.on = true;
    await at.gate1.door.refresh();
    expect(at.gate1.door.getState().tickets.get('t9')).toMatchObject({ attendeeName: 'Guest 9', status: 2 });
  });

  test('a refusal of the server for good is told and not repeated', async () => {
    vi.spyOn(at.server, 'send').mockImplementation(() => {
      throw new ApiError(403, 'NOT_OWNER', { message: 'Only its organiser can do this.' });
    });
    await at.gate1.door.scan(qr(1), '');
    expect(at.gate1.last()).toMatchObject({ refused: 'Only its organiser can do this.' });
    expect(waiting(at.gate1)).toBe(0);
    expect(at.gate1.door.getState().tickets.get('t1')).toMatchObject({ status: 1 });
  });
});

describe('a ticket whose payment is disputed', () => {
  test('opens no door, with a network and without one, and says why', async () => {
    at.server.tickets.set('t1', makeTicket(1, { disputed: true }));
    await at.gate1.door.refresh();
    const disputed = { result: 'NOT_VALID', status: 1, disputed: true };
    await at.gate1.door.scan(qr(1), '');
    expect(verdict(at.gate1)).toEqual(disputed);
    at.gate1.network.on = false;
    await at.gate1.door.scan(qr(1), '');
    expect(verdict(at.gate1)).toEqual(disputed);
    expect(doorWords(verdict(at.gate1), new Date(iso(0)))).toMatchObject({ tone: 'no', title: 'Disputed' });
  });
});

describe('without a network', () => {
  beforeEach(() => {
    at.gate1.network.on = false;
  });

  test.each([
    ['a code of ours', qr(1), { result: 'OK' }],
    ['a typed code', { ticketCode: makeTicket(1).ticketCode }, { result: 'OK' }],
    ['a name', { ticketId: 't2' }, { result: 'OK' }],
    ['a code that nobody has', { ticketCode: '0000000000' }, { result: 'NOT_GENUINE' }],
    ['a forged code', { qr: qr(1).qr.replace(/.{4}$/, 'AAAA') }, { result: 'NOT_GENUINE' }],
    ['an address', { qr: 'https://example.org' }, { result: 'NOT_GENUINE' }],
    ['another event', { qr: qrOfTicket({ ticketId: 't1', eventId: 'e2' }) }, { result: 'WRONG_EVENT' }],
  ])('%s is judged on the device', async (_, entry, answer) => {
    await at.gate1.door.scan(entry, '');
    expect(verdict(at.gate1)).toEqual(answer);
    // Nobody was let in by a refusal: the server hears of check-ins alone.
    expect(waiting(at.gate1)).toBe(answer.result === 'OK' ? 1 : 0);
  });

  test('the second scan of a ticket is one too many', async () => {
    await Promise.all([at.gate1.door.scan(qr(1), 'Gate 1'), at.gate1.door.scan(qr(1), 'Gate 1')]);
    expect(scansOf(at.gate1).map((scan) => verdictOf(scan)?.result)).toEqual(['OK', 'ALREADY_USED']);
  });

  test('what is over, cancelled or paid back does not open', async () => {
    at.server.tickets.set('t1', makeTicket(1, { status: 3 }));
    at.gate1.network.on = true;
    await at.gate1.door.refresh();
    at.gate1.network.on = false;
    await at.gate1.door.scan(qr(1), '');
    expect(verdict(at.gate1)).toEqual({ result: 'NOT_VALID', status: 3 });
    // The event has ended; its door is open for a day.
    at.gate1.clock.seconds = 36_000 + 86_000;
    await at.gate1.door.scan(qr(2), '');
    expect(verdict(at.gate1)).toEqual({ result: 'OK' });
    at.gate1.clock.seconds = 36_000 + 86_400;
    await at.gate1.door.scan(qr(3), '');
    expect(verdict(at.gate1)).toEqual({ result: 'NOT_VALID', status: 4 });
  });

  test('an undo opens the ticket again', async () => {
    await at.gate1.door.scan(qr(1), '');
    await at.gate1.door.undo({ clientId: at.gate1.last()?.clientId ?? '', ticketId: 't1' });
    await at.gate1.door.scan(qr(1), '');
    expect(verdict(at.gate1)).toEqual({ result: 'OK' });
    at.gate1.network.on = true;
    at.gate1.door.flush();
    await sent(at.gate1);
    expect(at.server.tickets.get('t1')).toMatchObject({ status: 2 });
  });

  test('a page that ends loses nothing, and an answer that is lost does not count twice', async () => {
    for (const number of [1, 2, 3]) {
      at.gate1.clock.seconds = number;
      await at.gate1.door.scan(qr(number), 'Gate 1');
    }
    const again = device(at.server, 'gate1', at.gate1.disk);
    at.server.lost = 2;
    await again.door.open();
    again.door.flush();
    await vi.waitFor(() => {
      again.door.flush();
      expect(waiting(again)).toBe(0);
    });
    expect(scansOf(again).map(({ answer }) => answer?.result)).toEqual(['OK', 'OK', 'OK']);
    expect(at.server.answers.size).toBe(3);
    expect(countDoor(again.door.getState().tickets.values())).toEqual({
      checkedIn: 3,
      all: 4,
      gates: [{ gate: 'Gate 1', checkedIn: 3 }],
    });
  });

  test('without the list nothing is said, and the scan waits', async () => {
    const fresh = device(at.server, 'fresh');
    fresh.network.on = false;
    await fresh.door.open();
    await fresh.door.scan(qr(1), '');
    expect(fresh.door.getState().shown).toBe('fresh-1');
    expect(verdict(fresh)).toBeUndefined();
    expect(waiting(fresh)).toBe(1);
    fresh.network.on = true;
    fresh.door.flush();
    await sent(fresh);
    expect(verdict(fresh)).toEqual({ result: 'OK' });
  });

  test('a list that arrives while an older one is still read stays', async () => {
    const older = Promise.withResolvers<DoorList | undefined>();
    const late = device(at.server, 'late');
    late.disk.readList = () => older.promise;
    const opening = late.door.open();
    await late.door.refresh();
    late.network.on = false;
    older.resolve(undefined);
    await opening;
    await late.door.scan(qr(1), '');
    expect(verdict(late)).toEqual({ result: 'OK' });
    expect(late.door.getState().tickets.size).toBe(4);
  });

  test('a full device says so and goes on', async () => {
    at.gate1.disk.broken = true;
    await at.gate1.door.scan(qr(1), '');
    expect(verdict(at.gate1)).toEqual({ result: 'OK' });
    expect(at.gate1.door.getState().unkept).toBe(true);
  });
});

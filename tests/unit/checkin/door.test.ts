import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../../src/api/errors.ts';
import { conflictOf, countDoor, isWaiting, verdictOf, type DoorScan } from '../../../src/domain/checkIn.ts';
import { device, FakeServer, iso, makeTicket, qrOfTicket, type Device } from './fakeDoor.ts';

const qr = (number: number) => ({ qr: qrOfTicket({ ticketId: `t${number}` }) });
const scansOf = ({ door }: Device) =>
  door.getState().acts.filter((act): act is DoorScan => act.kind === 'scan');
const verdict = ({ door }: Device) => {
  const { acts, shown } = door.getState();
  const scan = acts.find(({ clientId }) => clientId === shown);
  return scan?.kind === 'scan' ? verdictOf(scan) : undefined;
};
const waiting = ({ door }: Device) => door.getState().acts.filter(isWaiting).length;
const conflicts = (one: Device) =>
  scansOf(one).flatMap((scan) => {
    const found = conflictOf(scan, one.door.getState().tickets.get(scan.ticketId ?? ''));
    return found ? [[scan.ticketId, found.kind, found.usedAt, found.gate]] : [];
  });
const sent = (one: Device) => vi.waitFor(() => expect(waiting(one)).toBe(0));

let server: FakeServer;
let gate1: Device;
beforeEach(async () => {
  server = new FakeServer(4);
  gate1 = device(server, 'gate1');
  await gate1.door.open();
});

describe('with a network', () => {
  test('the server answers', async () => {
    await gate1.door.scan(qr(1), 'Gate 1');
    expect(verdict(gate1)).toEqual({ result: 'OK' });
    gate1.clock.seconds = 60;
    await gate1.door.scan({ ticketCode: makeTicket(1).ticketCode }, 'Gate 1');
    expect(verdict(gate1)).toEqual({ result: 'ALREADY_USED', usedAt: iso(0), gate: 'Gate 1' });
    expect(scansOf(gate1).some(({ alone }) => alone)).toBe(false);
  });

  test('one that comes too late is replaced by the word of the device', async () => {
    gate1.network.slow = true;
    await gate1.door.scan(qr(1), 'Gate 1');
    expect(verdict(gate1)).toEqual({ result: 'OK' });
    expect(gate1.last()).toMatchObject({ alone: true });
    expect(waiting(gate1)).toBe(1);
  });

  test('a ticket that was sold after the list was made gets in', async () => {
    server.tickets.set('t9', makeTicket(9));
    gate1.network.on = false;
    await gate1.door.scan(qr(9), '');
    expect(verdict(gate1)).toEqual({ result: 'OK' });
    await gate1.door.scan(qr(9), '');
    expect(verdict(gate1)).toMatchObject({ result: 'ALREADY_USED' });
    gate1.network.on = true;
    await gate1.door.refresh();
    expect(gate1.door.getState().tickets.get('t9')).toMatchObject({ attendeeName: 'Guest 9', status: 2 });
  });

  test('a refusal of the server for good is told and not repeated', async () => {
    vi.spyOn(server, 'send').mockImplementation(() => {
      throw new ApiError(403, 'NOT_OWNER', { message: 'Only its organiser can do this.' });
    });
    await gate1.door.scan(qr(1), '');
    expect(gate1.last()).toMatchObject({ refused: 'Only its organiser can do this.' });
    expect(waiting(gate1)).toBe(0);
    expect(gate1.door.getState().tickets.get('t1')).toMatchObject({ status: 1 });
  });
});

describe('without a network', () => {
  beforeEach(() => {
    gate1.network.on = false;
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
    await gate1.door.scan(entry, '');
    expect(verdict(gate1)).toEqual(answer);
    // Nobody was let in by a refusal: the server hears of check-ins alone.
    expect(waiting(gate1)).toBe(answer.result === 'OK' ? 1 : 0);
  });

  test('the second scan of a ticket is one too many', async () => {
    await Promise.all([gate1.door.scan(qr(1), 'Gate 1'), gate1.door.scan(qr(1), 'Gate 1')]);
    expect(scansOf(gate1).map((scan) => verdictOf(scan)?.result)).toEqual(['OK', 'ALREADY_USED']);
  });

  test('what is over, cancelled or paid back does not open', async () => {
    server.tickets.set('t1', makeTicket(1, { status: 3 }));
    gate1.network.on = true;
    await gate1.door.refresh();
    gate1.network.on = false;
    await gate1.door.scan(qr(1), '');
    expect(verdict(gate1)).toEqual({ result: 'NOT_VALID', status: 3 });
    gate1.clock.seconds = 40_000;
    await gate1.door.scan(qr(2), '');
    expect(verdict(gate1)).toEqual({ result: 'NOT_VALID', status: 4 });
  });

  test('an undo opens the ticket again', async () => {
    await gate1.door.scan(qr(1), '');
    await gate1.door.undo({ clientId: gate1.last()?.clientId ?? '', ticketId: 't1' });
    await gate1.door.scan(qr(1), '');
    expect(verdict(gate1)).toEqual({ result: 'OK' });
    gate1.network.on = true;
    gate1.door.flush();
    await sent(gate1);
    expect(server.tickets.get('t1')).toMatchObject({ status: 2 });
  });

  test('a page that ends loses nothing, and an answer that is lost does not count twice', async () => {
    for (const number of [1, 2, 3]) {
      gate1.clock.seconds = number;
      await gate1.door.scan(qr(number), 'Gate 1');
    }
    const again = device(server, 'gate1', gate1.disk);
    server.lost = 2;
    await again.door.open();
    again.door.flush();
    await vi.waitFor(() => {
      again.door.flush();
      expect(waiting(again)).toBe(0);
    });
    expect(scansOf(again).map(({ answer }) => answer?.result)).toEqual(['OK', 'OK', 'OK']);
    expect(server.answers.size).toBe(3);
    expect(countDoor(again.door.getState().tickets.values())).toEqual({
      checkedIn: 3,
      all: 4,
      gates: [{ gate: 'Gate 1', checkedIn: 3 }],
    });
  });

  test('without the list nothing is said, and the scan waits', async () => {
    const fresh = device(server, 'fresh');
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

  test('a full device says so and goes on', async () => {
    gate1.disk.broken = true;
    await gate1.door.scan(qr(1), '');
    expect(verdict(gate1)).toEqual({ result: 'OK' });
    expect(gate1.door.getState().unkept).toBe(true);
  });
});

describe('two devices', () => {
  test('the earlier scan counts, both are told, and an undo of the loser takes nothing back', async () => {
    const garden = device(server, 'garden');
    await garden.door.open();
    for (const one of [gate1, garden]) one.network.on = false;
    gate1.clock.seconds = 240;
    await gate1.door.scan(qr(1), 'Gate 1');
    garden.clock.seconds = 480;
    await garden.door.scan(qr(1), 'Garden');
    await garden.door.undo({ clientId: garden.last()?.clientId ?? '', ticketId: 't1' });
    for (const one of [garden, gate1]) one.network.on = true;
    gate1.door.flush();
    await sent(gate1);
    garden.door.flush();
    await sent(garden);
    expect(conflicts(garden)).toEqual([['t1', 'firstElsewhere', iso(240), 'Gate 1']]);
    expect(server.tickets.get('t1')).toMatchObject({ status: 2, gate: 'Gate 1' });
    await garden.door.settle(scansOf(garden)[0]?.clientId ?? '');
    expect(conflicts(garden)).toEqual([]);
  });

  test('the later one arrived first: its device learns it from the next list', async () => {
    const garden = device(server, 'garden');
    await garden.door.open();
    gate1.network.on = false;
    gate1.clock.seconds = 240;
    await gate1.door.scan(qr(1), 'Gate 1');
    garden.clock.seconds = 480;
    await garden.door.scan(qr(1), 'Garden');
    gate1.network.on = true;
    gate1.door.flush();
    await sent(gate1);
    expect(conflicts(gate1)).toEqual([['t1', 'againElsewhere', iso(480), 'Garden']]);
    expect(conflicts(garden)).toEqual([]);
    garden.clock.seconds = 500;
    await garden.door.refresh();
    expect(conflicts(garden)).toEqual([['t1', 'firstElsewhere', iso(240), 'Gate 1']]);
  });

  test('500 scans each without a network: nothing is lost, doubles are flagged, each answer within 300 ms', async () => {
    server = new FakeServer(700);
    server.pageSize = 100;
    const [one, two] = [device(server, 'one'), device(server, 'two')];
    await Promise.all([one.door.open(), two.door.open()]);
    let slowest = 0;
    for (const [from, each] of [
      [1, one],
      [201, two],
    ] as const) {
      each.network.on = false;
      for (let number = from; number < from + 500; number++) {
        each.clock.seconds = number + (each === two ? 1000 : 0);
        const begun = performance.now();
        await each.door.scan(qr(number), each === one ? 'Gate 1' : 'Gate 2');
        slowest = Math.max(slowest, performance.now() - begun);
        expect(verdict(each)).toEqual({ result: 'OK' });
      }
    }
    expect(slowest).toBeLessThan(300);
    for (const each of [two, one]) {
      each.network.on = true;
      each.door.flush();
      await sent(each);
      each.clock.seconds = 5000;
      await each.door.refresh();
    }
    await two.door.refresh();
    expect(server.answers.size).toBe(1000);
    expect([...server.tickets.values()].every(({ status }) => status === 2)).toBe(true);
    // 300 tickets were scanned at both doors, first at the first one.
    expect(conflicts(one).filter(([, kind]) => kind === 'againElsewhere')).toHaveLength(300);
    expect(conflicts(two).filter(([, kind]) => kind === 'firstElsewhere')).toHaveLength(300);
    expect(countDoor(two.door.getState().tickets.values())).toMatchObject({
      checkedIn: 700,
      gates: [
        { gate: 'Gate 1', checkedIn: 500 },
        { gate: 'Gate 2', checkedIn: 200 },
      ],
    });
  });
});

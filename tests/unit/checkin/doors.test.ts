import { describe, expect, test } from 'vitest';
import { countDoor } from '../../../src/domain/checkIn.ts';
import { atGate1, conflicts, device, FakeServer, iso, qr, scansOf, sent, verdict } from './fakeDoor.ts';

const at = atGate1();

describe('two devices', () => {
  test('the earlier scan counts, both are told, and an undo of the loser takes nothing back', async () => {
    const garden = device(at.server, 'garden');
    await garden.door.open();
    for (const one of [at.gate1, garden]) one.network.on = false;
    at.gate1.clock.seconds = 240;
    await at.gate1.door.scan(qr(1), 'Gate 1');
    garden.clock.seconds = 480;
    await garden.door.scan(qr(1), 'Garden');
    await garden.door.undo({ clientId: garden.last()?.clientId ?? '', ticketId: 't1' });
    for (const one of [garden, at.gate1]) one.network.on = true;
    at.gate1.door.flush();
    await sent(at.gate1);
    garden.door.flush();
    await sent(garden);
    expect(conflicts(garden)).toEqual([['t1', 'firstElsewhere', iso(240), 'Gate 1']]);
    expect(at.server.tickets.get('t1')).toMatchObject({ status: 2, gate: 'Gate 1' });
    // It was sent away again before anybody heard of it.
    await at.gate1.door.refresh();
    expect(conflicts(at.gate1)).toEqual([]);
    await garden.door.settle(scansOf(garden)[0]?.clientId ?? '');
    expect(conflicts(garden)).toEqual([]);
  });

  test('the later one arrived first: its device learns it from the next list', async () => {
    const garden = device(at.server, 'garden');
    await garden.door.open();
    at.gate1.network.on = false;
    at.gate1.clock.seconds = 240;
    await at.gate1.door.scan(qr(1), 'Gate 1');
    garden.clock.seconds = 480;
    await garden.door.scan(qr(1), 'Garden');
    at.gate1.network.on = true;
    at.gate1.door.flush();
    await sent(at.gate1);
    expect(conflicts(at.gate1)).toEqual([['t1', 'againElsewhere', iso(480), 'Garden']]);
    expect(conflicts(garden)).toEqual([]);
    garden.clock.seconds = 500;
    await garden.door.refresh();
    expect(conflicts(garden)).toEqual([['t1', 'firstElsewhere', iso(240), 'Gate 1']]);
  });

  test('one that was let in by the word of a slow device is told at both doors', async () => {
    const garden = device(at.server, 'garden');
    await garden.door.open();
    at.gate1.clock.seconds = 240;
    await at.gate1.door.scan(qr(1), 'Gate 1');
    garden.network.on = false;
    garden.clock.seconds = 241;
    await garden.door.scan(qr(1), 'Garden');
    garden.network.on = true;
    garden.door.flush();
    await sent(garden);
    expect(conflicts(garden)).toEqual([['t1', 'firstElsewhere', iso(240), 'Gate 1']]);
    at.gate1.clock.seconds = 300;
    await at.gate1.door.refresh();
    expect(conflicts(at.gate1)).toEqual([['t1', 'againElsewhere', iso(241), 'Garden']]);
  });

  test('an undo means the check-in that was seen: one of another door since then stays, and is told', async () => {
    const garden = device(at.server, 'garden');
    await at.gate1.door.scan(qr(1), 'Gate 1');
    garden.clock.seconds = 10;
    await garden.door.open();
    garden.network.on = false;
    await garden.door.undo({ ticketId: 't1' });
    expect(garden.door.getState().tickets.get('t1')).toMatchObject({ status: 1 });
    await at.gate1.door.undo({ ticketId: 't1' });
    at.gate1.clock.seconds = 20;
    await at.gate1.door.scan(qr(1), 'Gate 1');
    garden.network.on = true;
    garden.door.flush();
    await sent(garden);
    expect(at.server.tickets.get('t1')).toMatchObject({ status: 2, checkedInAt: iso(20) });
    expect(garden.last()).toMatchObject({ refused: 'Another one.' });
  });

  test('500 scans each without a network: nothing is lost, doubles are flagged, each answer within 300 ms', async () => {
    at.server = new FakeServer(700);
    at.server.pageSize = 100;
    const [one, two] = [device(at.server, 'one'), device(at.server, 'two')];
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
    expect(at.server.answers.size).toBe(1000);
    expect([...at.server.tickets.values()].every(({ status }) => status === 2)).toBe(true);
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

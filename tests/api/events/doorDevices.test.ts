import { randomUUID } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { countDoor, isWaiting, verdictOf } from '../../../src/domain/checkIn.ts';
import { conflictOf } from '../../../src/domain/doorConflicts.ts';
import { openDoor } from '../../../src/hooks/checkin/door.ts';
import { networkError } from '../../../src/api/errors.ts';
import { Disk } from '../../unit/checkin/fakeDoor.ts';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import type { Details } from '../support/events.ts';
import type { TestMember } from '../support/members.ts';
import { ticketsOf } from '../support/tickets.ts';

describe.each(databases())('devices at the door on %s', (kind) => {
  const api = useApi(kind);
  const { published, buy } = ticketsOf(api);

  /** What a browser at the door runs, with the server behind it. */
  function device(as: TestMember, { event }: Details) {
    const network: { on: boolean; slow?: Promise<void> | undefined } = { on: true };
    const reach = async <Result>(ask: () => Promise<Result>) => {
      if (!network.on) throw networkError();
      await network.slow;
      return ask();
    };
    const { eventId, eventName, endAt, status } = event;
    const door = openDoor({
      event: { eventId, eventName, endAt, status },
      deviceId: randomUUID(),
      store: new Disk(),
      read: (pageIndex) =>
        reach(() => api.ok('getTicketDetails', { eventId, pageIndex, include: 'checkin' }, { as })),
      send: (payload) => reach(async () => (await api.ok('manageTickets', payload, { as })).response),
      isOnline: () => network.on,
      now: () => api.now(),
      newId: () => randomUUID(),
      // The time is over before a slow network has answered, and never before a fast one.
      wait: () => (network.slow ? Promise.resolve() : new Promise(() => {})),
    });
    const scans = () => door.getState().acts.filter((act) => act.kind === 'scan');
    return {
      door,
      network,
      verdicts: () => scans().map((scan) => verdictOf(scan)?.result),
      conflicts: () =>
        scans().flatMap((scan) => {
          const { tickets } = door.getState();
          return conflictOf(scan, tickets.get(scan.ticketId ?? ''))?.kind ?? [];
        }),
      async sync() {
        network.on = true;
        door.flush();
        await vi.waitFor(() => expect(door.getState().acts.filter(isWaiting)).toEqual([]), 20_000);
        await door.refresh();
      },
    };
  }

  test('the codes of holders are judged on the device as the server judges them, and doubles are flagged', async () => {
    const [hr, as] = [await api.member({ role: 2 }), await api.member()];
    const event = await published(hr, { pricing: 0 });
    const tickets = await buy(as, event, 2);
    const [elsewhere] = await buy(as, await published(hr, { pricing: 0 }));
    const [first, second] = [device(hr, event), device(hr, event)];
    await Promise.all([first.door.open(), second.door.open()]);
    const codes = [...tickets, elsewhere].map((ticket) => ({ qr: ticket?.qr ?? '' }));
    for (const { door, network } of [first, second]) {
      network.on = false;
      for (const code of codes) await door.scan(code, 'Gate 1');
      await door.scan({ qr: codes[0]?.qr.replace(/.{4}$/, 'AAAA') ?? '' }, 'Gate 1');
      api.advance(60_000);
    }
    const judged = ['OK', 'OK', 'WRONG_EVENT', 'NOT_GENUINE'];
    expect(first.verdicts()).toEqual(judged);
    expect(second.verdicts()).toEqual(judged);
    await second.sync();
    await first.sync();
    await second.sync();
    expect(first.conflicts()).toEqual(['againElsewhere', 'againElsewhere']);
    expect(second.conflicts()).toEqual(['firstElsewhere', 'firstElsewhere']);
    expect(countDoor(first.door.getState().tickets.values())).toEqual({
      checkedIn: 2,
      all: 2,
      gates: [{ gate: 'Gate 1', checkedIn: 2 }],
    });
    const kept = await api.db
      .selectFrom('ticket_scans')
      .select((of) => of.fn.countAll<number>().as('scans'))
      .where('event_id', '=', event.event.eventId)
      .executeTakeFirstOrThrow();
    expect(Number(kept.scans)).toBe(4);
    await Promise.all(
      tickets.map(async ({ ticketId }) => {
        await first.door.undo({ ticketId });
      }),
    );
    await first.sync();
    expect(countDoor(first.door.getState().tickets.values())).toMatchObject({ checkedIn: 0 });
  });

  test('a slow device lets somebody in before it hears that another one was first: both doors are told', async () => {
    const [hr, as] = [await api.member({ role: 2 }), await api.member()];
    const event = await published(hr, { pricing: 0 });
    const [ticket] = await buy(as, event);
    const code = { qr: ticket?.qr ?? '' };
    const [fast, slow] = [device(hr, event), device(hr, event)];
    await Promise.all([fast.door.open(), slow.door.open()]);
    await fast.door.scan(code, 'Gate 1');
    api.advance(2000);
    const arrives = Promise.withResolvers<void>();
    slow.network.slow = arrives.promise;
    await slow.door.scan(code, 'Garden');
    expect([fast.verdicts(), slow.verdicts()]).toEqual([['OK'], ['OK']]);
    arrives.resolve();
    slow.network.slow = undefined;
    await slow.sync();
    expect(slow.verdicts()).toEqual(['ALREADY_USED']);
    expect(slow.conflicts()).toEqual(['firstElsewhere']);
    expect(fast.conflicts()).toEqual([]);
    await fast.sync();
    expect(fast.conflicts()).toEqual(['againElsewhere']);
    // Taken back at the slow door, which counts for nothing there: who came first stays in.
    const [mine] = slow.door.getState().acts;
    await slow.door.undo({ clientId: mine?.clientId ?? '', ticketId: ticket?.ticketId ?? '' });
    await slow.sync();
    expect(countDoor(slow.door.getState().tickets.values())).toMatchObject({ checkedIn: 1 });
  });
});

import { describe, expect, it } from 'vitest';
import { namesOf, openConnection, read, settled } from './fakes.ts';

describe('a connection', () => {
  it('is live once the server has said where it stands', async () => {
    const { server, states, events, positions } = await openConnection();
    expect(server.last.lastId).toBeUndefined();
    await server.last.write('retry: 3000\n\n');
    expect(states).toEqual(['connecting']);
    await server.last.beat(4);
    await server.last.tell(5, read('a'));
    expect(states).toEqual(['connecting', 'live']);
    expect(namesOf(events)).toEqual(['a']);
    expect(positions).toEqual([4, 5]);
  });

  it('goes on after the last id, and says nothing twice', async () => {
    const { clock, server, events, states } = await openConnection(3);
    expect(server.last.lastId).toBe('3');
    await server.last.tell(4, read('a'));
    await server.last.tell(5, read('b'));
    await server.last.end();
    expect(states.at(-1)).toBe('reconnecting');
    await clock.pass(1000);
    expect(server.last.lastId).toBe('5');
    await server.last.tell(5, read('b'));
    await server.last.tell(6, read('c'));
    expect(namesOf(events)).toEqual(['a', 'b', 'c']);
    expect(states).toEqual(['connecting', 'live', 'reconnecting', 'live']);
  });

  it('lets the server start afresh, also before where it was', async () => {
    const { server, events, positions } = await openConnection(900);
    await server.last.tell(12, { type: 'stream.reset' });
    await server.last.tell(13, read('a'));
    expect(namesOf(events)).toEqual(['stream.reset', 'a']);
    expect(positions).toEqual([12, 13]);
  });

  it('tells what has no id as often as it comes', async () => {
    const { server, events } = await openConnection();
    const typing = `data: ${JSON.stringify({ type: 'message.typing', friendId: 'u5' })}\n\n`;
    await server.last.write(typing + typing);
    expect(namesOf(events)).toEqual(['message.typing', 'message.typing']);
  });

  it('waits a random part of 1, 2, 4 … 30 seconds, and polls after three tries', async () => {
    const { clock, server, states } = await openConnection();
    server.refuses = true;
    await server.last.end();
    const waits: (number | undefined)[] = [];
    const seen: (string | undefined)[] = [];
    for (let turn = 0; turn < 7; turn++) {
      waits.push(clock.next);
      seen.push(states.at(-1));
      await clock.pass(clock.next ?? 0);
    }
    expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
    expect(seen.slice(0, 4)).toEqual(['reconnecting', 'reconnecting', 'polling', 'polling']);
    clock.chance = 0.25;
    await clock.pass(clock.next ?? 0);
    expect(clock.next).toBe(7500);
    // It works again, and the count begins anew.
    server.refuses = false;
    await clock.pass(7500);
    await server.last.beat(1);
    expect(states.at(-1)).toBe('live');
    await clock.pass(30_000);
    await server.last.end();
    expect([states.at(-1), clock.next]).toEqual(['reconnecting', 250]);
  });

  it('does not hurry after a server that closes at once, again and again', async () => {
    const { clock, server, states } = await openConnection();
    for (const wait of [1000, 2000, 4000]) {
      await server.last.beat(1);
      await server.last.end();
      expect(clock.next).toBe(wait);
      await clock.pass(wait);
    }
    expect(states.at(-1)).toBe('polling');
  });

  it('ends when nothing comes for 45 seconds, or for 15 at its beginning', async () => {
    const { clock, server, states } = await openConnection();
    await clock.pass(14_999);
    expect(server.last.signal.aborted).toBe(false);
    await server.last.beat(1);
    await clock.pass(44_999);
    await server.last.beat(1);
    await clock.pass(44_999);
    expect(server.last.signal.aborted).toBe(false);
    await clock.pass(1);
    expect(server.last.signal.aborted).toBe(true);
    expect(states.at(-1)).toBe('reconnecting');
    await clock.pass(1000);
    expect(server.streams).toHaveLength(2);
    await clock.pass(15_000);
    expect(server.last.signal.aborted).toBe(true);
  });

  it('comes back at once when the page is shown, and when the network changes', async () => {
    const { clock, server, connection, network } = await openConnection();
    await server.last.end();
    connection.hurry();
    await settled();
    expect(server.streams).toHaveLength(2);
    // One that is open stays, unless the network is another one.
    connection.hurry();
    await settled();
    expect(server.streams).toHaveLength(2);
    connection.hurry({ changed: true });
    await settled();
    await clock.pass(0);
    expect(server.streams).toHaveLength(3);
    // Without a network nobody is asked.
    network.online = false;
    await server.last.end();
    await clock.pass(30_000);
    expect(server.asked).toBe(3);
    network.online = true;
    connection.hurry({ changed: true });
    await settled();
    expect(server.asked).toBe(4);
  });

  it('that is closed stays so', async () => {
    const { clock, server, connection, events, states } = await openConnection();
    await server.last.beat(1);
    connection.close();
    await settled();
    expect(server.last.signal.aborted).toBe(true);
    connection.hurry({ changed: true });
    await clock.pass(60_000);
    expect([server.asked, events, states]).toEqual([1, [], ['connecting', 'live']]);
  });
});

import type { Browser, BrowserContext } from 'playwright';
import { RTCPeerConnection } from 'werift';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MediaBench, newName } from '../support/liveMedia.ts';
import { startBrowser, Tab } from '../support/liveTab.ts';

let browser: Browser;
let context: BrowserContext;
let bench: MediaBench;
let room: string;
let skippedMs = 0;

beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  skippedMs = 0;
  bench = await MediaBench.start({}, { clock: () => performance.now() + skippedMs });
  context = await browser.newContext();
  room = newName();
  await bench.open(room, 'host');
});
afterEach(async () => {
  await context.close();
  await bench.end();
});

const open = () => Tab.open(context, bench);

describe('a room of the media server, with real browsers', () => {
  test('two viewers see moving pictures and hear sound, and one who is removed sees no more', async () => {
    const [host, first, second] = [await open(), await open(), await open()];
    expect(await host.publish(bench.way(room, 'host', 0))).toBe(201);
    await bench.told({ type: 'host.connected', channelName: room, seatId: 'host' });
    expect(await first.watch(bench.way(room, 'one', 1))).toBe(201);
    expect(await second.watch(bench.way(room, 'two', 1))).toBe(201);
    await Promise.all([first.moves(), second.moves()]);
    expect((await bench.state()).rooms).toEqual([
      expect.objectContaining({ channelName: room, hostConnected: true, viewers: ['one', 'two'] }),
    ]);

    expect((await bench.control('POST', `rooms/${room}/remove`, { seatId: 'one' })).status).toBe(204);
    await bench.told({ type: 'viewer.lost', channelName: room, seatId: 'one' });
    await first.stands(second);
    expect(await first.watch(bench.way(room, 'one', 1))).toBe(403);
  });

  test('a host whose tab died comes back into the same room, and those who waited go on watching', async () => {
    const [host, viewer] = [await open(), await open()];
    expect(await viewer.watch(bench.way(room, 'one', 1))).toBe(201);
    expect(await host.publish(bench.way(room, 'host', 0))).toBe(201);
    await viewer.moves();
    await host.die();
    await bench.told({ type: 'host.lost', channelName: room, seatId: 'host' });
    const again = await open();
    expect(await again.publish(bench.way(room, 'host', 0))).toBe(201);
    await viewer.moves(30);
    expect(bench.events.filter(({ type }) => type === 'viewer.lost')).toEqual([]);
  });

  test('a room is taken over by the host seat that is ordered, and the other one cannot come back', async () => {
    const [first, second, viewer] = [await open(), await open(), await open()];
    expect(await first.publish(bench.way(room, 'host', 0))).toBe(201);
    expect(await second.publish(bench.way(room, 'laptop', 0))).toBe(409);
    expect(await viewer.watch(bench.way(room, 'one', 1))).toBe(201);
    await viewer.moves();
    await bench.open(room, 'laptop');
    await bench.told({ type: 'host.lost', channelName: room, seatId: 'host' });
    expect(await second.publish(bench.way(room, 'laptop', 0))).toBe(201);
    await bench.told({ type: 'host.connected', channelName: room, seatId: 'laptop' });
    expect(await first.publish(bench.way(room, 'host', 0))).toBe(409);
    await viewer.moves();
  });

  test('a new try of the host that comes to nothing: a wrong one changes nothing, and one that never connects is missed', async () => {
    const [host, viewer] = [await open(), await open()];
    const way = bench.way(room, 'host', 0);
    expect(await host.publish(way)).toBe(201);
    expect(await viewer.watch(bench.way(room, 'one', 1))).toBe(201);
    await viewer.moves();
    expect((await bench.offer(way, 'hello')).status).toBe(400);
    expect((await bench.state()).rooms).toMatchObject([{ hostConnected: true }]);
    await viewer.moves(10);
    const pc = new RTCPeerConnection();
    pc.addTransceiver('video', { direction: 'sendonly' });
    const { sdp } = await pc.createOffer();
    await pc.close();
    expect((await bench.offer(way, sdp)).status).toBe(201);
    skippedMs = 15_000;
    await bench.told({ type: 'host.lost', channelName: room, seatId: 'host' });
    // An order that was overtaken on its way.
    await bench.open(room, 'a-seat-before');
    expect((await bench.state()).rooms).toMatchObject([{ hostSeatId: 'host' }]);
  });

  test('what was recorded of a host whose tab died is a film, and misses five seconds at most', async () => {
    const [host, other] = [await open(), await open()];
    expect(await host.publish(bench.way(room, 'host', 0))).toBe(201);
    await bench.told({ type: 'host.connected', channelName: room, seatId: 'host' });
    expect((await bench.control('POST', `rooms/${room}/record`, { recordingId: 'film' })).status).toBe(200);
    const from = performance.now();
    await bench.told({ type: 'recording.written', recordingId: 'film' });
    await host.die();
    const recordedSec = (performance.now() - from) / 1000;
    skippedMs = 8000;
    await bench.told({ type: 'host.lost', channelName: room, seatId: 'host' });
    expect((await bench.control('DELETE', `rooms/${room}`)).status).toBe(204);
    await bench.told({ type: 'recording.ended', recordingId: 'film', reason: 'host.lost' });
    const film = await bench.control('GET', 'recordings/film');
    const { seconds, sound } = await other.play(Buffer.from(await film.arrayBuffer()));
    expect(sound).toBe(true);
    expect(recordedSec - seconds).toBeLessThan(5);
  });

  test('a room that closes lets everybody go', async () => {
    const [host, viewer] = [await open(), await open()];
    expect(await host.publish(bench.way(room, 'host', 0))).toBe(201);
    expect(await viewer.watch(bench.way(room, 'one', 1))).toBe(201);
    await viewer.moves();
    expect((await bench.control('DELETE', `rooms/${room}`)).status).toBe(204);
    await bench.told({ type: 'room.closed', channelName: room });
    expect((await bench.state()).rooms).toEqual([]);
    expect(await viewer.watch(bench.way(room, 'one', 1))).toBe(404);
  });
});

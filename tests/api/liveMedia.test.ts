import type { Browser, BrowserContext } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MediaBench, newName, startBrowser, Tab } from './support/liveMedia.ts';

let browser: Browser;
let context: BrowserContext;
let bench: MediaBench;
let room: string;

beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  bench = await MediaBench.start();
  context = await browser.newContext();
  room = newName();
  await bench.open(room, 'host');
});
afterEach(async () => {
  await context.close();
  await bench.end();
});

describe('a room of the media server, with real browsers', () => {
  test('two viewers see moving pictures and hear sound, and one who is removed sees no more', async () => {
    const [host, first, second] = await Promise.all([
      Tab.open(context, bench),
      Tab.open(context, bench),
      Tab.open(context, bench),
    ]);
    expect(await host.publish(bench, room, 'host')).toBe(201);
    await bench.told({ type: 'host.connected', channelName: room, seatId: 'host' });
    expect(await first.watch(bench, room, 'one')).toBe(201);
    expect(await second.watch(bench, room, 'two')).toBe(201);
    await Promise.all([first.moves(), second.moves()]);
    expect((await bench.state()).rooms).toEqual([
      expect.objectContaining({ channelName: room, hostConnected: true, viewers: ['one', 'two'] }),
    ]);

    expect((await bench.control('POST', `rooms/${room}/remove`, { seatId: 'one' })).status).toBe(204);
    await bench.told({ type: 'viewer.lost', channelName: room, seatId: 'one' });
    const last = await first.seen();
    await second.moves();
    expect((await first.seen()).pictures - last.pictures).toBeLessThan(5);
    expect(await first.watch(bench, room, 'one')).toBe(403);
  });
});

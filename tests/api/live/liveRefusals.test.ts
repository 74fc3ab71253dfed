import { RTCPeerConnection } from 'werift';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { signAccess } from '../../../server/live/accessToken.ts';
import { MediaBench, newName, secret } from '../support/liveMedia.ts';

let bench: MediaBench;
let room: string;
let nowMs = 0;

/** An offer as a browser would make it, of somebody who then never answers. */
async function offerOf(kind: 'audio' | 'video' = 'video'): Promise<string> {
  const pc = new RTCPeerConnection();
  pc.addTransceiver(kind, { direction: 'recvonly' });
  const { sdp } = await pc.createOffer();
  await pc.close();
  return sdp;
}

beforeEach(async () => {
  bench = await MediaBench.start(
    {},
    {
      clock: () => nowMs,
      limits: { rooms: 2, viewersOfRoom: 3, negotiating: 3, negotiatingOfRoom: 2, offersOfSeat: 5 },
    },
  );
  room = newName();
  await bench.open(room, 'host');
});
afterEach(() => bench.end());

const status = async (response: Promise<Response>) => (await response).status;

describe('what the media server does not take', () => {
  test('tokens of somebody else, of another room or role, and those whose time has passed', async () => {
    const offer = await offerOf();
    const way = bench.way(room, 'one', 1);
    const claims = { channelName: room, seatId: 'one', role: 1, mediaType: 1 } as const;
    const later = Math.floor(Date.now() / 1000) + 60;
    const tokens = [
      '',
      'x.y',
      signAccess({ ...claims, exp: later }, 'another secret'),
      signAccess({ ...claims, exp: later - 120 }, secret),
      // Made before this media server was started: it does not know whom it was told to remove.
      signAccess({ ...claims, exp: later }, secret, Date.now() - 3_600_000),
    ];
    for (const token of tokens) expect(await status(bench.offer({ ...way, token }, offer))).toBe(401);
    const strange = [
      signAccess({ ...claims, exp: later, channelName: newName() }, secret),
      signAccess({ ...claims, exp: later, role: 0 }, secret),
    ];
    for (const token of strange) expect(await status(bench.offer({ ...way, token }, offer))).toBe(403);
    expect(await status(bench.offer(bench.way(newName(), 'one', 1), offer))).toBe(404);
    expect(await status(bench.control('GET', 'state'))).toBe(200);
    expect((await fetch(`${bench.url}/control/state`)).status).toBe(401);
    expect((await fetch(`${bench.url}/control/rooms`, { method: 'POST' })).status).toBe(401);
  });

  test.each([
    ['nothing', ''],
    ['a text', 'hello'],
    ['half of an offer', 'v=0\r\no=- 1 1 IN IP4 0.0.0.0\r\ns=-\r\nm=video 9 UDP/TLS/RTP/SAVPF'],
    ['an offer of nothing', 'v=0\r\no=- 1 1 IN IP4 0.0.0.0\r\ns=-\r\nt=0 0\r\n'],
  ])('%s instead of an offer', async (_name, body) => {
    expect(await status(bench.offer(bench.way(room, 'one', 1), body))).toBe(400);
    // It goes on, and the seat may try again.
    expect(await status(bench.offer(bench.way(room, 'one', 1), await offerOf()))).toBe(201);
  });

  test('an offer that asks for the same picture many times', async () => {
    const [head = '', picture = ''] = (await offerOf()).split(/(?=m=video)/);
    expect(await status(bench.offer(bench.way(room, 'one', 1), head + picture.repeat(2)))).toBe(400);
    expect(await status(bench.offer(bench.way(room, 'one', 1), head + picture))).toBe(201);
  });

  test('an offer of more than 64 KiB, and another type', async () => {
    const way = bench.way(room, 'one', 1);
    expect(await status(bench.offer(way, 'v=0\r\n'.repeat(14_000)))).toBe(413);
    const headers = { authorization: `Bearer ${way.token}`, 'content-type': 'application/json' };
    expect(await status(fetch(way.serverUrl, { method: 'POST', headers, body: '{}' }))).toBe(415);
    for (const type of ['application/sdp', 'application/trickle-ice-sdpfrag']) {
      const patch = { method: 'PATCH', headers: { ...headers, 'content-type': type }, body: 'x' };
      const answer = await fetch(`${way.serverUrl}/x`, patch);
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'DELETE, OPTIONS']);
    }
  });

  test('an offer of a channel for data', async () => {
    const data = 'm=application 9 UDP/DTLS/SCTP webrtc-datachannel\r\nc=IN IP4 0.0.0.0\r\na=mid:9\r\n';
    const way = bench.way(room, 'one', 1);
    expect(await status(bench.offer(way, (await offerOf()) + data))).toBe(400);
  });

  test('more than it can carry; who never connects is let go', async () => {
    const offer = await offerOf();
    const other = newName();
    await bench.open(other, 'other');
    for (const seat of ['one', 'two'])
      expect(await status(bench.offer(bench.way(room, seat, 1), offer))).toBe(201);
    // As many as one room may have; a host need not wait, nor another room.
    const late = await bench.offer(bench.way(room, 'three', 1), offer);
    expect([late.status, late.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await status(bench.offer(bench.way(other, 'one', 1), offer))).toBe(201);
    expect(await status(bench.offer(bench.way(other, 'two', 1), offer))).toBe(503);
    nowMs += 14_000;
    expect(await status(bench.offer(bench.way(room, 'four', 1), offer))).toBe(503);
    nowMs += 1001;
    // Each try is another seat's, since one that asks too often is refused.
    await expect
      .poll(() => status(bench.offer(bench.way(room, newName(), 1), offer)), { timeout: 10_000 })
      .toBe(201);
  });

  test('one seat that asks again and again', async () => {
    const answers: number[] = [];
    for (let tries = 0; tries < 6; tries += 1)
      answers.push(await status(bench.offer(bench.way(room, 'one', 1), 'x')));
    expect(answers).toEqual([400, 400, 400, 400, 400, 429]);
    expect(await status(bench.offer(bench.way(room, 'two', 1), await offerOf()))).toBe(201);
  });

  test('more rooms than it has place for, and orders that are none', async () => {
    await bench.open(newName(), 'other');
    const order = { channelName: newName(), mediaType: 1, hostSeatId: 'third' };
    expect(await status(bench.control('POST', 'rooms', order))).toBe(503);
    expect(await status(bench.control('POST', 'rooms', { ...order, channelName: '../../etc' }))).toBe(400);
    expect(await status(bench.control('GET', 'recordings/..%2f..%2fetc'))).toBe(400);
    expect(await status(bench.control('GET', 'recordings/unknown'))).toBe(404);
    expect(await status(bench.control('POST', `rooms/${room}/record`, { recordingId: 'film' }))).toBe(409);
  });
});

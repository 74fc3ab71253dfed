import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../src/api/errors.ts';
import { access, openLink } from './fakes.ts';

describe('a link to the media server', () => {
  it('posts its offer with the token, and is live once media may flow', async () => {
    const { peer, requests, states } = await openLink();
    expect(requests).toEqual([
      { method: 'POST', url: 'https://live.example/whip/room', token: 'Bearer first' },
    ]);
    expect(peer.remote).toBe('an answer');
    expect(states).toEqual(['connecting']);
    await peer.turn('connected');
    expect(states).toEqual(['connecting', 'live']);
  });

  it('tells the server that it is over', async () => {
    const { link, peer, requests } = await openLink();
    await peer.turn('connected');
    link.close();
    expect(peer.closed).toBe(true);
    expect(requests.at(-1)).toEqual({
      method: 'DELETE',
      url: 'https://live.example/whip/room/s1',
      token: 'Bearer first',
    });
  });

  it('lets a short break heal, and takes another session after a long one', async () => {
    const opened = await openLink();
    await opened.peer.turn('connected');
    await opened.peer.turn('disconnected');
    await opened.clock.pass(2000);
    await opened.peer.turn('connected');
    await opened.clock.pass(2000);
    expect(opened.peers).toHaveLength(1);
    await opened.peer.turn('disconnected');
    await opened.clock.pass(3000);
    await opened.clock.pass(500);
    expect(opened.peers).toHaveLength(2);
    expect(opened.peers[0]?.closed).toBe(true);
    await opened.peer.turn('connected');
    expect(opened.states).toEqual([
      'connecting',
      'live',
      'reconnecting',
      'live',
      'reconnecting',
      'reconnecting',
      'live',
    ]);
    expect(opened.renew).not.toHaveBeenCalled();
  });

  it('gives up after eight tries, and begins anew when it is asked to', async () => {
    const opened = await openLink({ statuses: Array<number>(9).fill(0) });
    const waits: number[] = [];
    while (opened.ends.length === 0) {
      const wait = opened.clock.next ?? 0;
      waits.push(wait);
      await opened.clock.pass(wait);
    }
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000, 8000]);
    expect(opened.ends).toEqual([{ why: 'unreachable' }]);
    expect(opened.states.at(-1)).toBe('over');
    opened.link.retry();
    await opened.clock.pass(0);
    await opened.peer.turn('connected');
    expect(opened.states.at(-1)).toBe('live');
  });

  it('counts its tries anew only when a connection has stood for a while', async () => {
    const opened = await openLink();
    for (let turn = 0; turn < 8; turn++) {
      await opened.peer.turn('connected');
      await opened.clock.pass(1000);
      await opened.peer.turn('failed');
      await opened.clock.pass(8000);
    }
    expect(opened.ends).toEqual([]);
    await opened.peer.turn('connected');
    await opened.peer.turn('failed');
    expect(opened.ends).toEqual([{ why: 'unreachable' }]);

    const steady = await openLink();
    for (let turn = 0; turn < 12; turn++) {
      await steady.peer.turn('connected');
      await steady.clock.pass(10_000);
      await steady.peer.turn('failed');
      expect(steady.clock.next).toBe(500);
      await steady.clock.pass(500);
    }
    expect(steady.ends).toEqual([]);
  });

  it('counts a try that nobody answers once', async () => {
    const opened = await openLink();
    for (let turn = 0; turn < 8; turn++) {
      expect(opened.peers).toHaveLength(turn + 1);
      // Nothing comes of it for so long.
      await opened.clock.pass(15_000);
      expect(opened.ends).toEqual([]);
      await opened.clock.pass(8000);
    }
    await opened.clock.pass(15_000);
    expect(opened.ends).toEqual([{ why: 'unreachable' }]);
  });

  it('asks for access again when what it holds is refused, and goes on with that', async () => {
    const { peer, requests, renew, states } = await openLink({ statuses: [401] });
    expect(renew).toHaveBeenCalledOnce();
    expect(requests.map(({ token }) => token)).toEqual(['Bearer first', 'Bearer second']);
    await peer.turn('connected');
    expect(states).toEqual(['connecting', 'live']);
  });

  it('ends for good when the API gives no access', async () => {
    const opened = await openLink({ statuses: [201, 404] });
    const refusal = new ApiError(403, 'FORBIDDEN', {});
    opened.renew.mockRejectedValue(refusal);
    await opened.peer.turn('connected');
    await opened.peer.turn('failed');
    await opened.clock.pass(500);
    expect(opened.ends).toEqual([{ why: 'refused', error: refusal }]);
    expect(opened.clock.next).toBeUndefined();
  });

  it.each([409, 403])('does not come back by itself when another tab has its place (%i)', async (status) => {
    const opened = await openLink({ statuses: [201, status] });
    await opened.peer.turn('connected');
    await opened.peer.turn('failed');
    await opened.clock.pass(500);
    expect(opened.ends).toEqual([{ why: 'replaced' }]);
    expect(opened.renew).not.toHaveBeenCalled();
    expect(opened.clock.next).toBeUndefined();
  });

  it('asks again after as long as the API says, when it has asked too often', async () => {
    const opened = await openLink({ statuses: [401] });
    expect(opened.renew).toHaveBeenCalledOnce();
    await opened.peer.turn('connected');
    opened.renew.mockRejectedValueOnce(new ApiError(429, 'RATE_LIMITED', { retryAfterSec: 90 }));
    await opened.clock.pass(4 * 3_600_000);
    await opened.peer.turn('failed');
    await opened.clock.pass(500);
    expect(opened.clock.next).toBe(90_000);
    expect(opened.states.at(-1)).toBe('reconnecting');
    opened.renew.mockResolvedValue(
      access({ token: 'third', expiresAt: new Date(9 * 3_600_000).toISOString() }),
    );
    await opened.clock.pass(90_000);
    await opened.peer.turn('connected');
    expect(opened.states.at(-1)).toBe('live');
    expect(opened.ends).toEqual([]);
  });

  it('asks once more, later, when it may be itself that is taken for the host in another tab', async () => {
    const opened = await openLink({ statuses: [201, 401] });
    opened.renew.mockRejectedValueOnce(new ApiError(409, 'CONFLICT', {}));
    await opened.peer.turn('connected');
    await opened.peer.turn('failed');
    await opened.clock.pass(500);
    expect(opened.clock.next).toBe(12_000);
    expect(opened.states.at(-1)).toBe('reconnecting');
    await opened.clock.pass(12_000);
    await opened.peer.turn('connected');
    expect(opened.states.at(-1)).toBe('live');
    expect(opened.ends).toEqual([]);
  });

  it('stays out when another tab is still the host then', async () => {
    const opened = await openLink({ statuses: [201, 401] });
    opened.renew.mockRejectedValue(new ApiError(409, 'CONFLICT', {}));
    await opened.peer.turn('connected');
    await opened.peer.turn('failed');
    await opened.clock.pass(500);
    // Whoever presses meanwhile does not make it shorter.
    opened.link.retry();
    await opened.clock.pass(0);
    expect(opened.ends).toEqual([]);
    await opened.clock.pass(12_000);
    expect(opened.ends).toEqual([{ why: 'replaced' }]);
    expect(opened.clock.next).toBeUndefined();
  });

  it('of a viewer tries again where a host would have been replaced', async () => {
    const opened = await openLink({ statuses: [409], single: false });
    expect(opened.ends).toEqual([]);
    await opened.clock.pass(500);
    await opened.peer.turn('connected');
    expect(opened.states.at(-1)).toBe('live');
  });

  it('renews a token that has ended before it takes another session', async () => {
    const opened = await openLink();
    await opened.peer.turn('connected');
    await opened.clock.pass(4 * 3_600_000);
    opened.renew.mockResolvedValue(
      access({ token: 'third', expiresAt: new Date(8 * 3_600_000).toISOString() }),
    );
    await opened.peer.turn('failed');
    await opened.clock.pass(500);
    expect(opened.requests.findLast(({ method }) => method === 'POST')?.token).toBe('Bearer third');
  });

  it('says how well it goes, every two seconds', async () => {
    const { peer, clock, listener } = await openLink();
    await peer.turn('connected');
    peer.stats = [
      { type: 'inbound-rtp', kind: 'video', packetsReceived: 100, packetsLost: 0, bytesReceived: 9 },
    ];
    await clock.pass(2000);
    expect(listener.onBars).toHaveBeenLastCalledWith(4);
    peer.stats = [
      { type: 'inbound-rtp', kind: 'video', packetsReceived: 180, packetsLost: 20, bytesReceived: 18 },
    ];
    await clock.pass(2000);
    expect(listener.onBars).toHaveBeenLastCalledWith(1);
  });
});

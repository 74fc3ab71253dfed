import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeAgora, type FakeAgoraClient } from '../../../mocks/fakeAgora.ts';
import { ApiError } from '../../../src/api/errors.ts';
import type { Flow, LinkState } from '../../../src/domain/liveMedia.ts';
import { agoraEngine } from '../../../src/platform/live/agoraEngine.ts';
import type { AccessOf, LinkEnd, LiveAccess } from '../../../src/platform/live/engine.ts';
import { FakeClock, settled } from '../realtime/fakes.ts';

/** A stream of a browser, which Node has not. */
class FakeMediaStream {
  tracks: { kind: string }[] = [];
  getTracks = () => [...this.tracks];
  addTrack = (track: { kind: string }) => void this.tracks.push(track);
  removeTrack = (track: { kind: string }) => void this.tracks.splice(this.tracks.indexOf(track), 1);
}
beforeEach(() => void vi.stubGlobal('MediaStream', FakeMediaStream));

const access: AccessOf<'AGORA'> = {
  provider: 'AGORA',
  token: 'first',
  expiresAt: '2026-11-21T22:00:00.000Z',
  appId: 'an app',
  uid: 40213,
};
/** The API was asked too often. */
const tooOften = (retryAfterSec: number) => new ApiError(429, 'RATE_LIMITED', { retryAfterSec });
const track = (kind: 'audio' | 'video') => ({ kind }) as MediaStreamTrack;

function prepared(prepare?: (client: FakeAgoraClient) => void) {
  const { sdk, clients } = fakeAgora(prepare);
  const [states, ends, flows] = [[] as LinkState[], [] as LinkEnd[], [] as Flow[]];
  const streams: FakeMediaStream[] = [];
  const renew = vi.fn<() => Promise<LiveAccess>>(() => Promise.resolve({ ...access, token: 'second' }));
  const options = {
    channelName: 'room',
    access,
    renew,
    withVideo: true,
    listener: {
      onState: (state: LinkState) => void states.push(state),
      onBars: vi.fn<(bars: number) => void>(),
      onEnd: (end: LinkEnd) => void ends.push(end),
      onStream: (stream: MediaStream) => void streams.push(stream as unknown as FakeMediaStream),
      onFlow: (flow: Flow) => void flows.push(flow),
    },
  };
  const clock = new FakeClock();
  const engine = agoraEngine({ load: () => Promise.resolve(sdk), clock });
  return { engine, options, clients, states, ends, flows, streams, renew, clock };
}

describe('a room at Agora', () => {
  it('is joined by its host, and gets other tracks without a break', async () => {
    const { engine, options, clients, states } = prepared();
    const [microphone, camera, screen] = [track('audio'), track('video'), track('video')];
    const link = engine.publish({ audio: microphone, video: camera }, options);
    await settled();
    const [client] = clients;
    expect(client?.joined).toEqual([{ appId: 'an app', channel: 'room', token: 'first', uid: 40213 }]);
    expect(client?.role).toBe('host');
    expect(client?.published.map((one) => one.track)).toEqual([microphone, camera]);
    expect(states).toEqual(['connecting', 'live']);
    link.send({ audio: microphone, video: screen });
    await settled();
    expect(client?.published.map((one) => one.track)).toEqual([microphone, screen]);
    link.send({ audio: undefined, video: undefined });
    await settled();
    expect(client?.published).toEqual([]);
    link.close();
    expect(client?.left).toBe(true);
  });

  it('shows its audience what the host sends, as it comes and goes', async () => {
    const { engine, options, clients, streams, flows } = prepared();
    engine.subscribe(options);
    await settled();
    const picture = track('video');
    const user = { videoTrack: { getMediaStreamTrack: () => picture } };
    clients[0]?.tell('user-published', user, 'video');
    await settled();
    expect(streams.at(-1)?.tracks).toEqual([picture]);
    expect(flows.at(-1)).toEqual({ audio: false, video: true });
    clients[0]?.tell('user-unpublished', user, 'video');
    expect(streams.at(-1)?.tracks).toEqual([]);
    expect(flows.at(-1)).toEqual({ audio: false, video: false });
  });

  it('renews its token before that ends', async () => {
    const { engine, options, clients } = prepared();
    engine.subscribe(options);
    await settled();
    clients[0]?.tell('token-privilege-will-expire');
    await settled();
    expect(clients[0]?.renewed).toEqual(['second']);
  });

  it('is over when another tab has its place once its token is to be renewed', async () => {
    const { engine, options, clients, ends, renew } = prepared();
    engine.publish({ audio: undefined, video: undefined }, options);
    await settled();
    renew.mockRejectedValue(new ApiError(409, 'CONFLICT', {}));
    clients[0]?.tell('token-privilege-will-expire');
    await settled();
    expect(ends).toEqual([{ why: 'replaced' }]);
    expect(clients[0]?.left).toBe(true);
  });

  it('asks for its token again after as long as the API says', async () => {
    const { engine, options, clients, ends, renew, clock } = prepared();
    engine.subscribe(options);
    await settled();
    renew.mockRejectedValueOnce(tooOften(12));
    clients[0]?.tell('token-privilege-will-expire');
    await settled();
    await clock.pass(11_999);
    expect(clients[0]?.renewed).toEqual([]);
    await clock.pass(1);
    expect(clients[0]?.renewed).toEqual(['second']);
    expect(ends).toEqual([]);
  });

  it('comes back when its token has ended before the API might be asked again', async () => {
    const { engine, options, clients, ends, states, renew, clock } = prepared();
    engine.subscribe(options);
    await settled();
    renew.mockRejectedValueOnce(tooOften(60));
    clients[0]?.tell('token-privilege-will-expire');
    await settled();
    clients[0]?.tell('connection-state-change', 'DISCONNECTED', 'CONNECTED', 'TOKEN_EXPIRE');
    expect(states).toEqual(['connecting', 'live', 'reconnecting']);
    await clock.pass(60_000);
    expect(clients[1]?.joined[0]?.token).toBe('second');
    expect(states.at(-1)).toBe('live');
    expect(ends).toEqual([]);
  });

  it('that is left while it waits asks for nothing more', async () => {
    const { engine, options, clients, renew, clock } = prepared();
    const link = engine.subscribe(options);
    await settled();
    renew.mockRejectedValueOnce(tooOften(12));
    clients[0]?.tell('token-privilege-will-expire');
    await settled();
    link.close();
    expect(clock.next).toBeUndefined();
    expect(renew).toHaveBeenCalledOnce();
  });

  it('is over at once for whom the host has removed, though the token would last', async () => {
    const removal = new ApiError(403, 'FORBIDDEN', {});
    const { engine, options, clients, ends, renew } = prepared();
    engine.subscribe(options);
    await settled();
    renew.mockRejectedValue(removal);
    clients[0]?.tell('token-privilege-will-expire');
    await settled();
    expect(ends).toEqual([{ why: 'refused', error: removal }]);
    expect(clients[0]?.left).toBe(true);
  });

  it('that is left before it was joined is not joined', async () => {
    let ready = () => {};
    const { engine, options, clients } = prepared((client) => {
      client.setClientRole = () => new Promise<void>((resolve) => void (ready = resolve));
    });
    const link = engine.publish({ audio: undefined, video: undefined }, options);
    await settled();
    link.close();
    ready();
    await settled();
    expect(clients[0]?.joined).toEqual([]);
  });

  it('that has ended while it published does not come alive again', async () => {
    let published = () => {};
    const { engine, options, clients, ends, states } = prepared((client) => {
      client.publish = () => new Promise<void>((resolve) => void (published = resolve));
    });
    engine.publish({ audio: track('audio'), video: undefined }, options);
    await settled();
    clients[0]?.tell('connection-state-change', 'DISCONNECTED', 'CONNECTED', 'UID_CONFLICT');
    published();
    await settled();
    expect(states).toEqual(['connecting', 'over']);
    expect(ends).toEqual([{ why: 'replaced' }]);
  });

  it('takes no picture where only the sound is asked for', async () => {
    const { engine, options, clients, streams } = prepared();
    engine.subscribe({ ...options, withVideo: false });
    await settled();
    const user = { videoTrack: { getMediaStreamTrack: () => track('video') } };
    clients[0]?.tell('user-published', user, 'video');
    await settled();
    expect(streams.at(-1)?.tracks).toEqual([]);
  });

  it('says when it is interrupted, and how well it goes', async () => {
    const { engine, options, clients, states } = prepared();
    engine.subscribe(options);
    await settled();
    clients[0]?.tell('connection-state-change', 'RECONNECTING', 'CONNECTED');
    clients[0]?.tell('connection-state-change', 'CONNECTED', 'RECONNECTING');
    expect(states).toEqual(['connecting', 'live', 'reconnecting', 'live']);
    clients[0]?.tell('network-quality', { uplinkNetworkQuality: 1, downlinkNetworkQuality: 5 });
    expect(options.listener.onBars).toHaveBeenLastCalledWith(1);
  });

  it('is over when another tab has taken its place, until it is asked to come back', async () => {
    const { engine, options, clients, ends, states } = prepared();
    const link = engine.publish({ audio: undefined, video: undefined }, options);
    await settled();
    clients[0]?.tell('connection-state-change', 'DISCONNECTED', 'CONNECTED', 'UID_CONFLICT');
    expect(ends).toEqual([{ why: 'replaced' }]);
    link.retry();
    await settled();
    expect(clients[1]?.joined[0]?.token).toBe('second');
    expect(states).toEqual(['connecting', 'live', 'over', 'reconnecting', 'live']);
  });

  it('is over when the API gives no access any more', async () => {
    const refusal = new ApiError(403, 'FORBIDDEN', {});
    const { engine, options, ends, renew } = prepared((client) => {
      client.refuses = new Error('the token has ended');
    });
    renew.mockRejectedValue(refusal);
    const link = engine.subscribe(options);
    await settled();
    expect(ends).toEqual([{ why: 'unreachable' }]);
    link.retry();
    await settled();
    expect(ends.at(-1)).toEqual({ why: 'refused', error: refusal });
  });
});

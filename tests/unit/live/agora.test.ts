import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../../src/api/errors.ts';
import { settled } from '../realtime/fakes.ts';
import { prepared, track, withStreams } from './atAgora.ts';

beforeEach(withStreams);

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

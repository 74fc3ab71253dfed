import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../../src/api/errors.ts';
import { settled } from '../realtime/fakes.ts';
import { access, prepared, tooOften, track, withStreams } from './atAgora.ts';

beforeEach(withStreams);

describe('the token of a place at Agora', () => {
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

  it('asks again where the API does not answer, and goes on', async () => {
    const { engine, options, clients, ends, renew, clock } = prepared();
    engine.publish({ audio: undefined, video: undefined }, options);
    await settled();
    renew.mockRejectedValueOnce(new ApiError(0, 'NETWORK', {}));
    clients[0]?.tell('token-privilege-will-expire');
    await settled();
    expect(clients[0]?.renewed).toEqual([]);
    await clock.pass(3000);
    expect(clients[0]?.renewed).toEqual(['second']);
    expect(ends).toEqual([]);
  });

  it('comes in anew where its place was given up, or its token has ended', async () => {
    const { engine, options, clients, states, renew } = prepared();
    const microphone = track('audio');
    engine.publish({ audio: microphone, video: undefined }, options);
    await settled();
    renew.mockResolvedValueOnce({ ...access, token: 'third', uid: 7 });
    clients[0]?.tell('token-privilege-will-expire');
    await settled();
    expect(clients[0]).toMatchObject({ left: true, renewed: [] });
    expect(clients[1]?.joined[0]).toMatchObject({ token: 'third', uid: 7 });
    expect(clients[1]?.published.map((one) => one.track)).toEqual([microphone]);
    clients[1]?.tell('token-privilege-did-expire');
    await settled();
    expect(clients[2]?.joined[0]).toMatchObject({ token: 'second', uid: 40213 });
    expect(states.slice(-2)).toEqual(['reconnecting', 'live']);
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
});

import { describe, expect, test } from 'vitest';
import { readAccess, signAccess } from '../../../../server/live/accessToken.ts';
import { readLiveServerConfig, readLiveSettings } from '../../../../server/live/config.ts';
import { readersOf } from '../../../../server/configReaders.ts';
import { readLiveEvent, readRoomOrder, readState } from '../../../../server/live/protocol.ts';
import { withFewCandidates, withPublicIp } from '../../../../server/live/session.ts';

const channelName = 'AbCdEfGhIjKlMn-_';

describe('the token of a seat', () => {
  const claims = { channelName, seatId: 'seat', role: 1, mediaType: 2, exp: 2000 } as const;
  const secret = 'secret';
  const token = signAccess(claims, secret, 1_000_000);

  test('says who may do what, until its time', () => {
    expect(readAccess(token, { secret }, 1_999_999)).toEqual(claims);
    expect(readAccess(token, { secret }, 2_000_000)).toBeUndefined();
  });

  test('is good for a server that was there when it was made', () => {
    expect(readAccess(token, { secret, startedMs: 1_000_900 }, 1_001_000)).toEqual(claims);
    expect(readAccess(token, { secret, startedMs: 1_001_000 }, 1_002_000)).toBeUndefined();
  });

  test('is read by nobody when it was changed, or signed by another', () => {
    const [body = '', mac = ''] = token.split('.');
    const host = Buffer.from(JSON.stringify({ ...claims, role: 0, iat: 1000 })).toString('base64url');
    for (const wrong of [
      '',
      '.',
      body,
      `${host}.${mac}`,
      `${body}.${mac}x`,
      signAccess(claims, 'other', 1_000_000),
    ])
      expect([wrong, readAccess(wrong, { secret }, 1_000_000)]).toEqual([wrong, undefined]);
  });
});

test('an offer has at most twenty addresses, and no names that only its own network knows', () => {
  const candidate = (address: string) => `a=candidate:1 1 udp 2113937151 ${address} 5000 typ host`;
  const known = Array.from({ length: 25 }, (_, at) => candidate(`192.0.2.${at}`));
  const lines = ['v=0', candidate('8d2f.local'), ...known, 'a=end-of-candidates', 'a=mid:0', ''];
  expect(withFewCandidates(lines.join('\r\n')).split('\r\n')).toEqual([
    'v=0',
    ...known.slice(0, 20),
    'a=mid:0',
    '',
  ]);
});

describe('what is said between the API and the media server', () => {
  test.each([
    { type: 'host.connected', channelName, seatId: 'a' },
    { type: 'viewer.lost', channelName, seatId: 'a' },
    { type: 'room.closed', channelName },
    { type: 'recording.written', recordingId: 'r', channelName, bytes: 1, durationMs: 2 },
    { type: 'recording.ended', recordingId: 'r', channelName, bytes: 1, durationMs: 2, reason: 'disk.full' },
    { type: 'alive' },
  ])('$type is heard', (event) => {
    expect(readLiveEvent(JSON.stringify(event))).toEqual(event);
  });

  test.each([
    '',
    'null',
    '{"type":"later"}',
    '{"type":"host.lost","channelName":"short","seatId":"a"}',
    '{"type":"room.closed"}',
    `{"type":"recording.ended","recordingId":"r","channelName":"${channelName}","bytes":1,"durationMs":2}`,
    `{"type":"recording.written","recordingId":"../r","channelName":"${channelName}","bytes":1,"durationMs":2}`,
  ])('%s is not', (line) => {
    expect(readLiveEvent(line)).toBeUndefined();
  });

  test('an order names a room, its kind and its host', () => {
    const order = { channelName, mediaType: 1, hostSeatId: 'a' };
    expect(readRoomOrder({ ...order, more: 1 })).toEqual(order);
    for (const wrong of [
      null,
      [],
      { ...order, mediaType: 3 },
      { ...order, hostSeatId: 'a b' },
      { mediaType: 1 },
    ])
      expect(readRoomOrder(wrong)).toBeUndefined();
  });

  test('of a state that is known in part, that part is read', () => {
    const room = { channelName, mediaType: 1, hostSeatId: 'a', hostConnected: true, viewers: ['b', 7] };
    expect(readState({ rooms: [room, { channelName }], recordings: 'none' })).toEqual({
      rooms: [{ ...room, viewers: ['b'] }],
      recordings: [],
    });
    expect(readState(undefined)).toEqual({ rooms: [], recordings: [] });
  });
});

describe('the settings of live', () => {
  const settingsOf = (env: Record<string, string>) => {
    const wrong: string[] = [];
    return { ...readLiveSettings(readersOf(env, wrong), wrong), wrong };
  };

  test('are none for a media server beside the API', () => {
    expect(settingsOf({})).toEqual({
      iceServers: [],
      publicIp: undefined,
      udpPorts: undefined,
      elsewhere: undefined,
      wrong: [],
    });
  });

  test('name one elsewhere, called by the same address unless there is another', () => {
    const env = { LIVE_SERVER_URL: 'https://live.example.org/', LIVE_SERVER_SECRET: 's'.repeat(24) };
    const [serverUrl, secret] = ['https://live.example.org', env.LIVE_SERVER_SECRET];
    expect(settingsOf(env).elsewhere).toEqual({ serverUrl, controlUrl: serverUrl, secret });
    const controlUrl = 'http://10.0.0.7:4200';
    expect(settingsOf({ ...env, LIVE_CONTROL_URL: controlUrl }).elsewhere?.controlUrl).toBe(controlUrl);
    expect(settingsOf({ LIVE_SERVER_URL: env.LIVE_SERVER_URL }).wrong).toEqual([
      expect.stringContaining('LIVE_SERVER_SECRET'),
    ]);
  });

  test.each([
    ['LIVE_ICE_SERVERS', 'turn:x'],
    ['LIVE_ICE_SERVERS', '[{"username":"u"}]'],
    ['LIVE_PUBLIC_IP', 'example.org'],
    ['LIVE_UDP_PORTS', '50000-40000'],
  ])('%s=%s is refused', (name, value) => {
    expect(settingsOf({ [name]: value }).wrong).toEqual([expect.stringContaining(name)]);
  });

  test('a server of its own has a secret', () => {
    expect(() => readLiveServerConfig({})).toThrow('LIVE_SERVER_SECRET');
    const env = { LIVE_SERVER_SECRET: 's'.repeat(24), LIVE_UDP_PORTS: '40000-40999' };
    expect(readLiveServerConfig(env)).toMatchObject({ port: 4200, ice: { udpPorts: [40_000, 40_999] } });
  });

  test('browsers are given the servers that help them to be found', () => {
    const turn = { urls: ['turn:a.example'], username: 'u', credential: 'c' };
    const json = JSON.stringify([{ urls: 'stun:a.example' }, turn]);
    expect(settingsOf({ LIVE_ICE_SERVERS: json }).iceServers).toEqual([{ urls: ['stun:a.example'] }, turn]);
  });
});

test('an address that the outside calls is offered beside our own', () => {
  const own = 'a=candidate:1 1 udp 2130706431 10.0.0.7 40001 typ host';
  const sdp = ['m=video', own, 'a=candidate:2 1 udp 1 fe80::1 40002 typ host', ''].join('\r\n');
  expect(withPublicIp(sdp, undefined)).toBe(sdp);
  expect(withPublicIp(sdp, '203.0.113.9').split('\r\n')).toEqual([
    'm=video',
    own,
    'a=candidate:1 1 udp 2130706431 203.0.113.9 40001 typ host',
    'a=candidate:2 1 udp 1 fe80::1 40002 typ host',
    '',
  ]);
});

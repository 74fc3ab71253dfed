import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Browser, BrowserContext } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { HeardEvent } from '../../../server/live/protocol.ts';
import type { MediaServerClient } from '../../../server/modules/live/rooms/mediaServerClient.ts';
import { mediaServerOf } from '../../../server/modules/live/rooms/ownMediaServer.ts';
import { serveSignalling } from '../../../server/modules/live/rooms/signalling.ts';
import { newName, secret, type Way } from '../support/liveMedia.ts';
import { startBrowser, Tab } from '../support/liveTab.ts';
import { freePort } from '../support/process.ts';

const ice = { iceServers: [], publicIp: undefined, udpPorts: undefined };
const log = { warn: () => {} };
const exp = Math.floor(Date.now() / 1000) + 3600;

let browser: Browser;
let context: BrowserContext;
let dataDir: string;
let room: string;
let client: MediaServerClient;
let heard: HeardEvent[];

beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  context = await browser.newContext();
  dataDir = await mkdtemp(join(tmpdir(), 'live-'));
  room = newName();
  heard = [];
});
afterEach(async () => {
  await context.close();
  await client.close();
  await rm(dataDir, { recursive: true, force: true });
});

const told = async (event: object) => {
  await expect.poll(() => heard, { timeout: 20_000 }).toContainEqual(expect.objectContaining(event));
};

const offer = ({ serverUrl, token }: Way) =>
  fetch(serverUrl, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/sdp' },
    body: 'v=0',
  });

const wayOf = (seatId: string, role: 0 | 1) =>
  client.way({ channelName: room, seatId, role, mediaType: 1, exp });

describe('a media server that the API has begun', () => {
  let api: FastifyInstance;
  let url: string;

  beforeEach(async () => {
    client = mediaServerOf({ dataDir, recordingMaxBytes: 1e9, live: { ...ice, elsewhere: undefined } }, log);
    api = Fastify();
    serveSignalling(api, client);
    api.get('/health', () => ({ ok: true }));
    url = await api.listen({ port: 0, host: '127.0.0.1' });
    client.listen((event) => heard.push(event));
  });
  afterEach(() => api.close());

  test('is reached through the API, and its recording plays through another camera and a pause of the microphone', async () => {
    const order = { channelName: room, mediaType: 1, hostSeatId: 'host' } as const;
    await client.openRoom(order);
    await told({ type: 'state' });
    expect(await client.startRecording(room, 'film')).toBe('NO_HOST');
    expect(await client.startRecording(newName(), 'film')).toBe('NO_ROOM');
    const [host, viewer] = [await Tab.open(context, { url }), await Tab.open(context, { url })];
    expect(await host.publish(wayOf('host', 0))).toBe(201);
    await told({ type: 'host.connected', channelName: room, seatId: 'host' });
    expect(await viewer.watch(wayOf('one', 1))).toBe(201);
    await viewer.moves();

    expect(await client.startRecording(room, 'film')).toBeUndefined();
    expect(await client.startRecording(room, 'film')).toBeUndefined();
    expect(await client.startRecording(room, 'other')).toBe('RUNNING');
    await host.changeDevices();
    await viewer.moves();
    await told({ type: 'recording.written', recordingId: 'film' });
    await client.stopRecording(room);
    await told({ type: 'recording.ended', recordingId: 'film', reason: 'stopped' });
    const film = await client.readRecording('film');
    const bytes = await buffer(film!);
    // The other camera stands upright.
    const played = await viewer.play(bytes);
    expect(played).toMatchObject({ seconds: expect.closeTo(5, -1), sound: true });
    expect(played.height).toBeGreaterThan(played.width);

    await client.deleteRecording('film');
    expect(await client.readRecording('film')).toBeUndefined();
    await client.closeRoom(room);
    await told({ type: 'room.closed', channelName: room });
    expect(await client.state()).toEqual({ rooms: [], recordings: [] });
  });

  test('is not begun by a stranger, and takes no large description', async () => {
    const post = (token: string, payload: string) =>
      api.inject({
        method: 'POST',
        url: `/live/whip/${room}`,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/sdp' },
        payload,
      });
    expect((await post('x', 'v=0')).statusCode).toBe(401);
    expect((await post(wayOf('host', 0).token, 'v=0\r\n'.repeat(14_000))).statusCode).toBe(413);
    expect((await post(wayOf('host', 0).token, 'v=0')).statusCode).not.toBe(201);
    const headers = { 'content-type': 'application/trickle-ice-sdpfrag' };
    const patch = { method: 'PATCH' as const, url: `/live/whip/${room}/x`, headers, payload: 'a=mid:0' };
    const changed = await api.inject(patch);
    expect([changed.statusCode, changed.headers.allow]).toEqual([405, 'DELETE']);
  });

  test('ends with that API, also when it is killed', async () => {
    const settings = { dataDir, recordingMaxBytes: 1e9, live: ice };
    const order = { channelName: room, mediaType: 1, hostSeatId: 'host' };
    const api = spawn(
      process.execPath,
      [
        '--input-type=module',
        '--eval',
        `import { mediaServerOf } from './server/modules/live/rooms/ownMediaServer.ts';
        const mediaServer = mediaServerOf(${JSON.stringify(settings)}, { warn() {} });
        await mediaServer.openRoom(${JSON.stringify(order)});
        console.log(await mediaServer.place.controlUrl());`,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const [told] = (await once(api.stdout, 'data')) as [Buffer];
    const health = `${String(told).trim()}/health`;
    expect((await fetch(health)).ok).toBe(true);
    api.kill('SIGKILL');
    await expect.poll(() => fetch(health).catch(() => 'gone'), { timeout: 10_000 }).toBe('gone');
  });
});

describe('a media server elsewhere', () => {
  let child: ChildProcess;
  let port: number;

  const begin = async () => {
    child = fork('server/live.ts', {
      execArgv: [],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: { PATH: process.env.PATH, DATA_DIR: dataDir, LIVE_PORT: String(port), LIVE_SERVER_SECRET: secret },
    });
    await once(child, 'message');
  };

  beforeEach(async () => {
    port = await freePort();
    await begin();
    const serverUrl = `http://127.0.0.1:${port}`;
    const elsewhere = { serverUrl, controlUrl: serverUrl, secret };
    client = mediaServerOf({ dataDir, recordingMaxBytes: 1e9, live: { ...ice, elsewhere } }, log);
    client.listen((event) => heard.push(event));
  });
  afterEach(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  });

  test('that is killed has lost at most five seconds of a film', async () => {
    await client.openRoom({ channelName: room, mediaType: 1, hostSeatId: 'host' });
    const host = await Tab.open(context, { url: `http://127.0.0.1:${port}` });
    const way = wayOf('host', 0);
    expect(await host.publish(way)).toBe(201);
    await told({ type: 'host.connected' });
    const from = performance.now();
    expect(await client.startRecording(room, 'film')).toBeUndefined();
    await told({ type: 'recording.written' });
    const recorded = performance.now() - from;
    child.kill('SIGKILL');
    await once(child, 'exit');

    heard.length = 0;
    await begin();
    await told({ type: 'state' });
    const [file] = (await client.state()).recordings;
    expect(file).toMatchObject({ recordingId: 'film', channelName: room, reason: 'host.lost' });
    expect(recorded - file!.durationMs).toBeLessThan(5000);
    const bytes = await buffer((await client.readRecording('film'))!);
    expect(bytes.length).toBe(file!.bytes);
    const viewer = await Tab.open(context, { url: `http://127.0.0.1:${port}` });
    expect(await viewer.play(bytes)).toMatchObject({ width: 320, height: 240, sound: true });
    // The new one has no rooms, and takes no token from before it was there.
    expect((await offer(way)).status).toBe(401);
    expect((await offer(wayOf('host', 0))).status).toBe(404);
  });
});

import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { expect } from 'vitest';
import { findBrowser } from '../../../scripts/browser.ts';
import { signAccess } from '../../../server/live/accessToken.ts';
import type { LiveServerConfig } from '../../../server/live/config.ts';
import type { AccessClaims, LiveEvent, LiveServerState } from '../../../server/live/protocol.ts';
import { buildLiveServer, type LiveServer } from '../../../server/live/server.ts';

export const secret = 'a-secret-of-this-test-alone';
export const newName = () => randomBytes(12).toString('base64url');

/** A Chromium whose camera and microphone are made up. */
export async function startBrowser(): Promise<Browser> {
  const { executablePath, args, env } = await findBrowser();
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    ...(env ? { env } : {}),
    args: [
      ...args,
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      '--autoplay-policy=no-user-gesture-required',
    ],
  });
}

/** The media server as a part of this process, with what it tells. */
export class MediaBench {
  readonly events: LiveEvent[] = [];
  readonly folder: string;
  readonly live: LiveServer;
  readonly url: string;
  private readonly reading = new AbortController();

  private constructor(folder: string, live: LiveServer, url: string) {
    this.folder = folder;
    this.live = live;
    this.url = url;
  }

  static async start(config: Partial<LiveServerConfig> = {}): Promise<MediaBench> {
    const folder = config.folder ?? (await mkdtemp(join(tmpdir(), 'live-')));
    const live = await buildLiveServer({
      host: '127.0.0.1',
      port: 0,
      secret,
      folder,
      recordingMaxBytes: 1e9,
      ice: { iceServers: [], publicIp: undefined, udpPorts: undefined },
      ...config,
    });
    const bench = new MediaBench(folder, live, await live.http.listen({ host: '127.0.0.1', port: 0 }));
    await bench.listen();
    return bench;
  }

  private async listen() {
    const { body } = await this.control('GET', 'events', undefined, this.reading.signal);
    const read = async () => {
      let text = '';
      for await (const part of body!.pipeThrough(new TextDecoderStream())) {
        const lines = (text + part).split('\n');
        text = lines.pop() ?? '';
        this.events.push(...lines.map((line) => JSON.parse(line) as LiveEvent));
      }
    };
    read().catch(() => {});
  }

  control(method: string, path: string, body?: object, signal?: AbortSignal): Promise<Response> {
    return fetch(`${this.url}/control/${path}`, {
      method,
      headers: { authorization: `Bearer ${secret}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
      ...(signal ? { signal } : {}),
    });
  }

  /** A room with this host seat. */
  async open(channelName: string, hostSeatId: string, mediaType: 1 | 2 = 1): Promise<void> {
    const { status } = await this.control('POST', 'rooms', { channelName, mediaType, hostSeatId });
    expect(status).toBe(200);
  }

  async state(): Promise<LiveServerState> {
    return (await (await this.control('GET', 'state')).json()) as LiveServerState;
  }

  token(claims: Partial<AccessClaims> & Pick<AccessClaims, 'channelName' | 'seatId' | 'role'>): string {
    return signAccess({ mediaType: 1, exp: Math.floor(Date.now() / 1000) + 3600, ...claims }, secret);
  }

  offer(
    claims: Pick<AccessClaims, 'channelName' | 'seatId' | 'role'>,
    body: string,
    token = this.token(claims),
  ) {
    return fetch(`${this.url}/live/${claims.role === 0 ? 'whip' : 'whep'}/${claims.channelName}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/sdp' },
      body,
    });
  }

  /** Resolves when it was told. */
  async told(event: Partial<LiveEvent>): Promise<void> {
    await expect.poll(() => this.events, { timeout: 20_000 }).toContainEqual(expect.objectContaining(event));
  }

  async end() {
    this.reading.abort();
    await this.live.end();
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** A tab that takes part, and what it sees. */
export class Tab {
  readonly page: Page;

  private constructor(page: Page) {
    this.page = page;
  }

  static async open(context: BrowserContext, bench: MediaBench): Promise<Tab> {
    const page = await context.newPage();
    await page.goto(`${bench.url}/health`);
    return new Tab(page);
  }

  /** Answers with the status of the media server. */
  async publish(bench: MediaBench, channelName: string, seatId: string, kinds = ['video', 'audio']) {
    const token = bench.token({ channelName, seatId, role: 0 });
    return this.page.evaluate(
      async ({ url, bearer, wanted }) => {
        const stream = await navigator.mediaDevices.getUserMedia({
          audio: wanted.includes('audio'),
          video: wanted.includes('video') && { width: 320, height: 240, frameRate: 15 },
        });
        const pc = new RTCPeerConnection();
        for (const track of stream.getTracks())
          pc.addTransceiver(track, { direction: 'sendonly', streams: [stream] });
        Object.assign(globalThis, { pc, stream });
        await pc.setLocalDescription();
        await new Promise<void>((resolve) => {
          pc.addEventListener(
            'icegatheringstatechange',
            () => pc.iceGatheringState === 'complete' && resolve(),
          );
        });
        const answer = await fetch(url, {
          method: 'POST',
          headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/sdp' },
          body: pc.localDescription?.sdp ?? '',
        });
        if (answer.ok) await pc.setRemoteDescription({ type: 'answer', sdp: await answer.text() });
        return answer.status;
      },
      { url: `${bench.url}/live/whip/${channelName}`, bearer: token, wanted: kinds },
    );
  }

  async watch(bench: MediaBench, channelName: string, seatId: string) {
    const token = bench.token({ channelName, seatId, role: 1 });
    return this.page.evaluate(
      async ({ url, bearer }) => {
        const pc = new RTCPeerConnection();
        Object.assign(globalThis, { pc });
        const video = document.createElement('video');
        video.autoplay = true;
        const stream = new MediaStream();
        video.srcObject = stream;
        document.body.append(video);
        pc.addEventListener('track', ({ track }) => stream.addTrack(track));
        pc.addTransceiver('video', { direction: 'recvonly' });
        pc.addTransceiver('audio', { direction: 'recvonly' });
        await pc.setLocalDescription();
        await new Promise<void>((resolve) => {
          pc.addEventListener(
            'icegatheringstatechange',
            () => pc.iceGatheringState === 'complete' && resolve(),
          );
        });
        const answer = await fetch(url, {
          method: 'POST',
          headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/sdp' },
          body: pc.localDescription?.sdp ?? '',
        });
        if (answer.ok) await pc.setRemoteDescription({ type: 'answer', sdp: await answer.text() });
        return answer.status;
      },
      { url: `${bench.url}/live/whep/${channelName}`, bearer: token },
    );
  }

  /** Pictures that were shown, and how much sound there was (energy, as getStats counts it). */
  async seen(): Promise<{ pictures: number; sound: number; lost: number }> {
    return this.page.evaluate(async () => {
      const { pc } = globalThis as unknown as { pc: RTCPeerConnection };
      const seen = { pictures: 0, sound: 0, lost: 0 };
      for (const report of (await pc.getStats()).values() as Iterable<Record<string, unknown>>) {
        if (report.type !== 'inbound-rtp') continue;
        seen.lost += Number(report.packetsLost ?? 0);
        if (report.kind === 'video') seen.pictures += Number(report.framesDecoded ?? 0);
        else seen.sound += Number(report.totalAudioEnergy ?? 0);
      }
      return seen;
    });
  }

  /** Resolves once this many more pictures were shown, and sound was heard since. */
  async moves(pictures = 10): Promise<void> {
    const before = await this.seen();
    await expect
      .poll(async () => (await this.seen()).pictures - before.pictures, { timeout: 20_000 })
      .toBeGreaterThanOrEqual(pictures);
    await expect
      .poll(async () => (await this.seen()).sound - before.sound, { timeout: 20_000 })
      .toBeGreaterThan(0);
  }
}

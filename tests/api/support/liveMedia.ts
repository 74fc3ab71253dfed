import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { signAccess } from '../../../server/live/accessToken.ts';
import type { LiveServerConfig } from '../../../server/live/config.ts';
import type { LiveEvent, LiveServerState } from '../../../server/live/protocol.ts';
import { buildLiveServer, type LiveServer } from '../../../server/live/server.ts';

export const secret = 'a-secret-of-this-test-alone';
export const newName = () => randomBytes(12).toString('base64url');

/** What the API gives to a browser. */
export interface Way {
  serverUrl: string;
  token: string;
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

  static async start(
    config: Partial<LiveServerConfig> = {},
    others: Parameters<typeof buildLiveServer>[1] = {},
  ): Promise<MediaBench> {
    const folder = config.folder ?? (await mkdtemp(join(tmpdir(), 'live-')));
    const live = await buildLiveServer(
      {
        host: '127.0.0.1',
        port: 0,
        secret,
        folder,
        recordingMaxBytes: 1e9,
        ice: { publicIp: undefined, udpPorts: undefined },
        ...config,
      },
      others,
    );
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

  way(channelName: string, seatId: string, role: 0 | 1): Way {
    const exp = Math.floor(Date.now() / 1000) + 3600;
    const token = signAccess({ channelName, seatId, role, mediaType: 1, exp }, secret);
    return { serverUrl: `${this.url}/live/${role === 0 ? 'whip' : 'whep'}/${channelName}`, token };
  }

  offer({ serverUrl, token }: Way, body: string) {
    return fetch(serverUrl, {
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

import { fork, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { newToken } from '../../server/ids.ts';
import { ACCESS_MAX_SEC, type HeardEvent } from '../../server/live/protocol.ts';
import type { MediaServerClient } from '../../server/modules/live/rooms/mediaServerClient.ts';
import { mediaServerOf } from '../../server/modules/live/rooms/ownMediaServer.ts';
import type { Way } from './livePeers.ts';
import type { Usage } from './servers/usage.ts';
import { usageModule, usageOf } from './usageOf.ts';

const program = join(import.meta.dirname, '../../server/live.ts');
const PATIENCE_MS = 60_000;

/** `server/live.ts` as a process of its own, with the API's client of it. */
export class MediaProcess {
  readonly url: string;
  readonly client: MediaServerClient;
  readonly #child: ChildProcess;
  readonly #heard: HeardEvent[] = [];

  private constructor(child: ChildProcess, url: string, client: MediaServerClient) {
    this.#child = child;
    this.url = url;
    this.client = client;
    client.listen((event) => this.#heard.push(event));
  }

  /** With what another one left in the same folder. */
  static async start(dataDir: string): Promise<MediaProcess> {
    const secret = newToken();
    const { PATH } = process.env;
    const child = fork(program, {
      execArgv: ['--import', usageModule],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: { PATH, DATA_DIR: dataDir, LIVE_PORT: '0', LIVE_SERVER_SECRET: secret },
    });
    const [{ port }] = (await once(child, 'message')) as [{ port: number }];
    const url = `http://127.0.0.1:${port}`;
    const live = {
      iceServers: [],
      publicIp: undefined,
      udpPorts: undefined,
      elsewhere: { serverUrl: url, controlUrl: url, secret },
    };
    return new MediaProcess(
      child,
      url,
      mediaServerOf({ dataDir, recordingMaxBytes: 1e9, live }, { warn: console.error }),
    );
  }

  /** A room whose host seat is `host`; its name. */
  async open(): Promise<string> {
    const channelName = randomBytes(12).toString('base64url');
    await this.client.openRoom({ channelName, mediaType: 1, hostSeatId: 'host' });
    return channelName;
  }

  way(channelName: string, seatId: string, role: 0 | 1): Way {
    const exp = Math.floor(Date.now() / 1000) + ACCESS_MAX_SEC;
    return this.client.way({ channelName, seatId, role, mediaType: 1, exp });
  }

  usage = (): Promise<Usage> => usageOf(this.#child);

  /** Resolves once there was such an event. */
  async told(is: (event: HeardEvent) => boolean): Promise<void> {
    const deadline = performance.now() + PATIENCE_MS;
    while (!this.#heard.some(is)) {
      if (performance.now() > deadline) throw new Error('the media server did not tell in time');
      await sleep(20);
    }
  }

  async end(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    await this.client.close();
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const ended = once(this.#child, 'exit');
    this.#child.kill(signal);
    await ended;
  }
}

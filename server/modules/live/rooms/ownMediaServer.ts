import { fork, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../../config.ts';
import { MediaServerAway } from '../../../services/mediaServer.ts';
import { MediaServerClient, type ClientLog, type MediaServerPlace } from './mediaServerClient.ts';

const START_MS = 20_000;
const END_MS = 8000;
const program = join(import.meta.dirname, '../../../live.ts');

type Settings = Pick<Config, 'dataDir' | 'recordingMaxBytes' | 'live'>;

interface Child {
  process: ChildProcess;
  url: Promise<string>;
}

/** A media server beside this process, begun when somebody needs it, and again when it died. It ends with us, however we end. */
class OwnMediaServer implements MediaServerPlace {
  readonly secret = randomBytes(32).toString('base64url');
  readonly browserUrl = '';
  private readonly settings: Settings;
  private child: Child | undefined;
  private isEnding = false;

  constructor(settings: Settings) {
    this.settings = settings;
  }

  controlUrl(): Promise<string> {
    if (this.isEnding) throw new MediaServerAway('the server ends');
    this.child ??= this.begin();
    return this.child.url;
  }

  async runs(): Promise<boolean> {
    if (this.child) return true;
    const left = await readdir(join(this.settings.dataDir, 'live')).catch(() => []);
    return left.some((name) => name.endsWith('.json'));
  }

  private begin(): Child {
    const { dataDir, recordingMaxBytes, live } = this.settings;
    // Only what it needs: it talks to strangers.
    const child = fork(program, {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      execArgv: [],
      env: {
        PATH: process.env.PATH,
        DATA_DIR: dataDir,
        RECORDING_MAX_MB: String(Math.floor(recordingMaxBytes / 1024 / 1024)),
        LIVE_SERVER_SECRET: this.secret,
        LIVE_HOST: '127.0.0.1',
        LIVE_PORT: '0',
        LIVE_PUBLIC_IP: live.publicIp ?? '',
        LIVE_UDP_PORTS: live.udpPorts?.join('-') ?? '',
      },
    });
    const gone = () => {
      if (this.child?.process === child) this.child = undefined;
    };
    child.once('exit', gone).once('error', gone);
    return { process: child, url: portOf(child) };
  }

  async end(): Promise<void> {
    this.isEnding = true;
    const child = this.child?.process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const timer = setTimeout(() => child.kill('SIGKILL'), END_MS);
    child.kill('SIGTERM');
    await once(child, 'exit');
    clearTimeout(timer);
  }
}

/** Where it listens, once it does. */
async function portOf(child: ChildProcess): Promise<string> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), START_MS);
  const gone = () => late.abort();
  child.once('exit', gone);
  try {
    const [message] = (await once(child, 'message', { signal: late.signal })) as [{ port: number }];
    return `http://127.0.0.1:${message.port}`;
  } catch (error) {
    child.kill('SIGKILL');
    throw new MediaServerAway('the media server did not start', { cause: error });
  } finally {
    clearTimeout(timer);
    child.off('exit', gone);
  }
}

/** The media server that the configuration names, or one of our own. */
export function mediaServerOf(config: Settings, log: ClientLog): MediaServerClient {
  const { elsewhere, iceServers } = config.live;
  if (!elsewhere) return new MediaServerClient(new OwnMediaServer(config), iceServers, log);
  const place: MediaServerPlace = {
    secret: elsewhere.secret,
    browserUrl: elsewhere.serverUrl,
    controlUrl: async () => elsewhere.controlUrl,
    runs: async () => true,
    end: async () => {},
  };
  return new MediaServerClient(place, iceServers, log);
}

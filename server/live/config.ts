import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { ConfigError, readersOf } from '../configReaders.ts';
import type { IceSettings } from './session.ts';

/** A STUN or TURN server, as browsers take it. */
export interface IceServer {
  urls: string[];
  username?: string;
  credential?: string;
}

type Readers = ReturnType<typeof readersOf>;

/** What the API needs to know of the media server. Without `elsewhere` it starts one of its own. */
export interface LiveSettings extends IceSettings {
  iceServers: IceServer[];
  elsewhere: { serverUrl: string; controlUrl: string; secret: string } | undefined;
}

/** What the media server reads when it starts. */
export interface LiveServerConfig {
  host: string;
  port: number;
  secret: string;
  /** Where recordings are until the API has taken them over. */
  folder: string;
  recordingMaxBytes: number;
  ice: IceSettings;
}

const MB = 1024 * 1024;
const root = resolve(import.meta.dirname, '../..');

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string');

/** `[{ "urls": ["turn:turn.example.org"], "username": "u", "credential": "c" }]`, as browsers take it; undefined when it is not. */
function parseIceServers(json: string): IceServer[] | undefined {
  try {
    const list: unknown = JSON.parse(json);
    if (!Array.isArray(list) || list.length > 8) return undefined;
    return list.map((one: { urls?: unknown; username?: unknown; credential?: unknown }) => {
      const urls = typeof one.urls === 'string' ? [one.urls] : one.urls;
      if (!isTexts(urls)) throw new TypeError('no urls');
      const { username, credential } = one;
      return {
        urls,
        ...(typeof username === 'string' ? { username } : {}),
        ...(typeof credential === 'string' ? { credential } : {}),
      };
    });
  } catch {
    return undefined;
  }
}

function readIceServers({ text }: Readers, wrong: string[]): IceServer[] {
  const iceServers = parseIceServers(text('LIVE_ICE_SERVERS') ?? '[]');
  if (!iceServers) wrong.push('LIVE_ICE_SERVERS must be a JSON list of at most 8 servers with urls.');
  return iceServers ?? [];
}

function readIce({ text }: Readers, wrong: string[]): IceSettings {
  const publicIp = text('LIVE_PUBLIC_IP');
  if (publicIp !== undefined && isIP(publicIp) !== 4)
    wrong.push(`LIVE_PUBLIC_IP is "${publicIp}"; it must be an IPv4 address.`);
  const range = text('LIVE_UDP_PORTS');
  const [from = 0, to = 0] = (/^(\d{1,5})-(\d{1,5})$/.exec(range ?? '') ?? []).slice(1).map(Number);
  const isRange = from >= 1024 && from < to && to <= 65_535;
  if (range !== undefined && !isRange)
    wrong.push(`LIVE_UDP_PORTS is "${range}"; it must be a range from 1024 up, such as 40000-40999.`);
  return { publicIp, udpPorts: isRange ? [from, to] : undefined };
}

/** What of the environment the API reads for live. */
export function readLiveSettings(readers: Readers, wrong: string[]): LiveSettings {
  const { text, url } = readers;
  const serverUrl = url('LIVE_SERVER_URL', ['http:', 'https:']);
  const controlUrl = url('LIVE_CONTROL_URL', ['http:', 'https:']) ?? serverUrl;
  const secret = text('LIVE_SERVER_SECRET');
  if (serverUrl && (secret?.length ?? 0) < 24)
    wrong.push('LIVE_SERVER_SECRET must have at least 24 characters where LIVE_SERVER_URL is set.');
  return {
    ...readIce(readers, wrong),
    iceServers: readIceServers(readers, wrong),
    elsewhere: serverUrl && controlUrl && secret ? { serverUrl, controlUrl, secret } : undefined,
  };
}

/** Throws a ConfigError that names every wrong variable. */
export function readLiveServerConfig(
  env: Record<string, string | undefined> = process.env,
): LiveServerConfig {
  const wrong: string[] = [];
  const readers = readersOf(env, wrong);
  const { text, whole } = readers;
  const secret = text('LIVE_SERVER_SECRET') ?? '';
  if (secret.length < 24) wrong.push('LIVE_SERVER_SECRET must have at least 24 characters.');
  const config: LiveServerConfig = {
    host: text('LIVE_HOST') ?? '127.0.0.1',
    port: whole('LIVE_PORT', 4200, 0, 65_535),
    secret,
    folder: resolve(root, text('DATA_DIR') ?? '.data', 'live'),
    recordingMaxBytes: whole('RECORDING_MAX_MB', 2048, 1, 16_384) * MB,
    ice: readIce(readers, wrong),
  };
  if (wrong.length) throw new ConfigError(wrong.join('\n'));
  return config;
}

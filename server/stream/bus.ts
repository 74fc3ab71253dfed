import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Db } from '../context.ts';
import type { News, StreamEvent } from './references.ts';

/** Says to the other processes: there is something new to read in the database. `news` is not stored, and goes along. */
export interface Signal {
  /** The process that says so. */
  from: string;
  news: News<StreamEvent>[];
}

/**
 * Carries signals between the processes of one community. It may lose them: what is stored is found at the next poll, and what is
 * not stored (who is typing) is of no use later.
 */
export interface Bus {
  send(signal: Signal): Promise<void>;
  close(): Promise<void>;
}

export interface BusOptions {
  db: Db;
  config: Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'redisUrl'>;
  log: FastifyBaseLogger;
  receive: (signal: Signal) => void;
}

export const CHANNEL = 'rolecast_stream';

/** Nobody else to talk to: the embedded database has one process. */
const silent: Bus = { send: async () => {}, close: async () => {} };

/** Redis where it is configured, else PostgreSQL's own notifications. Each is loaded where it is used. */
export async function openBus(options: BusOptions): Promise<Bus> {
  const { redisUrl, databaseUrl, databaseDirectUrl } = options.config;
  if (redisUrl) return (await import('./redisBus.ts')).redisBus(redisUrl, options);
  const url = databaseDirectUrl ?? databaseUrl;
  return url ? (await import('./postgresBus.ts')).postgresBus(url, options) : silent;
}

/** A signal of another process; undefined when the text is none. */
export function readSignal(text: string): Signal | undefined {
  try {
    const signal = JSON.parse(text) as Partial<Signal>;
    return typeof signal.from === 'string' && Array.isArray(signal.news) ? (signal as Signal) : undefined;
  } catch {
    return undefined;
  }
}

import type { ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Config } from './config.ts';
import type { Database } from './db/schema.ts';
import type { MediaStorage } from './media/storage.ts';
import type { MediaServer } from './services/mediaServer.ts';
import type { PaymentProvider } from './services/paymentProvider.ts';
import { unauthenticated } from './problem.ts';
import type { Stream } from './stream/hub.ts';
import type { Purposes } from './services/purposes.ts';

/** A transaction is one too, so rules take a `Db` and run inside their caller's transaction. */
export type Db = Kysely<Database>;

export type Role = 1 | 2 | 3 | 4;

/** Who calls, as the bearer token says. */
export interface Session {
  tokenHash: string;
  userId: string;
  role: Role;
  premium: boolean;
  deviceToken: string;
}

/** What lives as long as the process. */
export interface Services {
  storage: MediaStorage;
  /** Runs due tasks now instead of at the next poll. */
  wakeTasks: () => void;
  /** Takes card payments; undefined where payment is switched off. */
  payments: PaymentProvider | undefined;
  /** What a payment can be for. */
  purposes: Purposes;
  /** Carries the media of live rooms; undefined where Agora does. */
  mediaServer: MediaServer | undefined;
  /** What members are told as it happens. */
  stream: Stream;
}

/** What a handler gets beside the validated payload. */
export interface Context {
  db: Db;
  config: Config;
  services: Services;
  /** The only clock of handlers and rules; tests move it. */
  now: () => Date;
  /** Writes lines that carry the request's id. */
  log: () => FastifyBaseLogger;
  requestId: string;
  /** The payload as it came, where somebody else's signature over it is checked. */
  rawBody: string | undefined;
  /** A header of the request, empty when it has none. */
  header: (name: string) => string;
  /** Of the caller, as limits count by it (http/callerNetwork.ts). */
  ip: string;
  /** Scheme and host as the caller sees them, without a slash at the end. */
  origin: () => string;
  /** Present on operations that need a session and, when a token was sent, on those where it is optional. */
  session: Session | undefined;
  /** Answers with another status than 200; the contract must describe it for this operation. */
  setStatus: (status: number) => void;
  /** Sends a header with the answer. */
  setHeader: (name: string, value: string) => void;
  /** Begins a 200 that the handler writes and ends itself; the binder sends nothing then. */
  takeOver: (headers: Record<string, string>) => ServerResponse;
  /** Runs a function once the handler has succeeded: for what must not happen before its transaction is committed. */
  after: (run: () => void) => void;
}

/** The session of an operation that needs one: the binder has made sure of it, so this never fails there. */
export function requireSession(context: Context): Session {
  if (!context.session) throw unauthenticated();
  return context.session;
}

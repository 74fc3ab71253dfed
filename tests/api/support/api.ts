import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect } from 'vitest';
import type { Handlers, OperationId, Problem, RequestBody, ResponseBody } from '#openapi/contract.ts';
import { operations } from '#openapi/generated/operations.ts';
import { buildApp, type App } from '../../../server/app.ts';
import { type Config, readConfig } from '../../../server/config.ts';
import type { Context, Db } from '../../../server/context.ts';
import { contractDocument } from '../../../server/contract/document.ts';
import { sign } from '../../../server/contract/signature.ts';
import { validatorsOf } from '../../../server/contract/validate.ts';
import type { MediaServer } from '../../../server/services/mediaServer.ts';
import type { PushSender } from '../../../server/services/pushSender.ts';
import type { PaymentProvider } from '../../../server/services/paymentProvider.ts';
import { freshDatabase, type DatabaseKind, type TestDatabase } from './databases.ts';
import { addMember, type NewMember, type TestMember } from './members.ts';

export const testHost = 'localhost:4100';

/** For requests that a test left running, as whoever ends the server gives them; then their connections are cut. */
const GRACE_MS = 1000;

export interface CallOptions {
  /** Sends the member's token, and its `userId` in the payload where the operation takes one. */
  as?: TestMember | undefined;
  /** Over the genuine ones. */
  headers?: Record<string, string | undefined>;
}

export interface Answer<Body> {
  status: number;
  body: Body;
  headers: Record<string, unknown>;
}

type Payload<Op extends OperationId> =
  RequestBody<Op> extends infer Body ? (Body extends object ? Omit<Body, 'userId'> : Body) : never;
/** A payload with or without its `userId`. */
type AnyPayload<Op extends OperationId> = RequestBody<Op> | Payload<Op>;

export interface ApiOptions {
  config?: Partial<Config>;
  handlers?: Handlers<Context>;
  /** Another card payment provider than the configuration gives. */
  payments?: (api: TestApi) => PaymentProvider;
  /** What carries the media of live rooms, which cannot be opened without one. */
  mediaServer?: MediaServer;
  /** A way to devices, which are told of nothing without one. */
  push?: () => PushSender;
}

/** Fails the test when an answer, good or bad, is not what the contract says. */
export function expectContract(op: OperationId, status: number, body: unknown): void {
  const { path, method } = operations[op];
  const { answer } = validatorsOf(contractDocument.paths[path]![method]!); // every row has its operation
  expect(answer(status, body), `${op} answered ${status} ${JSON.stringify(body)}`).toEqual([]);
}

/** One server on a database of its own, for one `describe`. */
export class TestApi {
  readonly kind: DatabaseKind;
  readonly folder = mkdtempSync(join(tmpdir(), 'rolecast-api-'));
  readonly config: Config;
  readonly logs: string[] = [];
  readonly printed: string[] = [];
  #handlers: Handlers<Context> | undefined;
  #payments: ApiOptions['payments'];
  #push: ApiOptions['push'];
  #mediaServer: MediaServer | undefined;
  #database: TestDatabase | undefined;
  #app: App | undefined;
  #ahead = 0;

  constructor(kind: DatabaseKind, options: ApiOptions) {
    this.kind = kind;
    this.config = {
      ...readConfig({
        NODE_ENV: 'test',
        LOG_LEVEL: 'info',
        DATA_DIR: this.folder,
        CALLS_PER_MINUTE: '100000',
      }),
      ...options.config,
    };
    this.#handlers = options.handlers;
    this.#payments = options.payments;
    this.#push = options.push;
    this.#mediaServer = options.mediaServer;
  }

  /** The server's clock. */
  readonly now = () => new Date(Date.now() + this.#ahead);

  /** Moves the server's clock forward. */
  advance(ms: number) {
    this.#ahead += ms;
  }

  async start() {
    this.#database = await freshDatabase(this.kind, this.folder);
    // What the server does by itself for the embedded database alone, it does not do for PostgreSQL.
    this.config.databaseUrl = this.#database.url;
    this.#app = await buildApp({
      config: this.config,
      db: this.#database.db,
      now: this.now,
      ...(this.#handlers ? { handlers: this.#handlers } : {}),
      ...(this.#payments ? { payments: this.#payments(this) } : {}),
      ...(this.#mediaServer ? { mediaServer: this.#mediaServer } : {}),
      ...(this.#push ? { push: this.#push() } : {}),
      print: (line) => void this.printed.push(line),
      logTo: new Writable({
        write: (chunk, _encoding, done) => {
          this.logs.push(String(chunk));
          done();
        },
      }),
    });
    await this.#app.http.ready();
  }

  async stop() {
    await this.#app?.end(GRACE_MS);
    await this.#database?.close();
    rmSync(this.folder, { recursive: true, force: true });
  }

  get app(): App {
    if (!this.#app) throw new Error('the test server has not started; use it inside tests and hooks');
    return this.#app;
  }

  get database(): TestDatabase {
    if (!this.#database) throw new Error('the test database is not open; use it inside tests and hooks');
    return this.#database;
  }

  get db(): Db {
    return this.database.db;
  }

  /** Headers of a genuine request at this moment of the server's clock. */
  signed(method: string, path: string): Record<string, string> {
    const timestamp = String(this.now().getTime());
    const signature = sign({ host: testHost, path, method, timestamp }, this.config.signingKey);
    return { host: testHost, timestamp, devicetype: 'web', devicetoken: '', signature };
  }

  /** Sends anything to an operation and holds the answer against the contract. */
  async send(
    op: OperationId,
    payload: unknown,
    { as, headers = {} }: CallOptions = {},
  ): Promise<Answer<unknown>> {
    const { method, path } = operations[op];
    const response = await this.app.http.inject({
      method: method.toUpperCase() as 'GET' | 'POST',
      url: path,
      headers: {
        ...this.signed(method, path),
        ...(as ? { authorization: `Bearer ${as.token}` } : {}),
        ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(payload === undefined
        ? {}
        : { payload: typeof payload === 'string' ? payload : JSON.stringify(payload) }),
    });
    const body: unknown = response.json();
    expectContract(op, response.statusCode, body);
    return { status: response.statusCode, body, headers: response.headers };
  }

  /** Calls an operation as a client does; the answer may be a failure. */
  async call<Op extends OperationId>(op: Op, payload: AnyPayload<Op>, options: CallOptions = {}) {
    const { auth, takesUserId } = operations[op];
    const named =
      takesUserId && auth === 'required' && options.as
        ? { userId: options.as.userId, ...(payload as object) }
        : payload;
    const answer = await this.send(op, named, options);
    // `send` has checked it against the contract: 200 is the operation's body, all else a Problem.
    return answer as Answer<ResponseBody<Op> & Partial<Problem>>;
  }

  /** Calls and expects success; returns the body. */
  async ok<Op extends OperationId>(
    op: Op,
    payload: AnyPayload<Op>,
    options?: CallOptions,
  ): Promise<ResponseBody<Op>> {
    const { status, body } = await this.call(op, payload, options);
    expect(status, JSON.stringify(body)).toBe(200);
    return body;
  }

  /** Calls and expects a failure; returns the Problem with its status. */
  async refused<Op extends OperationId>(
    op: Op,
    payload: AnyPayload<Op>,
    options?: CallOptions,
  ): Promise<Problem & { status: number }> {
    const { status, body } = await this.call(op, payload, options);
    expect(status, JSON.stringify(body)).toBeGreaterThanOrEqual(400);
    return { ...(body as Problem), status };
  }

  /** A member with a verified phone and a session, made in the database. */
  member(member: NewMember = {}): Promise<TestMember> {
    return addMember(this.db, this.now(), this.config, member);
  }

  /** The code of the last message to an address (E.164 or e-mail). */
  async codeFor(address: string): Promise<string> {
    const row = await this.db
      .selectFrom('outbox')
      .select('body')
      .where('recipient', '=', address)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    return /\b\d{6}\b/.exec(row.body)?.[0] ?? '';
  }
}

/** Gives a `describe` its server, started before its tests and removed after them. */
export function useApi(kind: DatabaseKind, options: ApiOptions = {}): TestApi {
  const api = new TestApi(kind, options);
  beforeAll(() => api.start());
  afterAll(() => api.stop());
  return api;
}

import { Worker } from 'node:worker_threads';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import { withAfterCommit } from './afterCommit.ts';
import type { WorkerFailure, WorkerOptions, WorkerReply, WorkerRequest } from './pgliteProtocol.ts';

/** An error of the database, with PostgreSQL's own fields (`code` 23505 is a broken unique constraint). */
export class DatabaseError extends Error {
  readonly code: string | undefined;
  readonly detail: string | undefined;
  readonly constraint: string | undefined;
  readonly table: string | undefined;
  readonly column: string | undefined;

  constructor(failure: WorkerFailure) {
    super(failure.message);
    this.name = 'DatabaseError';
    this.code = failure.code;
    this.detail = failure.detail;
    this.constraint = failure.constraint;
    this.table = failure.table;
    this.column = failure.column;
  }
}

type Reply = Extract<WorkerReply, { rows: unknown }>;
type Distribute<T> = T extends { id: number } ? Omit<T, 'id'> : never;
type Call = (request: Distribute<WorkerRequest>) => Promise<Reply>;

/** PGlite in a worker thread. `failed` resolves when the thread dies without being asked to. */
export interface PgliteThread {
  dialect: Dialect;
  failed: Promise<Error>;
  close: () => Promise<void>;
}

export async function startPglite(options: WorkerOptions): Promise<PgliteThread> {
  const worker = new Worker(new URL('./pgliteWorker.ts', import.meta.url), { workerData: options });
  const pending = new Map<number, { resolve: (reply: Reply) => void; reject: (error: Error) => void }>();
  const ready = Promise.withResolvers<void>();
  const failed = Promise.withResolvers<Error>();
  let lastId = 0;
  let closed = false;

  const fail = (error: Error) => {
    if (closed) return;
    closed = true;
    ready.reject(error);
    failed.resolve(error);
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
  };
  worker.on('error', (error) => fail(error instanceof Error ? error : new Error(String(error))));
  worker.on('exit', () => fail(new Error('the database thread ended')));
  worker.on('message', (reply: WorkerReply) => {
    if ('ready' in reply) return ready.resolve();
    const waiting = pending.get(reply.id);
    pending.delete(reply.id);
    if ('failure' in reply) waiting?.reject(new DatabaseError(reply.failure));
    else waiting?.resolve(reply);
  });
  const call: Call = (request) => {
    if (closed) return Promise.reject(new Error('the database is closed'));
    const id = ++lastId;
    return new Promise((resolve, reject) => {
      pending.set(id, { resolve, reject });
      worker.postMessage({ ...request, id });
    });
  };

  await ready.promise;
  return {
    dialect: threadDialect(call),
    failed: failed.promise,
    async close() {
      if (closed) return;
      await call({ op: 'close' });
      closed = true;
      await worker.terminate();
    },
  };
}

/**
 * Kysely's own PGlite dialect lets one statement in at a time and holds the door until it is flushed to disk. Here
 * the thread keeps the order, so that statements line up and writes share a flush.
 */
function threadDialect(call: Call): Dialect {
  return {
    createDriver: () => withAfterCommit(new ThreadDriver(call)),
    createAdapter: () => new SingleNodeAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
  };
}

class SingleNodeAdapter extends PostgresAdapter {
  // The process holds the directory's lock, so nobody else migrates.
  override async acquireMigrationLock() {}
  override async releaseMigrationLock() {}
}

class Lane implements DatabaseConnection {
  readonly call: Call;
  readonly number: number;

  constructor(call: Call, number: number) {
    this.call = call;
    this.number = number;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, affectedRows } = await this.call({
      op: 'query',
      lane: this.number,
      sql: query.sql,
      parameters: [...query.parameters],
    });
    // The row type is the caller's knowledge, as with every driver.
    return {
      rows: rows as R[],
      ...(affectedRows === undefined ? {} : { numAffectedRows: BigInt(affectedRows) }),
    };
  }

  streamQuery(): never {
    throw new Error('PGlite cannot stream; page instead');
  }
}

class ThreadDriver implements Driver {
  readonly #call: Call;
  #lanes = 0;

  constructor(call: Call) {
    this.#call = call;
  }

  async init() {}
  async acquireConnection() {
    return new Lane(this.#call, ++this.#lanes);
  }
  async beginTransaction(lane: DatabaseConnection) {
    await this.#transaction('begin', lane);
  }
  async commitTransaction(lane: DatabaseConnection) {
    await this.#transaction('commit', lane);
  }
  async rollbackTransaction(lane: DatabaseConnection) {
    await this.#transaction('rollback', lane);
  }
  async releaseConnection() {}
  async destroy() {}

  async #transaction(op: 'begin' | 'commit' | 'rollback', lane: DatabaseConnection) {
    // Every connection of this driver is a lane.
    await this.#call({ op, lane: (lane as Lane).number });
  }
}

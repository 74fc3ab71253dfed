// Runs PGlite in a thread of its own: it computes in the thread it lives in, and a slow query would stop the server.
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, types, type Transaction } from '@electric-sql/pglite';
import { parsers } from './parsers.ts';
import type { WorkerFailure, WorkerOptions, WorkerReply, WorkerRequest } from './pgliteProtocol.ts';
import { diskSync } from './diskSync.ts';

interface OpenTransaction {
  tx: Transaction;
  wrote: boolean;
  /** Starts the clock of doing nothing; every statement stops it. */
  idle: () => void;
  busy: () => void;
  finish: (how: 'commit' | 'rollback') => Promise<void>;
}

const { dataDir, syncLog, idleMaxMs } = workerData as WorkerOptions;
const port = parentPort!; // this file is only ever started as a worker
const memory = dataDir.startsWith('memory:');
const lite = await PGlite.create({
  dataDir,
  parsers: {
    [types.INT8]: parsers.number,
    [types.NUMERIC]: parsers.number,
    [types.TIMESTAMPTZ]: parsers.time,
    [types.DATE]: parsers.text,
  },
});
const disk = syncLog && !memory ? diskSync(dataDir) : undefined;
const lanes = new Map<number, OpenTransaction>();
/** Lanes whose transaction was rolled back before they were done with it. */
const overdue = new Set<number>();
const rollback = Symbol('rollback');

const writes = (sql: string) => !/^\s*select\b/i.test(sql);

async function begin(lane: number): Promise<void> {
  const begun = Promise.withResolvers<void>();
  const wanted = Promise.withResolvers<void>();
  let timer: NodeJS.Timeout | undefined;
  const done = lite.transaction(async (tx) => {
    const open: OpenTransaction = {
      tx,
      wrote: false,
      busy: () => clearTimeout(timer),
      idle() {
        clearTimeout(timer);
        timer = setTimeout(() => {
          overdue.add(lane);
          wanted.reject(rollback);
        }, idleMaxMs);
      },
      async finish(how) {
        if (how === 'commit') wanted.resolve();
        else wanted.reject(rollback);
        await done.catch((error: unknown) => {
          if (error !== rollback) throw error;
        });
      },
    };
    lanes.set(lane, open);
    open.idle();
    begun.resolve();
    await wanted.promise.finally(() => {
      open.busy();
      lanes.delete(lane);
    });
  });
  // Before `begun` the transaction can fail only by itself; after it, `finish` reports.
  done.catch((error: unknown) => begun.reject(error));
  await begun.promise;
}

type Answer = { rows: Record<string, unknown>[]; affectedRows?: number | undefined };
const nothing: Answer = { rows: [] };

async function query(sql: string, parameters: unknown[], open: OpenTransaction | undefined): Promise<Answer> {
  open?.busy();
  try {
    const { rows, affectedRows } = await (open?.tx ?? lite).query<Record<string, unknown>>(sql, parameters);
    if (writes(sql)) {
      if (open) open.wrote = true;
      else await disk?.flushed();
    }
    return { rows, affectedRows };
  } finally {
    open?.idle();
  }
}

async function serve(request: WorkerRequest): Promise<Answer> {
  if (request.op === 'close') {
    await lite.close();
    await disk?.close();
    return nothing;
  }
  if (request.op === 'begin') {
    await begin(request.lane);
    return nothing;
  }
  if (overdue.has(request.lane)) {
    if (request.op === 'rollback') overdue.delete(request.lane);
    throw new Error(`this transaction did nothing for ${idleMaxMs} ms and was rolled back`);
  }
  const open = lanes.get(request.lane);
  if (request.op === 'query') return query(request.sql, request.parameters, open);
  if (!open) throw new Error('there is no transaction');
  await open.finish(request.op);
  if (request.op === 'commit' && open.wrote) await disk?.flushed();
  return nothing;
}

function failureOf(error: unknown): WorkerFailure {
  const { message, code, detail, constraint, table, column } = error as WorkerFailure;
  return { message, code, detail, constraint, table, column };
}

port.on('message', (request: WorkerRequest) => {
  serve(request).then(
    (result) => port.postMessage({ id: request.id, ...result } satisfies WorkerReply),
    (error: unknown) => port.postMessage({ id: request.id, failure: failureOf(error) } satisfies WorkerReply),
  );
});
port.postMessage({ ready: true } satisfies WorkerReply);

// What the thread of PGlite and the main thread say to each other.

export interface WorkerOptions {
  /** A folder, or 'memory://'. */
  dataDir: string;
  /** Flush the write-ahead log before a write is acknowledged. */
  syncLog: boolean;
  /** There is one connection: a transaction that does nothing for longer would stop everybody, so it is rolled back. */
  idleMaxMs: number;
}

/** A lane is one connection of Kysely: its statements come one after the other, and it may hold the transaction. */
export type WorkerRequest =
  | { id: number; op: 'query'; lane: number; sql: string; parameters: unknown[] }
  | { id: number; op: 'begin' | 'commit' | 'rollback'; lane: number }
  | { id: number; op: 'close' };

export interface WorkerFailure {
  message: string;
  code?: string | undefined;
  detail?: string | undefined;
  constraint?: string | undefined;
  table?: string | undefined;
  column?: string | undefined;
}

export type WorkerReply =
  | { ready: true }
  | { id: number; rows: Record<string, unknown>[]; affectedRows?: number | undefined }
  | { id: number; failure: WorkerFailure };

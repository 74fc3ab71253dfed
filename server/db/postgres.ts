import { PostgresAdapter, PostgresDialect } from 'kysely';
import pg from 'pg';
import { withAfterCommit } from './afterCommit.ts';
import { parsers } from './parsers.ts';

const { builtins } = pg.types;
const byType: Record<number, (text: string) => unknown> = {
  [builtins.INT8]: parsers.number,
  [builtins.NUMERIC]: parsers.number,
  [builtins.TIMESTAMPTZ]: parsers.time,
  [builtins.DATE]: parsers.text,
};

/** PostgreSQL through a pool, giving the same values as PGlite does. */
export function postgresPool(
  connectionString: string,
  { max, queryTimeoutMs, onError }: { max: number; queryTimeoutMs?: number; onError: (error: Error) => void },
) {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: 10_000,
    // Not the server's own timeouts: poolers refuse a connection that asks for them.
    ...(queryTimeoutMs === undefined ? {} : { query_timeout: queryTimeoutMs }),
    application_name: 'rolecast',
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        (format !== 'binary' && byType[oid]) || pg.types.getTypeParser(oid, format as 'text'),
    },
  });
  // An idle connection that the server closed; the pool opens another.
  pool.on('error', onError);
  return pool;
}

/** The migrations take a lock of the transaction themselves (db/migrate.ts); session locks do not pass poolers. */
class TransactionLockAdapter extends PostgresAdapter {
  override async acquireMigrationLock() {}
  override async releaseMigrationLock() {}
}

export class PooledDialect extends PostgresDialect {
  override createDriver() {
    return withAfterCommit(super.createDriver());
  }
  override createAdapter() {
    return new TransactionLockAdapter();
  }
}

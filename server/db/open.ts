import { join } from 'node:path';
import { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import type { Db } from '../context.ts';
import { lockDirectory } from './lock.ts';
import { migrate } from './migrate.ts';
import { startPglite } from './pglite.ts';
import { PooledDialect, postgresPool } from './postgres.ts';
import type { Database } from './schema.ts';

export interface OpenDatabase {
  db: Db;
  kind: 'pglite' | 'postgres';
  /** Resolves when the database is lost for good; the process should end. */
  failed: Promise<Error>;
  close: () => Promise<void>;
}

/** Less than a request may take, so that the request that hangs is the one that fails. */
const IDLE_IN_TRANSACTION_MS = 10_000;
const QUERY_MAX_MS = 30_000;

type Options = Pick<Config, 'databaseUrl' | 'databasePool' | 'dataDir' | 'syncLog'>;

/**
 * Opens PostgreSQL at `databaseUrl`, or PGlite in `dataDir`/pglite (`memory://` keeps nothing), and migrates it.
 * Throws DirectoryInUse when another process has the directory.
 */
export async function openDatabase(
  options: Options,
  onError: (error: Error) => void = () => {},
): Promise<OpenDatabase> {
  return options.databaseUrl
    ? openPostgres(options.databaseUrl, options.databasePool, onError)
    : openPglite(options);
}

async function openPostgres(
  url: string,
  max: number,
  onError: (error: Error) => void,
): Promise<OpenDatabase> {
  // A migration may take its time, and waits for another node's.
  const patient = new Kysely<Database>({
    dialect: new PooledDialect({ pool: postgresPool(url, { max: 1, onError }) }),
  });
  await migrate(patient, 'postgres').finally(() => patient.destroy());
  const pool = postgresPool(url, { max, queryTimeoutMs: QUERY_MAX_MS, onError });
  const db = new Kysely<Database>({ dialect: new PooledDialect({ pool }) });
  return { db, kind: 'postgres', failed: new Promise(() => {}), close: () => db.destroy() };
}

async function openPglite({ dataDir, syncLog }: Options): Promise<OpenDatabase> {
  const memory = dataDir.startsWith('memory:');
  const folder = memory ? dataDir : join(dataDir, 'pglite');
  const unlock = memory ? () => {} : lockDirectory(folder);
  try {
    const thread = await startPglite({ dataDir: folder, syncLog, idleMaxMs: IDLE_IN_TRANSACTION_MS });
    const db = new Kysely<Database>({ dialect: thread.dialect });
    await migrate(db, 'pglite').catch(async (error: unknown) => {
      await thread.close();
      throw error;
    });
    return {
      db,
      kind: 'pglite',
      failed: thread.failed,
      async close() {
        await db.destroy();
        await thread.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

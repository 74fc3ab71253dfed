import { promises as fs } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { FileMigrationProvider, Migrator } from 'kysely/migration';
import type { Db } from '../context.ts';

const LOCK = 727_201;

/** Every file of the folder, in the order of their names. Add at the end, never change one that was released. */
const provider = new FileMigrationProvider({
  fs,
  path,
  migrationFolder: path.join(import.meta.dirname, 'migrations'),
  import: (file) => import(pathToFileURL(file).href),
  onFileIgnored(file) {
    throw new Error(`server/db/migrations/${file} is no migration.`);
  },
});

/**
 * Brings the tables up to date, all or nothing, in one transaction. Several nodes may start at once: on PostgreSQL the
 * first takes a lock and the others find nothing left to do. Returns the names of the migrations that were run.
 */
export async function migrate(db: Db, kind: 'pglite' | 'postgres'): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    if (kind === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(trx);
    const migrator = new Migrator({ db: trx, provider });
    const { error, results = [] } = await migrator.migrateToLatest();
    if (error) throw error;
    return results.filter((result) => result.status === 'Success').map((result) => result.migrationName);
  });
}

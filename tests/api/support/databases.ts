import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject } from 'vitest';
import { openDatabase, type OpenDatabase } from '../../../server/db/open.ts';
import { listedOnly } from '../../../scripts/gate/runners.ts';
import { isOnPglite } from '../onPglite.ts';
import { createDatabase, templateName } from './postgres.ts';
import { noteStatements, readByPglite } from './readByPglite.ts';

export type DatabaseKind = 'pglite' | 'postgres';

/** Whether the tests of the file that is running are run on PGlite too. */
const isOnBoth = () => process.env[listedOnly] === undefined || isOnPglite(expect.getState().testPath ?? '');

/**
 * `describe.each(databases())('… on %s', (kind) => …)`: what is promised holds on both. The gate runs on both what is listed
 * in `onPglite`, and everything where the database has changed.
 */
export const databases = (): DatabaseKind[] => (isOnBoth() ? ['pglite', 'postgres'] : ['postgres']);

export interface TestDatabase extends OpenDatabase {
  /** For a second node beside the first; PostgreSQL only. */
  url: string | undefined;
}

/** A fresh, migrated database; PGlite's lives in `folder`. `close` removes it. */
export async function freshDatabase(kind: DatabaseKind, folder: string): Promise<TestDatabase> {
  const common = { databasePool: 10, dataDir: folder, syncLog: false };
  if (kind === 'pglite') {
    cpSync(join(inject('pgliteTemplate'), 'pglite'), join(folder, 'pglite'), { recursive: true });
    const opened = await openDatabase({ ...common, databaseUrl: undefined });
    return {
      ...opened,
      url: undefined,
      async close() {
        await opened.close();
        rmSync(join(folder, 'pglite'), { recursive: true, force: true });
      },
    };
  }
  const { url, drop } = await createDatabase(inject('postgresUrl'), templateName);
  noteStatements(!isOnBoth());
  const opened = await openDatabase({ ...common, databaseUrl: url });
  return {
    ...opened,
    url,
    async close() {
      await opened.close();
      await drop();
      if (!isOnBoth()) await readByPglite();
    },
  };
}

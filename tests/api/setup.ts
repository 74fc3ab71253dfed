import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../server/db/open.ts';
import { listedOnly } from '../../scripts/gate/runners.ts';
import { runOn, startPostgres, templateName, withDatabase } from './support/postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Maintenance database of the PostgreSQL of this run. */
    postgresUrl: string;
    /** A migrated PGlite directory to copy from. */
    pgliteTemplate: string;
  }
}

/** Once a run: both databases, migrated, as templates that every test file copies in a moment. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'rolecast-template-'));
  const [postgres] = await Promise.all([
    startPostgres(),
    openDatabase({ databaseUrl: undefined, databasePool: 1, dataDir: folder, syncLog: false }).then((open) =>
      open.close(),
    ),
  ]);
  // A server that was given may hold the template of another run.
  await runOn(postgres.url, `drop database if exists ${templateName}`);
  await runOn(postgres.url, `create database ${templateName}`);
  const template = await openDatabase({
    databaseUrl: withDatabase(postgres.url, templateName),
    databasePool: 1,
    dataDir: folder,
    syncLog: false,
  });
  await template.close();

  project.provide('postgresUrl', postgres.url);
  project.provide('pgliteTemplate', folder);
  const onPglite = process.env[listedOnly] === undefined ? 'PGlite' : 'PGlite where it is listed,';
  console.log(`API tests on ${onPglite} and PostgreSQL ${postgres.version}`);
  return async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

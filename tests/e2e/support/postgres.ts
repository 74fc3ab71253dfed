import { startPostgres } from '../../api/support/postgres.ts';

const variable = 'E2E_POSTGRES_URL';

/** Maintenance database of the PostgreSQL of this run. */
export function postgresUrl(): string {
  const url = process.env[variable];
  if (!url) throw new Error('PostgreSQL is started by the configuration of Playwright (globalSetup)');
  return url;
}

/** Once a run: a PostgreSQL for the servers of all workers, which inherit its address. */
export default async function setup(): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  process.env[variable] = postgres.url;
  return postgres.stop;
}

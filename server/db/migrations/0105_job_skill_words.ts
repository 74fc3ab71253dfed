import { type Kysely, sql } from 'kysely';

const statements = [
  // The skills of jobs that are open already: search/searchEntries.ts brings their words in, as soon as the server runs.
  `insert into tasks (id, kind, key, data, run_at, created_at)
    select '018f0105-0000-7000-8000-000000000000', 'search.index', 'search.index', '{}', now(), now()
    where exists (select 1 from jobs)
    on conflict do nothing`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

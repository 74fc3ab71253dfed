import { type Kysely, sql } from 'kysely';

// The Jobs tab by pay and by its last moment: read along the index until a page is full, and not sorted.
const statements = [
  'create index open_jobs_pay on open_jobs (currency, pay desc, id desc)',
  'create index open_jobs_until on open_jobs (until, id desc)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

import { type Kysely, sql } from 'kysely';

// The Jobs tab in a narrow table of its own, so that thousands of rows are gone through in milliseconds and a filter is one
// question to one index. fastupdate off: no list of unsorted entries that the next reader has to go through.
// Measured by `npm run bench -- jobList`.
const statements = [
  `create table open_jobs (
    id uuid primary key,
    owner_id uuid not null,
    terms tsvector not null,
    posted_at timestamptz not null,
    until timestamptz,
    workplace_type smallint not null,
    employment_type smallint not null,
    pay bigint,
    currency text
  )`,
  'create index open_jobs_terms on open_jobs using gin (terms) with (fastupdate = off)',
  'create index open_jobs_owner on open_jobs (owner_id)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

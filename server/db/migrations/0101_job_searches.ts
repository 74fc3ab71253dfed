import { type Kysely, sql } from 'kysely';

const statements = [
  // `told_until`: jobs that were posted until then have been looked at. `due_at`: when they are looked for again, one time for all
  // searches of a member.
  `create table job_searches (
    id uuid primary key,
    member_id uuid not null references members (id),
    asked jsonb not null,
    created_at timestamptz not null,
    told_until timestamptz not null,
    due_at timestamptz not null
  )`,
  'create index job_searches_member on job_searches (member_id, id)',
  'create index job_searches_due on job_searches (due_at)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

import { type Kysely, sql } from 'kysely';

const statements = [
  // The days that the applicant agreed to: a job may ask the next ones for more, and not those who came before.
  'alter table applications add column retention_days smallint not null default 180',
  'update applications set retention_days = jobs.retention_days from jobs where jobs.id = applications.job_id',
  // Of who leaves: the removed ones too.
  'create index jobs_of on jobs (owner_id)',
  // What a closing that was cut off has not reached, without going through all that was ever sent.
  `create index applications_undated on applications (job_id)
    where delete_after is null and snapshot is not null and withdrawn_at is null`,
  // Whoever waits although the days are over: as good as empty.
  `create index applications_left on applications (delete_after)
    where delete_after is not null and withdrawn_at is null and status in (1, 4)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

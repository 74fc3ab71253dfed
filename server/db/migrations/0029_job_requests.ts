import { type Kysely, sql } from 'kysely';

const statements = [
  // Since when HR does not see an application: its applicant is suspended, or its job was taken away.
  'alter table applications add column hidden_at timestamptz',
  `update applications set hidden_at = now()
    from members, jobs
    where members.id = applications.applicant_id and jobs.id = applications.job_id
      and (members.suspended_at is not null or jobs.deleted_at is not null)`,
  `update jobs set applicant_count = counted.applicants, seen_count = counted.seen, reviewed_count = counted.reviewed,
      unanswered_count = counted.unanswered
    from (
      select job_id, count(*) filter (where shown) as applicants, count(seen_at) filter (where shown) as seen,
        count(answered_at) filter (where shown) as reviewed,
        count(*) filter (where shown and status in (1, 4)) as unanswered
      from (
        select *, withdrawn_at is null and hidden_at is null as shown from applications
        where job_id in (select job_id from applications where hidden_at is not null)) as all_of
      group by job_id) as counted
    where counted.job_id = jobs.id`,

  // One for each order of the posted jobs, of one state or of all; the first one counts them by state as well.
  'create index jobs_owner_status on jobs (owner_id, status, id desc) where deleted_at is null',
  'create index jobs_owner_until on jobs (owner_id, apply_until, id desc) where deleted_at is null',
  'create index jobs_owner_status_until on jobs (owner_id, status, apply_until, id desc) where deleted_at is null',
  'create index jobs_owner_unanswered on jobs (owner_id, unanswered_count desc, id desc) where deleted_at is null',
  `create index jobs_owner_status_unanswered on jobs (owner_id, status, unanswered_count desc, id desc)
    where deleted_at is null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

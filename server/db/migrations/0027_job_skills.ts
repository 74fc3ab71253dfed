import { type Kysely, sql } from 'kysely';

const statements = [
  // Of open jobs alone, so that what is similar is found among the newest of a skill without looking at closed ones.
  `create table job_skills (
    skill text collate "C" not null,
    job_id uuid not null,
    primary key (skill, job_id)
  )`,
  'create index job_skills_job on job_skills (job_id)',

  // A card must not count a thousand applications: what is shown of a poster is measured beforehand.
  `create table poster_stats (
    owner_id uuid primary key references members (id),
    applications integer not null,
    answered integer not null,
    median_days numeric(6, 1),
    measured_at timestamptz not null
  )`,
  'create index poster_stats_measured on poster_stats (measured_at)',
  // Of who leaves.
  'create index job_views_member on job_views (member_id)',
  'create index jobs_warn on jobs (apply_until) where status = 1 and deleted_at is null and warned_at is null',
  // Who is answered when a job closes, whatever the number of those who were.
  'create index applications_open on applications (job_id, id) where withdrawn_at is null and status in (1, 4)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

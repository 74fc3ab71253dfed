import { type Kysely, sql } from 'kysely';

const statements = [
  // The rest of a job (product 3.6); 0022 made the columns that the search shows. Text and lists of a draft may be empty.
  `alter table jobs
    add column company_id uuid references members (id),
    add column location jsonb,
    add column allowed_countries jsonb,
    add column description text not null default '',
    add column responsibilities text,
    add column requirements text,
    add column skills jsonb not null default '[]',
    add column employment_type smallint not null default 1 check (employment_type between 1 and 7),
    add column workplace_type smallint not null default 1 check (workplace_type between 1 and 3),
    add column experience_min smallint,
    add column experience_max smallint,
    add column education_level smallint,
    add column languages jsonb not null default '[]',
    add column salary_min bigint,
    add column salary_max bigint,
    add column salary_currency text,
    add column salary_period smallint check (salary_period between 1 and 4),
    add column salary_hidden_reason text,
    add column openings smallint not null default 1,
    add column start_date date,
    add column apply_by date,
    add column timezone text,
    add column questions jsonb not null default '[]',
    add column resume_required smallint not null default 1 check (resume_required between 0 and 2),
    add column consent_text text,
    add column retention_days smallint not null default 180,
    add column close_reason smallint check (close_reason between 1 and 4),
    add column closing_message text,
    add column closed_at timestamptz,
    add column reopen_count smallint not null default 0,
    add column changes jsonb not null default '[]',
    add column warned_at timestamptz,
    add column view_count integer not null default 0,
    add column applicant_count integer not null default 0,
    add column seen_count integer not null default 0,
    add column reviewed_count integer not null default 0,
    add column unanswered_count integer not null default 0`,
  // What is due: closing, and the warning before it.
  'create index jobs_closed on jobs (closed_at) where closed_at is not null',
  'create index jobs_due on jobs (apply_until) where status = 1 and deleted_at is null',

  // Who looked: each member counts once.
  `create table job_views (
    job_id uuid not null references jobs (id),
    member_id uuid not null,
    primary key (job_id, member_id)
  )`,

  // One row for an application. What the applicant is told lags behind what was decided: `told_status` until `notify_at`.
  `create table applications (
    id uuid primary key,
    job_id uuid not null references jobs (id),
    owner_id uuid not null references members (id),
    applicant_id uuid not null references members (id),
    status smallint not null default 1 check (status between 1 and 4),
    told_status smallint not null default 1 check (told_status between 1 and 4),
    earlier_status smallint check (earlier_status between 1 and 4),
    notify_at timestamptz,
    by_closing boolean not null default false,
    job jsonb not null,
    snapshot jsonb,
    applicant_name text not null,
    applicant_words text not null default '',
    applicant_city text,
    cover_note text,
    resume_key text,
    answers jsonb not null default '[]',
    answers_match boolean,
    matched_skills jsonb not null default '[]',
    match_count smallint not null default 0,
    share_contact boolean not null default false,
    rating smallint not null default 0 check (rating between 0 and 5),
    message text,
    told_message text,
    interview jsonb,
    told_interview jsonb,
    interview_at timestamptz,
    applied_at timestamptz not null,
    updated_at timestamptz not null,
    seen_at timestamptz,
    answered_at timestamptz,
    moved_at timestamptz,
    looked_at timestamptz,
    nudged_at timestamptz,
    reminded_at timestamptz,
    withdrawn_at timestamptz,
    withdraw_reason text,
    delete_after timestamptz
  )`,
  // Two tabs that apply at once make one application; whoever withdrew may apply again.
  'create unique index applications_once on applications (job_id, applicant_id) where withdrawn_at is null',
  // One for each order of the pipeline, of one job and of all jobs of a member; the first two count by status as well.
  'create index applications_job on applications (job_id, status, id desc)',
  'create index applications_owner on applications (owner_id, status, id desc)',
  'create index applications_job_newest on applications (job_id, id desc)',
  'create index applications_owner_newest on applications (owner_id, id desc)',
  'create index applications_job_rating on applications (job_id, rating desc, id desc)',
  'create index applications_owner_rating on applications (owner_id, rating desc, id desc)',
  'create index applications_job_match on applications (job_id, match_count desc, id desc)',
  'create index applications_owner_match on applications (owner_id, match_count desc, id desc)',
  'create index applications_interview on applications (owner_id, interview_at) where interview_at is not null',
  `create index applications_silent on applications (applied_at)
    where status = 1 and reminded_at is null and withdrawn_at is null`,
  'create index applications_applicant on applications (applicant_id, id desc)',
  'create index applications_notice on applications (notify_at) where notify_at is not null',
  'create index applications_delete on applications (delete_after) where delete_after is not null',
  'create index applications_resume on applications (resume_key) where resume_key is not null',

  // The timeline. `told_at`: from when on the applicant reads the step; null for what only HR reads.
  `create table application_steps (
    id uuid primary key,
    application_id uuid not null references applications (id) on delete cascade,
    at timestamptz not null,
    told_at timestamptz,
    what smallint not null check (what between 1 and 8),
    by_id uuid,
    from_status smallint,
    to_status smallint,
    text text
  )`,
  'create index application_steps_application on application_steps (application_id, id)',
  `create table application_notes (
    id uuid primary key,
    application_id uuid not null references applications (id) on delete cascade,
    by_id uuid not null,
    text text not null,
    at timestamptz not null
  )`,
  'create index application_notes_application on application_notes (application_id, id desc)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

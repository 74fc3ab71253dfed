import { type Kysely, sql } from 'kysely';

const statements = [
  // As the member called it. Objects are stored under names of ours; documents are shown under theirs.
  'alter table media add column if not exists file_name text',

  // One row for an item that somebody asked about. The item stands in a table of its kind, or is the member (5, 6).
  `create table verifications (
    id uuid primary key,
    owner_id uuid not null references members (id),
    type smallint not null check (type between 1 and 6),
    item_id uuid not null,
    status smallint not null default 0 check (status between 0 and 3),
    requested_by uuid references members (id),
    requested_at timestamptz,
    sent_at timestamptz,
    decided_at timestamptz,
    verifier text,
    reason text,
    updated_at timestamptz not null,
    unique (type, item_id)
  )`,
  'create index verifications_owner on verifications (owner_id)',
  'create index verifications_waiting on verifications (sent_at) where status = 2',
  'create index verifications_decided on verifications (decided_at) where decided_at is not null',
  `create table verification_files (
    verification_id uuid not null references verifications (id) on delete cascade,
    position smallint not null,
    media_key text not null,
    primary key (verification_id, position)
  )`,
  'create index verification_files_media on verification_files (media_key)',

  // The latest copy of their data that a member asked for.
  `create table data_exports (
    member_id uuid primary key references members (id),
    state smallint not null check (state between 1 and 3),
    requested_at timestamptz not null,
    media_key text,
    size bigint,
    expires_at timestamptz
  )`,
  'create index data_exports_expiry on data_exports (expires_at) where expires_at is not null',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

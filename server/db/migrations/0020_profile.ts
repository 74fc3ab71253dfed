import { type Kysely, sql } from 'kysely';

const statements = [
  // The four kinds differ in what they say and in nothing else: one table reads a whole profile in one range of one index.
  `create table profile_items (
    id uuid primary key,
    member_id uuid not null references members (id),
    kind smallint not null check (kind between 1 and 4),
    position integer not null,
    is_current boolean not null default false,
    company_id uuid references members (id),
    data jsonb not null,
    identity text not null,
    file_key text references media (key) on delete set null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    deleted_at timestamptz
  )`,
  'create index profile_items_member on profile_items (member_id, kind, position)',
  `create unique index profile_items_identity on profile_items (member_id, kind, md5(identity))
    where deleted_at is null`,
  'create index profile_items_company on profile_items (company_id) where company_id is not null',
  'create index profile_items_file on profile_items (file_key) where file_key is not null',
  'create index profile_items_deleted on profile_items (deleted_at) where deleted_at is not null',

  `create table passions (
    id uuid primary key,
    member_id uuid not null references members (id),
    name text not null,
    folded text collate "C" not null,
    created_at timestamptz not null
  )`,
  'create unique index passions_member on passions (member_id, folded)',
  // "C" sorts by code point, so that a prefix is one range of the index on every database.
  `create table passion_names (
    folded text collate "C" primary key,
    name text not null,
    members integer not null
  )`,
  'create index passion_names_used on passion_names (members desc, folded) where members > 1',

  `create table member_languages (
    member_id uuid not null references members (id),
    language_id text not null,
    proficiency smallint not null check (proficiency between 1 and 5),
    primary key (member_id, language_id)
  )`,
  `create table member_interests (
    member_id uuid not null references members (id),
    interest_id text not null,
    primary key (member_id, interest_id)
  )`,
  'create index member_interests_interest on member_interests (interest_id, member_id)',
  // Organisations by name for whoever enters where they worked.
  `create index members_companies on members using gin (name_words(user_name))
    where role > 1 and deleted_at is null and suspended_at is null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

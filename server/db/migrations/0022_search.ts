import { type Kysely, sql } from 'kysely';

// Search by words, not by trigrams of whole names. Measured: pg_trgm needs 60 to 670 ms for a common name among 200,000,
// because most names share some trigrams, and in a database whose locale is C it has none of a Cyrillic or a Chinese name.
// A vocabulary grows slowly, an error is looked up in it, and the entries of a word lie newest first in an index: 2 to 12 ms
// on both databases, without an extension. `npm run bench -- search`.
const statements = [
  // What capability 5 and 7 keep of jobs and events beside this comes with them; these are the columns of a result.
  `create table jobs (
    id uuid primary key,
    owner_id uuid not null references members (id),
    vacancy_name text not null,
    company_name text not null,
    company_image_key text,
    place text not null,
    status smallint not null default 0 check (status between 0 and 3),
    apply_until timestamptz,
    posted_at timestamptz,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    deleted_at timestamptz
  )`,
  'create index jobs_owner on jobs (owner_id, id desc) where deleted_at is null',
  `create table events (
    id uuid primary key,
    owner_id uuid not null references members (id),
    event_name text not null,
    image_key text,
    place text,
    status smallint not null default 0 check (status between 0 and 3),
    start_at timestamptz not null,
    end_at timestamptz not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    deleted_at timestamptz
  )`,
  'create index events_owner on events (owner_id, id desc) where deleted_at is null',

  // "C" sorts by code point, so that a beginning is one range of the index on every database.
  `create table search_terms (
    kind smallint not null,
    term text collate "C" not null,
    primary key (kind, term)
  )`,
  // Each term, and what is left of it without one letter: two words with one error between them share one of these.
  `create table search_typos (
    kind smallint not null,
    typo text collate "C" not null,
    term text collate "C" not null,
    primary key (kind, typo, term),
    foreign key (kind, term) references search_terms (kind, term) on delete cascade
  )`,
  'create index search_typos_term on search_typos (kind, term)',
  `create table search_entries (
    kind smallint not null,
    term text collate "C" not null,
    id uuid not null,
    owner_id uuid not null,
    until timestamptz,
    primary key (kind, term, id) include (owner_id, until)
  )`,
  'create index search_entries_id on search_entries (id, term)',
  'create index search_entries_owner on search_entries (owner_id)',

  // Who is there already: search/searchEntries.ts knows how, as soon as the server runs.
  `insert into tasks (id, kind, key, data, run_at, created_at)
    select '018f0022-0000-7000-8000-000000000000', 'search.index', 'search.index', '{}', now(), now()
    where exists (select 1 from members)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

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

  // Without accents and case, and with letters that no decomposition takes apart. server/modules/people/words.ts does the same.
  `create function search_fold(content text) returns text language sql immutable strict parallel safe as $$
    select translate(replace(replace(replace(replace(
      lower(regexp_replace(normalize(content, NFKD), '[\\u0300-\\u036f]', '', 'g') collate "und-x-icu"),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), 'đðøłħŧıŋς''’', 'ddolhtinσ')
  $$`,
  // Scripts without blanks between words are found from each of their letters on.
  `create function search_words(content text) returns text[] language sql immutable strict parallel safe as $$
    select coalesce(array_agg(distinct word), '{}') from (
      select whole as word from regexp_split_to_table(search_fold(content), '[\\u0001-\\u002f\\u003a-\\u0060\\u007b-\\u00bf\\u2000-\\u206f\\u3000-\\u303f]+') as whole
      union all
      select substr(whole, place)
      from regexp_split_to_table(search_fold(content), '[\\u0001-\\u002f\\u003a-\\u0060\\u007b-\\u00bf\\u2000-\\u206f\\u3000-\\u303f]+') as whole,
        generate_series(2, least(char_length(whole), 40)) as place
      where whole ~ '[\\u0e00-\\u0eff\\u3040-\\u30ff\\u3400-\\u9fff]'
    ) as words where word <> ''
  $$`,
  `create function search_typos_of(term text) returns setof text language sql immutable strict parallel safe as $$
    select term where char_length(term) between 4 and 30
    union
    select substr(term, 1, place - 1) || substr(term, place + 1)
    from generate_series(1, char_length(term)) as place where char_length(term) between 4 and 30
  $$`,
  // Words in their order, so that two who add the same ones at once do not wait for each other for ever. The lock keeps
  // a word that comes into use from the sweep of the unused ones (upkeep.ts).
  `create function search_put(entry uuid, entry_owner uuid, entry_kind smallint, entry_until timestamptz, content text)
    returns void language plpgsql as $$
  begin
    perform pg_advisory_xact_lock_shared(727202);
    delete from search_entries where id = entry;
    if content is null then return; end if;
    with fresh as (
      insert into search_terms (kind, term)
      select entry_kind, word from unnest(search_words(content)) as word order by word
      on conflict do nothing returning term)
    insert into search_typos (kind, typo, term)
    select entry_kind, typo, term from fresh cross join lateral search_typos_of(term) as typo
    on conflict do nothing;
    insert into search_entries (kind, term, id, owner_id, until)
    select entry_kind, word, entry, entry_owner, entry_until from unnest(search_words(content)) as word;
  end $$`,

  `create function search_job(job jobs) returns void language sql as $$
    select search_put(job.id, job.owner_id, 6::smallint, job.apply_until,
      case when job.status = 1 and job.deleted_at is null and exists (
        select 1 from members where id = job.owner_id and deleted_at is null and suspended_at is null)
      then concat_ws(' ', job.vacancy_name, job.company_name, job.place) end)
  $$`,
  `create function search_event(event events) returns void language sql as $$
    select search_put(event.id, event.owner_id, 5::smallint, event.end_at,
      case when event.status = 1 and event.deleted_at is null and exists (
        select 1 from members where id = event.owner_id and deleted_at is null and suspended_at is null)
      then concat_ws(' ', event.event_name, event.place) end)
  $$`,
  `create function search_member_changed() returns trigger language plpgsql as $$
  begin
    perform search_put(new.id, new.id, new.role, null,
      case when new.deleted_at is null and new.suspended_at is null and new.phone_verified_at is not null
      then new.user_name end);
    if tg_op = 'UPDATE' then
      perform search_job(jobs) from jobs where owner_id = new.id and deleted_at is null;
      perform search_event(events) from events where owner_id = new.id and deleted_at is null;
    end if;
    return null;
  end $$`,
  `create trigger search_member_new after insert on members
    for each row when (new.phone_verified_at is not null) execute function search_member_changed()`,
  `create trigger search_member_changed after update on members for each row when (
      old.user_name is distinct from new.user_name or old.role is distinct from new.role
      or (old.deleted_at is null) <> (new.deleted_at is null)
      or (old.suspended_at is null) <> (new.suspended_at is null)
      or (old.phone_verified_at is null) <> (new.phone_verified_at is null))
    execute function search_member_changed()`,
  `create function search_job_changed() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' then delete from search_entries where id = old.id;
    else perform search_job(new); end if;
    return null;
  end $$`,
  `create trigger search_job_changed after insert or update or delete on jobs
    for each row execute function search_job_changed()`,
  `create function search_event_changed() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' then delete from search_entries where id = old.id;
    else perform search_event(new); end if;
    return null;
  end $$`,
  `create trigger search_event_changed after insert or update or delete on events
    for each row execute function search_event_changed()`,

  // Who is there already.
  `insert into search_entries (kind, term, id, owner_id)
    select role, word, id, id from members cross join lateral unnest(search_words(user_name)) as word
    where deleted_at is null and suspended_at is null and phone_verified_at is not null`,
  'insert into search_terms (kind, term) select distinct kind, term from search_entries',
  `insert into search_typos (kind, typo, term)
    select kind, typo, term from search_terms cross join lateral search_typos_of(term) as typo`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

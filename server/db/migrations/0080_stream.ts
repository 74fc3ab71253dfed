import { type Kysely, sql } from 'kysely';

/**
 * What the stream tells members. An id must stand for "and everything before it", because a browser resumes after the last one it
 * has seen: no event may ever appear behind one that was delivered. Ids that are given when a row is inserted do not hold that, because
 * a transaction that began earlier may be committed later. So a transaction that has something to tell only leaves it in
 * `stream_waiting`; what is committed there gets its ids afterwards, by one transaction at a time: it holds the row of
 * `stream_sequence` until its commit, and the next one reads the last id from there. Whoever reads up to an id has therefore all
 * before it. It needs no lock that writers share, no trigger and nothing of PostgreSQL's transaction ids, and a long transaction
 * holds up its own events alone.
 */
const statements = [
  // No foreign keys: a row lives for moments here and for a day below, and a key would lock the member's row at every message.
  `create table stream_waiting (
    key bigint generated always as identity primary key,
    member_id uuid not null,
    type text not null,
    data jsonb not null,
    created_at timestamptz not null default now()
  )`,
  `create table stream_events (
    id bigint primary key,
    member_id uuid not null,
    type text not null,
    data jsonb not null,
    created_at timestamptz not null
  )`,
  // What one member has missed.
  'create index stream_events_member on stream_events (member_id, id)',
  // `last`: the newest id. `forgotten`: the newest one that is not kept any more; who resumes before it starts afresh.
  `create table stream_sequence (
    single boolean primary key default true check (single),
    last bigint not null default 0,
    forgotten bigint not null default 0
  )`,
  'insert into stream_sequence default values',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

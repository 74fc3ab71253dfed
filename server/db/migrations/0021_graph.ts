import { type Kysely, sql } from 'kysely';

const statements = [
  `create table mutes (
    member_id uuid not null references members (id),
    muted_id uuid not null references members (id),
    created_at timestamptz not null,
    primary key (member_id, muted_id)
  )`,
  'create index mutes_muted on mutes (muted_id)',

  // Who asked and was refused: a new request has to wait. Nobody is told of it, so it stands in no list.
  `create table refused_requests (
    member_id uuid not null references members (id),
    refused_by uuid not null references members (id),
    refused_at timestamptz not null,
    primary key (member_id, refused_by)
  )`,
  'create index refused_requests_by on refused_requests (refused_by)',
  'create index refused_requests_age on refused_requests (refused_at)',

  // Each list of a member, newest first, is one range of an index.
  'create index connections_newest on connections (member_id, connected_at desc, other_id) where status = 1',
  'create index connections_requests on connections (member_id, direction, requested_at desc, other_id) where status = 0',
  'create index follows_newest on follows (member_id, created_at desc, followed_id)',
  'create index follows_followed_newest on follows (followed_id, created_at desc, member_id)',
  'create index blocks_newest on blocks (member_id, created_at desc, blocked_id)',

  `create table recommendations (
    id uuid primary key,
    author_id uuid not null references members (id),
    receiver_id uuid not null references members (id),
    relationship smallint not null check (relationship between 1 and 6),
    position text,
    text text,
    request_message text,
    state smallint not null check (state between 0 and 5),
    created_at timestamptz not null,
    updated_at timestamptz not null,
    check (author_id <> receiver_id)
  )`,
  'create index recommendations_given on recommendations (author_id, state, id desc)',
  'create index recommendations_received on recommendations (receiver_id, state, id desc)',
  // One open request and one text that waits to be shown for each pair.
  `create unique index recommendations_open on recommendations (author_id, receiver_id, state) where state in (0, 1)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

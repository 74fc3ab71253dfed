import { type Kysely, sql } from 'kysely';
import { parseTags } from '../../parseTags.ts';

const statements = [
  // Beside each text: who is named in it, and where. It is read and erased with its text, and nobody asks the other way.
  `alter table posts add column mentions jsonb not null default '[]'`,
  `alter table post_edits add column mentions jsonb not null default '[]'`,
  `alter table comments add column mentions jsonb not null default '[]'`,

  // "C" sorts by code point, so that a prefix is one range of the index on every database.
  `create table tags (
    tag text collate "C" primary key,
    posts integer not null
  )`,
  'create index tags_used on tags (posts desc, tag) where posts > 0',
  `create table post_tags (
    tag text collate "C" not null,
    post_id uuid not null references posts (id),
    public boolean not null,
    primary key (tag, post_id)
  )`,
  'create index post_tags_post on post_tags (post_id)',

  // The words of a name without case and accents: "nguyen" finds Nguyễn. The query is made by the same parser.
  `create function name_words(name text) returns tsvector language sql immutable strict parallel safe as $$
    select to_tsvector('simple', lower(
      regexp_replace(translate(normalize(name, NFKD), '.-_/@:''’', '        '), '[\\u0300-\\u036f]', '', 'g')
      collate "und-x-icu"))
  $$`,
  `create index members_name_words on members using gin (name_words(user_name))
    where deleted_at is null and suspended_at is null`,

  `create table notifications (
    id uuid primary key,
    member_id uuid not null references members (id),
    type smallint not null,
    actor_id uuid references members (id),
    feed_id uuid,
    feed_type smallint,
    comment_id uuid,
    key text not null,
    created_at timestamptz not null,
    read_at timestamptz
  )`,
  'create index notifications_newest on notifications (member_id, id desc)',
  'create index notifications_unread on notifications (member_id, id desc) where read_at is null',
  'create index notifications_actor on notifications (actor_id)',
  'create unique index notifications_once on notifications (member_id, key)',
];

const AT_ONCE = 1000;

/** Posts of earlier versions carry tags already. */
async function tagPosts(db: Kysely<unknown>) {
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const { rows } = await sql<{ id: string; text: string; public: boolean }>`
      select id, text, visibility = 0 as public from posts
      where id > ${after}::uuid and deleted_at is null and text like '%#%' order by id limit ${AT_ONCE}`.execute(
      db,
    );
    for (const row of rows)
      for (const tag of parseTags(row.text))
        await sql`insert into post_tags (tag, post_id, public) values (${tag}, ${row.id}::uuid, ${row.public})`.execute(
          db,
        );
    const last = rows.at(-1);
    if (!last) break;
    after = last.id;
  }
  await sql`insert into tags (tag, posts)
    select tag, count(*) filter (where public) from post_tags group by tag`.execute(db);
}

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  await tagPosts(db);
}

import { type Kysely, sql } from 'kysely';

const statements = [
  // What a member does not want to see in the feeds; nobody else learns of it.
  `create table hidden_posts (
    member_id uuid not null references members (id),
    feed_id uuid not null,
    feed_type smallint not null,
    created_at timestamptz not null,
    primary key (member_id, feed_id)
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

import { type Kysely, sql } from 'kysely';

const statements = [
  // What was counted before has no rows; it stays counted.
  `create table shares (
    feed_id uuid not null,
    member_id uuid not null references members (id),
    created_at timestamptz not null,
    primary key (feed_id, member_id)
  )`,
  'create index shares_member on shares (member_id)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

import { type Kysely, sql } from 'kysely';

const statements = [
  // A picture of what is on air, and when it was last taken.
  'alter table live_channels add column poster_key text, add column poster_at timestamptz',
  'create unique index live_channels_poster on live_channels (poster_key) where poster_key is not null',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

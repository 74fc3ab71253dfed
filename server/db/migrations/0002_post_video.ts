import { type Kysely, sql } from 'kysely';

const statements = [
  'alter table media add column duration_sec real',
  'alter table post_media add column duration_sec real',
  'alter table post_media add column poster_key text references media (key)',
  // A still belongs to one video, so that giving it up takes it from nobody else.
  'create unique index post_media_poster on post_media (poster_key)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

import { type Kysely, sql } from 'kysely';

const statements = [
  // Whoever asks for a still is looked up by its key, as for the film and its captions.
  'create unique index recordings_poster on recordings (poster_key) where poster_key is not null',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Push tokens may be longer than what an index takes, so it holds their hashes. Most sessions have none.
  await sql
    .raw(`create index sessions_device on sessions (md5(device_token)) where device_token <> ''`)
    .execute(db);
}

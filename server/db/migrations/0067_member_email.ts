import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Guests of an event hear of it by their address, and as members when they are some.
  await sql
    .raw(
      'create index members_email on members (lower(email)) where email is not null and deleted_at is null',
    )
    .execute(db);
}

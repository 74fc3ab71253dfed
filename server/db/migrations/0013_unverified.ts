import { type Kysely, sql } from 'kysely';

const statements = [
  'create index members_unverified on members (created_at) where phone_verified_at is null',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

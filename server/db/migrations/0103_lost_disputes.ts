import { type Kysely, sql } from 'kysely';

const statements = [
  // What stood before the bank took a payment back: a bank may decide anew, and then it stands again.
  'alter table transactions add column before_loss jsonb',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

import { type Kysely, sql } from 'kysely';

const statements = [
  // The last number that was given to a part: another page goes on behind it, whatever is on its way still.
  'alter table recordings add column last_link integer not null default 0',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

import { type Kysely, sql } from 'kysely';

const statements = [
  // Keys may be changed later: what was paid with a card for trying things out stays what it was.
  'alter table transactions add column test_mode boolean not null default false',
  "update transactions set test_mode = true where provider_ref like 'pi\\_sandbox\\_%'",
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

import { type Kysely, sql } from 'kysely';

const statements = [
  // Whom an earlier text was written for was not kept, so the smaller circle reads what is there already.
  'alter table post_edits add column visibility smallint not null default 1',
  'alter table post_edits alter column visibility drop default',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

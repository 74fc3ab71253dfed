import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // When the member's devices were last told of it: a notification that grows by the minute is told once an hour.
  await sql.raw('alter table notifications add column pushed_at timestamptz').execute(db);
}

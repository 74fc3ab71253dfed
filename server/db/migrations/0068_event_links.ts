import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // The start for which the link of an online event was sent to those who come; another start or link sends it again.
  await sql.raw('alter table events add column link_sent_for timestamptz').execute(db);
  await sql
    .raw('create index events_links on events (start_at) where status = 1 and online_url is not null')
    .execute(db);
}

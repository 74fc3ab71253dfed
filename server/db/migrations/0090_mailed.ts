import { type Kysely, sql } from 'kysely';

const statements = [
  // When the member was last told of it by mail: once, and again only after it has grown.
  'alter table notifications add column mailed_at timestamptz',
  // Nobody is mailed what stood there before mails were sent.
  'update notifications set mailed_at = now()',
  `create index notifications_unmailed on notifications (member_id, created_at)
     where read_at is null and (mailed_at is null or mailed_at < created_at)`,
  // When the member's last digest was written: there is one a day.
  'alter table members add column digest_at timestamptz',
  // Where a program that reads mail can end them (RFC 8058).
  'alter table outbox add column unsubscribe text',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

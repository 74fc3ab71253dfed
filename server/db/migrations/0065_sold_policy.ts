import { type Kysely, sql } from 'kysely';

const statements = [
  // The refund policy that a ticket was sold under: its organiser may change the event's afterwards, and not what was bought.
  'alter table tickets add column sold_policy smallint',
  'update tickets set sold_policy = events.refund_policy from events where events.id = tickets.event_id',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

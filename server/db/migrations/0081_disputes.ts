import { type Kysely, sql } from 'kysely';

const statements = [
  // The bank of whoever paid has asked for the money back (a chargeback). `dispute_ref`: the provider's own id.
  `alter table transactions
    add column dispute text check (dispute in ('OPEN', 'WON', 'LOST')),
    add column dispute_ref text,
    add column dispute_amount bigint,
    add column disputed_at timestamptz,
    add column dispute_closed_at timestamptz`,
  "alter table sandbox_intents add column disputes jsonb not null default '[]'",
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

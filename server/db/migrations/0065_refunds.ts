import { type Kysely, sql } from 'kysely';

const statements = [
  // A refund that the bank has sent back is asked for again, as another row: the provider answers to an id once. `owed`: what
  // of a failed one is still to be paid, `attempt`: the how manieth this is, `again_at`: when somebody looks at it next.
  `alter table refunds
    add column owed bigint not null default 0 check (owed between 0 and amount),
    add column attempt smallint not null default 1,
    add column again_at timestamptz`,
  'create index refunds_again on refunds (again_at) where again_at is not null',
  'create index refunds_owed on refunds (transaction_id) where owed > 0',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

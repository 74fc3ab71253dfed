import { sql } from 'kysely';
import type { Db } from '../../server/context.ts';

/** How the provider tells what became of a payment: its events are tasks of this kind (chooseProvider.ts). */
export interface Telling {
  name: string;
  /** What a trigger on such a task does, in PL/pgSQL. */
  trigger?: { when: 'before' | 'after'; body: string };
  /** So long a buyer waits between the card form and the tickets: the event is there first. */
  pauseMs?: number;
}

export const tellings: readonly Telling[] = [
  { name: 'told at once' },
  { name: 'told before the page asks', pauseMs: 3000 },
  {
    name: 'told after everything',
    trigger: { when: 'before', body: "new.run_at := new.run_at + interval '10 minutes'; return new;" },
  },
  {
    name: 'told twice',
    trigger: {
      when: 'after',
      // The second one has a key, and is not told again.
      body: `insert into tasks (id, kind, key, data, run_at, created_at)
        values (gen_random_uuid(), new.kind, 'again.' || new.id, new.data, new.run_at, new.created_at); return null;`,
    },
  },
  { name: 'never told', trigger: { when: 'before', body: 'return null;' } },
];

/** From now on the events of payments take this way. */
export async function tellSo(db: Db, { trigger }: Telling): Promise<void> {
  if (!trigger) return;
  await sql
    .raw(`create function telling() returns trigger language plpgsql as $$ begin ${trigger.body} end $$`)
    .execute(db);
  await sql
    .raw(
      `create trigger telling ${trigger.when} insert on tasks for each row
        when (new.kind = 'payments.sandbox' and new.key is null) execute function telling()`,
    )
    .execute(db);
}

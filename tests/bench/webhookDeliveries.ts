import { sql } from 'kysely';
import type { Db } from '../../server/context.ts';

/** How the webhook hears what became of a payment: the provider's events are tasks of this kind (chooseProvider.ts). */
export interface Delivery {
  name: string;
  /** What a trigger on such a task does, in PL/pgSQL. */
  trigger?: { when: 'before' | 'after'; body: string };
  /** So long a buyer waits between the card form and the tickets: the event is there first. */
  pauseMs?: number;
}

export const deliveries: readonly Delivery[] = [
  { name: 'webhook at once' },
  { name: 'webhook before the page asks', pauseMs: 3000 },
  {
    name: 'webhook after everything',
    trigger: { when: 'before', body: "new.run_at := new.run_at + interval '10 minutes'; return new;" },
  },
  {
    name: 'webhook twice',
    trigger: {
      when: 'after',
      // The second one has a key, and is not told again.
      body: `insert into tasks (id, kind, key, data, run_at, created_at)
        values (gen_random_uuid(), new.kind, 'again.' || new.id, new.data, new.run_at, new.created_at); return null;`,
    },
  },
  { name: 'webhook never', trigger: { when: 'before', body: 'return null;' } },
];

/** From now on the events of payments take this way. */
export async function deliverSo(db: Db, { trigger }: Delivery): Promise<void> {
  if (!trigger) return;
  await sql
    .raw(
      `create function deliver_event() returns trigger language plpgsql as $$ begin ${trigger.body} end $$`,
    )
    .execute(db);
  await sql
    .raw(
      `create trigger deliver_event ${trigger.when} insert on tasks for each row
        when (new.kind = 'payments.sandbox' and new.key is null) execute function deliver_event()`,
    )
    .execute(db);
}

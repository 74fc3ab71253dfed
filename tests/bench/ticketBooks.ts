import { sql } from 'kysely';
import type { Db } from '../../server/context.ts';
import { newId } from '../../server/ids.ts';
import { EVENT } from '../../server/shared/posts.ts';
import { insertEvent } from '../../server/modules/events/posting/eventWrites.ts';

const DAY_MS = 86_400_000;
export const PRICE = 2500;

export interface Sale {
  eventId: string;
  packageId: string;
  seats: number;
}

/** A published event of an organiser with one package of so many seats. */
export async function openSale(db: Db, organiserId: string, seats: number): Promise<Sale> {
  const now = new Date();
  const [eventId, packageId] = [newId(), newId()];
  const at = { created_at: now, updated_at: now };
  await db
    .insertInto('posts')
    .values({ id: eventId, feed_type: EVENT, author_id: organiserId, text: '', ...at })
    .execute();
  await insertEvent(db, {
    id: eventId,
    owner_id: organiserId,
    event_name: 'One evening',
    category: 4,
    tags: '[]',
    questions: '[]',
    gallery: '[]',
    linked_job_ids: '[]',
    changes: '[]',
    start_at: new Date(now.getTime() + 30 * DAY_MS),
    end_at: new Date(now.getTime() + 30 * DAY_MS + 3_600_000),
    pricing: 1,
    currency: 'EUR',
    refund_policy: 1,
    status: 1,
    published_at: now,
    ...at,
  });
  await db
    .insertInto('event_packages')
    .values({
      id: packageId,
      event_id: eventId,
      package_name: 'Seat',
      perks: '[]',
      price: PRICE,
      quantity: seats,
      min_per_order: 1,
      max_per_order: 2,
      ...at,
    })
    .execute();
  return { eventId, packageId, seats };
}

export interface Reckoning {
  seats: number;
  /** Valid tickets, and what the event and its package count of them. */
  sold: number;
  counted: number;
  /** Payments that came in and bought nothing, and went not back either. */
  unbalanced: number;
  /** Payments with fewer or more tickets than were paid for. */
  halfPaid: number;
  /** Payments of which the bank has kept something else than what their valid tickets cost, whatever our own books say. */
  strayed: number;
}

/** What the books say of a sale when everything is settled. */
export async function reckon(db: Db, { eventId, packageId, seats }: Sale): Promise<Reckoning> {
  const { rows } = await sql<Omit<Reckoning, 'seats'>>`
    with payments as (
      select transactions.id, provider_ref, amount, amount_refunded, granted_at, transactions.status,
        (select count(*) from tickets where transaction_id = transactions.id and tickets.status = 1) as tickets
      from transactions where type = 2 and subject_id = ${eventId}),
    -- What the bank has of each of them, which our own books may not know.
    kept as (
      select tickets, (intent ->> 'amount')::int - (
        select coalesce(sum((one ->> 'amount')::int), 0)::int from jsonb_array_elements(refunds) as one
        where one ->> 'status' <> 'failed') as amount
      from payments join sandbox_intents on sandbox_intents.id = payments.provider_ref
      where intent ->> 'status' = 'succeeded')
    select
      (select count(*)::int from tickets where event_id = ${eventId}::uuid and status = 1) as sold,
      (select sold_count + held_count from events where id = ${eventId}::uuid)
        + (select held from event_packages where id = ${packageId}::uuid)
        + abs((select sold_count from events where id = ${eventId}::uuid)
          - (select sold from event_packages where id = ${packageId}::uuid)) as counted,
      (select count(*)::int from payments where status in (1, 3, 4) and tickets = 0 and amount_refunded < amount) as unbalanced,
      (select count(*)::int from payments where tickets > 0 and tickets * ${PRICE}::int <> amount) as "halfPaid",
      (select count(*)::int from kept where kept.amount <> tickets * ${PRICE}::int)
        + (select abs(coalesce(sum(kept.amount), 0)::int - (
          select count(*)::int from tickets where event_id = ${eventId}::uuid and status = 1) * ${PRICE}::int) from kept) as strayed`.execute(
    db,
  );
  return { seats, ...(rows[0] ?? { sold: 0, counted: 0, unbalanced: 1, halfPaid: 0, strayed: 0 }) };
}

import { sql } from 'kysely';
import type { Context, Db } from '../../../context.ts';
import { ACTIVE, type PackageRow } from '../packageRows.ts';
import { leftOf, lockEvent, moveSeats, packagesById } from './seats.ts';
import { tellEnd, tellOffer } from './waitlistNews.ts';
import { ownedOf } from './wanted.ts';

const OFFER_MS = 24 * 3_600_000;
/** Of those who wait, looked at when seats become free; whoever wants more than is free is passed over. */
const LOOKED_AT = 200;

type Clock = Pick<Context, 'now'>;

interface Waiting {
  id: string;
  event_id: string;
  package_id: string;
  member_id: string;
  quantity: number;
}

/** Whoever waits, the first first. Not who cannot buy: suspended, or behind a block of the organiser. */
async function waiting(db: Db, eventId: string, waitlistId: string | undefined): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select w.id, w.event_id, w.package_id, w.member_id, w.quantity
    from waitlist w
    inner join events e on e.id = w.event_id
    inner join members m on m.id = w.member_id
    where w.event_id = ${eventId}::uuid and w.state = 'WAITING' and m.deleted_at is null and m.suspended_at is null
      and (${waitlistId ?? null}::uuid is null or w.id = ${waitlistId ?? null}::uuid)
      and not exists (select 1 from hidden_pairs h where h.member_id = w.member_id and h.hidden_id = e.owner_id)
    order by w.id limit ${LOOKED_AT}`.execute(db);
  return rows;
}

/**
 * Offers free seats to those who wait: to the first whose number fits, for 24 hours (product S36, R12). Seats that are offered count
 * as held. With a `waitlistId` to that one alone. The event is locked, or is by this. Returns how many were offered something.
 */
export async function offerSeats(
  context: Clock,
  db: Db,
  eventId: string,
  waitlistId?: string,
): Promise<number> {
  const entries = await waiting(db, eventId, waitlistId);
  if (entries.length === 0) return 0;
  const event = await lockEvent(db, eventId);
  const now = context.now();
  if (!event || event.deleted_at !== null || event.status !== 1 || Date.parse(event.end_at) <= now.getTime())
    return 0;
  let offered = 0;
  for (const entry of entries) {
    // Counted anew after each: the seats of one are gone for the next.
    const [current, packages] = [await lockEvent(db, eventId), await packagesById(db, eventId)];
    const one = packages.get(entry.package_id);
    if (!current || !one || one.status !== ACTIVE) continue;
    if (one.sale_end_at !== null && Date.parse(one.sale_end_at) <= now.getTime()) continue;
    const quantity = await fitting(db, entry, one);
    if (quantity < 1) await endFull(context, db, entry);
    if (quantity < 1 || leftOf(current, one) < quantity) continue;
    await moveSeats(db, eventId, [{ packageId: one.id, quantity }], { held: 1 });
    // An offer is no longer than the event.
    const until = new Date(Math.min(now.getTime() + OFFER_MS, Date.parse(event.end_at)));
    await db
      .updateTable('waitlist')
      .set({ state: 'OFFERED', quantity, held: quantity, offered_until: until, updated_at: now })
      .where('id', '=', entry.id)
      .execute();
    await tellOffer(context, db, { ...entry, quantity, until, event });
    offered += 1;
  }
  return offered;
}

/** How many somebody who waits may still get: others may have been bought, or the limit lowered, since then. */
async function fitting(db: Db, { member_id, quantity }: Waiting, one: PackageRow): Promise<number> {
  const owned = (await ownedOf(db, member_id, one.event_id)).get(one.id) ?? 0;
  return Math.min(quantity, one.max_per_order - owned);
}

/** Who has as many as one may have waits for nothing. */
async function endFull(context: Clock, db: Db, { id, member_id, event_id }: Waiting): Promise<void> {
  await db
    .updateTable('waitlist')
    .set({ state: 'EXPIRED', updated_at: context.now() })
    .where('id', '=', id)
    .execute();
  await tellEnd(context, db, { id, member_id, event_id, state: 'WAITING' });
}

import type { Db } from '../../../context.ts';
import { isKey } from '../../../ids.ts';
import { conflict, invalid, notFound } from '../../../problem.ts';
import { moveSeats, type Seats } from './seats.ts';

const gone = 'This place on the waiting list does not exist any more.';

/**
 * Hands the seats of an offer to the hold that is made of them; fewer may be taken than were offered. The event is locked. Throws
 * 404 for another's offer, 409 for one that is over, 422 for more than was offered.
 */
export async function takeOffer(
  db: Db,
  now: Date,
  {
    memberId,
    waitlistId,
    eventId,
    wanted,
  }: { memberId: string; waitlistId: string; eventId: string; wanted: Seats[] },
): Promise<void> {
  const entry = isKey(waitlistId)
    ? await db
        .selectFrom('waitlist')
        .selectAll()
        .where('id', '=', waitlistId)
        .where('member_id', '=', memberId)
        .where('event_id', '=', eventId)
        .forUpdate()
        .executeTakeFirst()
    : undefined;
  if (!entry) throw notFound(gone);
  const isOver = entry.offered_until === null || Date.parse(entry.offered_until) <= now.getTime();
  if (entry.state !== 'OFFERED' || isOver) throw conflict('This offer is over.', 'HOLD_EXPIRED');
  const [seats, ...more] = wanted;
  if (!seats || more.length > 0 || seats.packageId !== entry.package_id || seats.quantity > entry.quantity)
    throw invalid({ items: `You were offered ${entry.quantity} of these seats.` });
  await moveSeats(db, eventId, [{ packageId: entry.package_id, quantity: entry.held }], { held: -1 });
  await db
    .updateTable('waitlist')
    .set({ held: 0, quantity: seats.quantity, updated_at: now })
    .where('id', '=', entry.id)
    .execute();
}

/** The hold ended without a payment: while the offer lasts its seats wait again. They are free when this is called. */
export async function giveBackOffer(db: Db, now: Date, waitlistId: string): Promise<void> {
  const entry = await db
    .updateTable('waitlist')
    .set((row) => ({ held: row.ref('quantity'), updated_at: now }))
    .where('id', '=', waitlistId)
    .where('state', '=', 'OFFERED')
    .where('held', '=', 0)
    .where('offered_until', '>', now.toISOString())
    .returning(['event_id', 'package_id', 'quantity'])
    .executeTakeFirst();
  if (entry)
    await moveSeats(db, entry.event_id, [{ packageId: entry.package_id, quantity: entry.quantity }], {
      held: 1,
    });
}

/** The seats of an offer were bought. */
export async function endOffer(db: Db, now: Date, waitlistId: string): Promise<void> {
  await db
    .updateTable('waitlist')
    .set({ state: 'TAKEN', held: 0, offered_until: null, updated_at: now })
    .where('id', '=', waitlistId)
    .where('state', '=', 'OFFERED')
    .execute();
}

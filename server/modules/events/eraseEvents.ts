import { sql } from 'kysely';
import type { Context, Db } from '../../context.ts';
import { conflict } from '../../problem.ts';
import { eraseEvent, updateEvent } from './posting/eventWrites.ts';
import { isToCome } from './ownEvent.ts';
import { refundAll } from './tickets/refundAll.ts';

/**
 * The events of a member who leaves: published ones are cancelled, and what they wrote goes. A row stays with its
 * packages for those who hold tickets; one of which nothing was sold goes.
 */
export async function eraseEvents(context: Pick<Context, 'now'>, db: Db, memberId: string): Promise<void> {
  await db.deleteFrom('event_views').where('member_id', '=', memberId).execute();
  const now = context.now();
  const events = await db
    .selectFrom('events')
    .select(['id', 'status', 'end_at', 'sold_count', 'held_count', 'deleted_at'])
    .where('owner_id', '=', memberId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  for (const { id, status, end_at, sold_count, held_count, deleted_at } of events) {
    const isAhead = isToCome({ status, end_at }, now);
    if (sold_count + held_count === 0 && !(await hadTickets(db, id))) await eraseEvent(db, id);
    else {
      await updateEvent(db, id, {
        ...blank,
        ...(isAhead ? { status: 2, cancelled_at: now } : {}),
        deleted_at: deleted_at ?? now,
      });
      if (isAhead) await refundAll(context, db, id);
    }
  }
}

/** Also tickets that were given back, and whoever waited: it stands in what they keep. */
async function hadTickets(db: Db, eventId: string): Promise<boolean> {
  const { rows } = await sql<{ had: boolean }>`
    select exists (select 1 from tickets where event_id = ${eventId}::uuid)
      or exists (select 1 from waitlist where event_id = ${eventId}::uuid)
      or exists (select 1 from ticket_scans where event_id = ${eventId}::uuid) as had`.execute(db);
  return rows[0]?.had ?? false;
}

/** Whoever sold tickets for events to come cancels them first. Throws 409 UPCOMING_EVENTS. */
export async function refuseUpcoming(
  { db, now }: Pick<Context, 'db' | 'now'>,
  memberId: string,
): Promise<void> {
  const sold = await db
    .selectFrom('events')
    .select('event_name')
    .where('owner_id', '=', memberId)
    .where('deleted_at', 'is', null)
    .where('status', '=', 1)
    .where('sold_count', '>', 0)
    .where('end_at', '>', now().toISOString())
    .orderBy('start_at')
    .executeTakeFirst();
  if (sold)
    throw conflict(
      `Tickets for ${sold.event_name} are sold. Please cancel your events first.`,
      'UPCOMING_EVENTS',
    );
}

/** Name, time and place stay: they stand on tickets that others hold. */
const blank = {
  image: null,
  image_key: null,
  gallery: '[]',
  description: '',
  tags: '[]',
  online_url: null,
  refund_note: null,
  questions: '[]',
  linked_job_ids: '[]',
  changes: '[]',
  cancel_reason: null,
};

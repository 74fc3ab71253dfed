import type { Context, Db } from '../../../context.ts';
import { addTask, type TaskKind } from '../../../tasks.ts';
import { byHolder, giveBack } from './giveBack.ts';
import { offerSeats } from './offers.ts';
import { canCancel } from './refundRules.ts';
import { lockEvent } from './seats.ts';
import { ticketRows } from './ticketView.ts';
import { endEntry } from './waitlist.ts';

export const LEAVE_EVENTS = 'events.leave';

/**
 * Takes away what the tickets of a leaving member say of people. The seats are given back by the events' policies afterwards, each
 * in a transaction of its own.
 */
export async function eraseTickets({ now }: Pick<Context, 'now'>, db: Db, memberId: string): Promise<void> {
  const erased = await db
    .updateTable('tickets')
    .set({ attendee_name: 'Deleted member', attendee_email: null, answers: '[]', note: null })
    .where('owner_id', '=', memberId)
    .returning('id')
    .execute();
  const waits = await db
    .selectFrom('waitlist')
    .select('id')
    .where('member_id', '=', memberId)
    .limit(1)
    .execute();
  if (erased.length + waits.length === 0) return;
  await addTask(db, { kind: LEAVE_EVENTS, data: { memberId }, runAt: now() });
}

/** Gives back the seats of a member who has left: tickets of events to come, and places on waiting lists. */
export const leaveEventsTask: TaskKind = {
  async run(context, { memberId }) {
    const id = String(memberId);
    const tickets = await ticketRows(context.db)
      .where('tickets.owner_id', '=', id)
      .where('tickets.status', '=', 1)
      .orderBy('tickets.id')
      .execute();
    for (const ticket of tickets)
      if (canCancel(ticket, context.now()))
        await context.db
          .transaction()
          .execute((trx) =>
            giveBack(context, trx, ticket, { decide: byHolder, reason: 'The account was closed.' }),
          );
    const places = await context.db
      .selectFrom('waitlist')
      .select(['id', 'event_id'])
      .where('member_id', '=', id)
      .where('state', 'in', ['WAITING', 'OFFERED'])
      .execute();
    for (const place of places)
      await context.db.transaction().execute(async (trx) => {
        await lockEvent(trx, place.event_id);
        await endEntry(context, trx, place.id, 'LEFT');
        await offerSeats(context, trx, place.event_id);
      });
  },
};

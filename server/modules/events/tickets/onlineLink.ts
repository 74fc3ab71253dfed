import { sql } from 'kysely';
import type { Db } from '../../../context.ts';
import type { TaskContext } from '../../../tasks.ts';
import type { EventRow } from '../ownEvent.ts';
import { tellHolders } from './holders.ts';
import { lockEvent } from './seats.ts';
import { isBlocked, type TicketRow } from './ticketView.ts';

const HOUR_MS = 3_600_000;
const AT_ONCE = 100;
const [HYBRID, IN_PERSON] = [2, 0];

/** The link of an online event is for those who come, from one hour before it begins (product S39). */
export const linkOpens = ({ status, start_at }: Pick<EventRow, 'status' | 'start_at'>, now: Date): boolean =>
  status === 1 && now.getTime() >= Date.parse(start_at) - HOUR_MS;

/** What of a ticket says whether the link is for it. `attendance`: contract, Attendance. */
export type Joining = Pick<TicketRow, 'attendance' | 'price' | 'dispute'>;

/** Whoever comes to the hall of a hybrid event has no use for it, and a ticket that opens no door opens this one neither. */
export const joinsOnline = ({ format }: Pick<EventRow, 'format'>, ticket: Joining): boolean =>
  (format !== HYBRID || ticket.attendance !== IN_PERSON) && !isBlocked(ticket);

/** Whether a member holds a ticket with which they may join online now. */
export async function mayJoin(db: Db, memberId: string, event: EventRow, now: Date): Promise<boolean> {
  if (!linkOpens(event, now)) return false;
  const tickets = await db
    .selectFrom('tickets')
    .innerJoin('event_packages', 'event_packages.id', 'tickets.package_id')
    .innerJoin('transactions', 'transactions.id', 'tickets.transaction_id')
    .select(['event_packages.attendance', 'tickets.price', 'transactions.dispute'])
    .distinct()
    .where('tickets.event_id', '=', event.id)
    .where('tickets.owner_id', '=', memberId)
    .where('tickets.status', 'in', [1, 2])
    .execute();
  return tickets.some((ticket) => joinsOnline(event, ticket));
}

/** Sends the links that open now to those who come, also to guests who are no members; each once for each start. */
export async function sendLinks(context: TaskContext): Promise<void> {
  const now = context.now();
  const { rows } = await sql<{ id: string }>`
    select id from events
    where status = 1 and online_url is not null and deleted_at is null
      and start_at <= ${new Date(now.getTime() + HOUR_MS).toISOString()}::timestamptz
      and end_at > ${now.toISOString()}::timestamptz and link_sent_for is distinct from start_at
    order by start_at limit ${AT_ONCE}`.execute(context.db);
  for (const { id } of rows)
    await context.db.transaction().execute(async (trx) => {
      const event = await lockEvent(trx, id);
      // Cancelled or moved meanwhile.
      if (!event?.online_url || !linkOpens(event, now)) return;
      // Nothing that the search would find.
      await sql`update events set link_sent_for = ${event.start_at}::timestamptz where id = ${id}::uuid`.execute(
        trx,
      );
      await tellHolders(context, trx, {
        eventId: id,
        audience: 'ALL',
        news: 'link',
        part: `${Date.parse(event.start_at)}.${now.getTime()}`,
        subject: `${event.event_name} begins soon`,
        text: `${event.event_name} begins within the hour. Join here: ${event.online_url}`,
      });
    });
}

import { sql } from 'kysely';
import type { RequestBody, ResponseBody, Schemas } from '#openapi/contract.ts';
import { requireSession, type Context, type Db } from '../../../context.ts';
import { isKey } from '../../../ids.ts';
import { notFound } from '../../../problem.ts';
import { MOST_SKIPPED, offsetOf, PAGE_SIZE } from '../../../shared/paging.ts';
import { toEvents } from '../events.ts';
import { anyEvents } from '../ownEvent.ts';
import { joinsOnline, linkOpens } from './onlineLink.ts';
import { policyOf } from './refundRules.ts';
import { ticketRows, ticketStatus, toTicket, type TicketRow } from './ticketView.ts';
import { offersOf } from './waitlistView.ts';

export const ticketGone = 'This ticket does not exist.';

type When = RequestBody<'ticketList'>['when'];

/** The tickets of the caller (product S38), with the seats that waiting lists offer. A block takes nobody's ticket away. */
export async function ticketList(
  { when, pageIndex }: RequestBody<'ticketList'>,
  context: Context,
): Promise<ResponseBody<'ticketList'>> {
  const { userId } = requireSession(context);
  const { db } = context;
  const listed = listOf(context, userId, when);
  const offset = offsetOf(pageIndex);
  const rows = offset < MOST_SKIPPED ? await listed.limit(PAGE_SIZE).offset(offset).execute() : [];
  const { count } = await listed
    .clearSelect()
    .clearOrderBy()
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  const events = await eventsOf(context, db, userId, rows);
  return {
    message: count === 1 ? '1 ticket' : `${count} tickets`,
    response: rows.flatMap((row) => {
      const event = events.get(row.event_id);
      return event ? [{ ticket: toTicket(context, row), event }] : [];
    }),
    count,
    offers: await offersOf(context, db, userId),
  };
}

function listOf({ db, now }: Context, userId: string, when: When) {
  const own = ticketRows(db).where('tickets.owner_id', '=', userId);
  const at = now().toISOString();
  if (when === 'CANCELLED')
    return own
      .where('tickets.status', 'in', [3, 5, 6])
      .orderBy('tickets.updated_at', 'desc')
      .orderBy('tickets.id');
  const live = own.where('tickets.status', 'in', [1, 2]);
  return when === 'UPCOMING'
    ? live
        .where('events.end_at', '>', at)
        .orderBy('events.start_at')
        .orderBy('events.id')
        .orderBy('tickets.id')
    : live
        .where('events.end_at', '<=', at)
        .orderBy('events.start_at', 'desc')
        .orderBy('events.id')
        .orderBy('tickets.id');
}

/** By id; whoever holds a ticket sees its event, also one that is hidden or deleted. */
async function eventsOf(
  context: Context,
  db: Db,
  userId: string,
  rows: readonly Pick<TicketRow, 'event_id'>[],
): Promise<Map<string, Schemas['Event']>> {
  const ids = [...new Set(rows.map(({ event_id }) => event_id))];
  if (ids.length === 0) return new Map();
  const found = await anyEvents(db).where('events.id', 'in', ids).execute();
  return new Map((await toEvents(context, db, userId, found)).map((event) => [event.eventId, event]));
}

/** A ticket of the caller. Throws 404, also for somebody else's. */
export async function ownTicket(db: Db, userId: string, ticketId: string): Promise<TicketRow> {
  const row = isKey(ticketId)
    ? await ticketRows(db)
        .where('tickets.id', '=', ticketId)
        .where('tickets.owner_id', '=', userId)
        .executeTakeFirst()
    : undefined;
  if (!row) throw notFound(ticketGone);
  return row;
}

/** One ticket with the others of its order; the link of an online event from one hour before it begins (product S39). */
export async function ticketDetail(
  { ticketId }: RequestBody<'ticketDetail'>,
  context: Context,
): Promise<ResponseBody<'ticketDetail'>> {
  const { userId } = requireSession(context);
  const { db } = context;
  const row = await ownTicket(db, userId, ticketId);
  const siblings = await ticketRows(db)
    .where('tickets.transaction_id', '=', row.transaction_id)
    .where('tickets.owner_id', '=', userId)
    .where('tickets.id', '!=', row.id)
    .orderBy('tickets.id')
    .limit(40)
    .execute();
  const event = await anyEvents(db).where('events.id', '=', row.event_id).executeTakeFirstOrThrow();
  const [shown] = await toEvents(context, db, userId, [event]);
  if (!shown) throw notFound(ticketGone);
  const now = context.now();
  const refundPolicy = policyOf(row);
  const isOpen = ticketStatus(row, now) < 3 && linkOpens(event, now) && joinsOnline(event, row);
  return {
    message: row.package_name,
    response: {
      ticket: toTicket(context, row),
      siblings: siblings.map((one) => toTicket(context, one)),
      event: shown,
      ...(isOpen && event.online_url ? { onlineUrl: event.online_url } : {}),
      ...(event.use_live_room ? { useLiveRoom: true } : {}),
      ...(refundPolicy === null ? {} : { refundPolicy }),
      ...(event.refund_note ? { refundNote: event.refund_note } : {}),
      asOf: now.toISOString(),
    },
  };
}

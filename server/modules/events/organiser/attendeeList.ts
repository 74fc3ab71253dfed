import { sql, type SqlBool } from 'kysely';
import type { RequestBody, ResponseBody } from '#openapi/contract.ts';
import { requireSession, type Context } from '../../../context.ts';
import { clean } from '../../../text.ts';
import { offsetOf, PAGE_SIZE } from '../../../shared/paging.ts';
import { readOwnEvent } from '../ownEvent.ts';
import { doublesOf, type Double } from '../tickets/scans.ts';
import { ticketPublicKey } from '../tickets/signature.ts';
import { GRACE_HOURS, ticketRows, toAttendee } from '../tickets/ticketView.ts';

type Filters = NonNullable<RequestBody<'getTicketDetails'>['filters']>;

const DOOR_PAGE = 500;

/** Who comes to an event, for its organiser; for the door in large pages with what checks a code offline (product S36). */
export async function getTicketDetails(
  { eventId, pageIndex, filters = {}, include }: RequestBody<'getTicketDetails'>,
  context: Context,
): Promise<ResponseBody<'getTicketDetails'>> {
  const { userId } = requireSession(context);
  const { db } = context;
  const event = await readOwnEvent(db, userId, eventId);
  const isDoor = include === 'checkin';
  const size = isDoor ? DOOR_PAGE : PAGE_SIZE;
  const snapshotAt = context.now().toISOString();
  const listed = chosen(context, event.id, filters);
  const rows = await listed
    .orderBy('tickets.attendee_name')
    .orderBy('tickets.id')
    .limit(size)
    .offset(offsetOf(pageIndex, size))
    .execute();
  const { count } = await listed
    .clearSelect()
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  const doubles = isDoor
    ? await doublesOf(
        db,
        rows.map(({ id }) => id),
      )
    : new Map<string, Double>();
  return {
    message: count === 1 ? '1 ticket' : `${count} tickets`,
    response: rows.map((row) => toAttendee(context, row, doubles.get(row.id))),
    count,
    ...(isDoor ? { publicKey: ticketPublicKey(context.config.ticketKey) } : {}),
    snapshotAt,
  };
}

function chosen({ db, now }: Context, eventId: string, { text, packageId, status, checkedIn }: Filters) {
  const words = clean(text ?? '');
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  const at = sql`${now().toISOString()}::timestamptz`;
  return ticketRows(db)
    .where('tickets.event_id', '=', eventId)
    .$if(words !== '', (query) =>
      query.where(
        sql<SqlBool>`(tickets.attendee_name ilike ${pattern} or tickets.attendee_email ilike ${pattern}
          or tickets.code = ${words.toUpperCase()})`,
      ),
    )
    .$if(packageId !== undefined, (query) =>
      query.where(sql<SqlBool>`tickets.package_id::text = ${packageId?.toLowerCase() ?? ''}`),
    )
    .$if(status !== undefined, (query) =>
      query.where(
        sql<SqlBool>`(case when tickets.status = 1 and events.end_at + make_interval(hours => ${GRACE_HOURS}::int) <= ${at} then 4 else tickets.status end) = ${status ?? 1}::int`,
      ),
    )
    .$if(checkedIn !== undefined, (query) =>
      query.where(sql<SqlBool>`(tickets.status = 2) = ${checkedIn ?? false}::boolean`),
    );
}

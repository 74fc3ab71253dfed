import { sql, type SqlBool } from 'kysely';
import type { RequestBody, ResponseBody, Schemas } from '#openapi/contract.ts';
import { requireSession, type Context } from '../../../context.ts';
import { countRows, MOST_COUNTED, MOST_SKIPPED, offsetOf, PAGE_SIZE } from '../../../shared/paging.ts';
import { requireShownMember } from '../../people/shownMember.ts';
import { salesOf } from '../organiser/eventPanel.ts';
import { factsOf, toEvents } from '../events.ts';
import { eventRows, requireOrganiser } from '../ownEvent.ts';

/** One's own events with their sales, or another member's published and cancelled ones (product S34, S45). */
export async function getPostedEvents(
  { otherUserId, status, pageIndex }: RequestBody<'getPostedEvents'>,
  context: Context,
): Promise<ResponseBody<'getPostedEvents'>> {
  const { userId } = requireSession(context);
  const { db } = context;
  const isOwn = otherUserId === undefined || otherUserId === userId;
  if (isOwn) requireOrganiser(context);
  else await requireShownMember(db, userId, otherUserId);
  const now = sql`${context.now().toISOString()}::timestamptz`;
  const isOver = sql<SqlBool>`(events.status = 2 or (events.status = 1 and events.end_at <= ${now}))`;
  const owned = eventRows(db)
    .where('owner_id', '=', isOwn ? userId : otherUserId)
    .$if(!isOwn, (events) => events.where('status', '!=', 0));
  // ENDED is derived: it is a published one whose end has passed.
  const listed =
    status === undefined
      ? owned
      : owned
          .where('status', '=', status === 3 ? 1 : status)
          .$if(status === 1, (events) => events.where('end_at', '>', context.now().toISOString()))
          .$if(status === 3, (events) => events.where('end_at', '<=', context.now().toISOString()));
  const offset = offsetOf(pageIndex);
  const rows =
    offset < MOST_SKIPPED
      ? await listed
          .orderBy(isOver)
          .orderBy(sql`case when ${isOver} then null else start_at end`)
          .orderBy('start_at', 'desc')
          .orderBy('id', 'desc')
          .limit(PAGE_SIZE)
          .offset(offset)
          .execute()
      : [];
  const events = await toEvents(context, db, userId, rows);
  const facts = isOwn
    ? await factsOf(
        db,
        userId,
        rows.map(({ id }) => id),
      )
    : undefined;
  const byId = new Map(rows.map((row) => [row.id, row]));
  return {
    message: 'Events',
    response: events.map((event) => {
      const row = byId.get(event.eventId);
      return { event, ...(facts && row ? { sales: salesOf(row, facts.get(row.id)) } : {}) };
    }),
    count: await countRows(db, listed.clearSelect()),
    ...(isOwn ? { totals: await totalsOf(context, userId) } : {}),
  };
}

/** How many events a member has in each state, each counted so far as a list is. */
async function totalsOf({ db, now }: Context, userId: string): Promise<Schemas['EventTotals']> {
  const at = now().toISOString();
  const own = eventRows(db)
    .clearSelect()
    .select(sql<number>`1`.as('one'))
    .where('owner_id', '=', userId);
  const running = own.where('status', '=', 1);
  const counted = Object.entries({
    draft: own.where('status', '=', 0),
    published: running.where('end_at', '>', at),
    cancelled: own.where('status', '=', 2),
    ended: running.where('end_at', '<=', at),
  }).map(
    ([name, some]) => sql`(select count(*) from ${some.limit(MOST_COUNTED)} as bounded) as ${sql.ref(name)}`,
  );
  const { rows } = await sql<Schemas['EventTotals']>`select ${sql.join(counted)}`.execute(db);
  return rows[0] ?? { draft: 0, published: 0, cancelled: 0, ended: 0 };
}

import { sql } from 'kysely';
import type { Schemas } from '#openapi/contract.ts';
import type { Context, Db } from '../../context.ts';
import { mediaUrl } from '../../media/uploads.ts';

const MOST_UPCOMING = 10;
const MOST_CURRENCIES = 20;

const published = (db: Db, ownerId: string) =>
  db
    .selectFrom('events')
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .where('status', '=', 1);

/** How many published events of a member have not ended. */
export async function countUpcoming(
  { db, now }: Pick<Context, 'db' | 'now'>,
  ownerId: string,
): Promise<number> {
  const { count } = await published(db, ownerId)
    .where('end_at', '>', now().toISOString())
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The next events for which a member holds a ticket, each once, and those that they organise, for the strip of what is coming. */
export async function upcomingEvents(
  context: Pick<Context, 'db' | 'now'>,
  member: { id: string; role: number },
): Promise<Schemas['UpcomingItem'][]> {
  const own = member.role === 1 ? [] : await organised(context, member);
  return [...(await upcomingTickets(context, member.id)), ...own];
}

async function upcomingTickets(
  { db, now }: Pick<Context, 'db' | 'now'>,
  memberId: string,
): Promise<Schemas['UpcomingItem'][]> {
  const rows = await db
    .selectFrom('tickets')
    .innerJoin('events', 'events.id', 'tickets.event_id')
    .distinctOn(['events.start_at', 'events.id'])
    .select(['tickets.id', 'tickets.event_id', 'event_name', 'start_at', 'timezone', 'place', 'image_key'])
    .where('tickets.owner_id', '=', memberId)
    .where('tickets.status', 'in', [1, 2])
    .where('events.status', '=', 1)
    .where('events.end_at', '>', now().toISOString())
    .orderBy('events.start_at')
    .orderBy('events.id')
    .orderBy('tickets.id')
    .limit(MOST_UPCOMING)
    .execute();
  return rows.map((row) => ({
    kind: 0,
    title: row.event_name,
    startAt: row.start_at,
    timezone: row.timezone,
    ...(row.place ? { place: row.place } : {}),
    ...(row.image_key ? { imageUrl: mediaUrl(row.image_key) } : {}),
    ticketId: row.id,
    eventId: row.event_id,
  }));
}

async function organised(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { id }: { id: string },
): Promise<Schemas['UpcomingItem'][]> {
  const rows = await published(db, id)
    .where('end_at', '>', now().toISOString())
    .select(['id', 'event_name', 'start_at', 'timezone', 'place', 'image_key'])
    .orderBy('start_at')
    .orderBy('id')
    .limit(MOST_UPCOMING)
    .execute();
  return rows.map((row) => ({
    kind: 1,
    title: row.event_name,
    startAt: row.start_at,
    timezone: row.timezone,
    ...(row.place ? { place: row.place } : {}),
    ...(row.image_key ? { imageUrl: mediaUrl(row.image_key) } : {}),
    eventId: row.id,
  }));
}

/** What a member sold, one sum for each currency, in minor units and without what went back. */
export async function ticketSales(db: Db, ownerId: string): Promise<Schemas['TicketSales'][]> {
  const { rows } = await sql<Schemas['TicketSales']>`
    select events.currency, sum(sold) as tickets, sum(greatest(0, revenue - refunded)) as amount
    from events inner join event_packages on event_packages.event_id = events.id
    where events.owner_id = ${ownerId}::uuid and events.deleted_at is null and event_packages.sold > 0
    group by events.currency order by amount desc, events.currency limit ${sql.lit(MOST_CURRENCIES)}`.execute(
    db,
  );
  return rows;
}

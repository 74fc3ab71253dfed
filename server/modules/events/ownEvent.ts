import { sql, type Selectable } from 'kysely';
import { requireSession, type Context, type Db, type Session } from '../../context.ts';
import type { EventsTable } from '../../db/eventTables.ts';
import { notHidden } from '../../db/visible.ts';
import { isKey } from '../../ids.ts';
import { ApiProblem, conflict, forbidden, notFound, stale } from '../../problem.ts';

/** `terms` is what the list searches and `link_sent_for` what the upkeep has done; nobody reads them. */
export type EventRow = Omit<Selectable<EventsTable>, 'terms' | 'link_sent_for'>;

export const eventGone = 'This event is not available.';
const MOST_DRAFTS = 100;

/** Creating events is for HR, brands and businesses (product 6). Throws 403 ROLE. */
export function requireOrganiser(context: Context): Session {
  const session = requireSession(context);
  if (session.role === 1) throw forbidden('Only HR agencies, brands and businesses organise events.', 'ROLE');
  return session;
}

/** Whoever publishes can be called back. Throws 403 NOT_VERIFIED. */
export async function requirePhone(db: Db, userId: string): Promise<void> {
  const member = await db
    .selectFrom('members')
    .select('phone_verified_at')
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!member?.phone_verified_at)
    throw new ApiProblem(403, 'NOT_VERIFIED', 'Please verify your phone number before you publish an event.');
}

const columns = [
  'id',
  'owner_id',
  'event_name',
  'image_key',
  'image',
  'gallery',
  'place',
  'description',
  'category',
  'tags',
  'start_at',
  'end_at',
  'timezone',
  'format',
  'location',
  'lat',
  'lng',
  'online_url',
  'use_live_room',
  'pricing',
  'currency',
  'min_price',
  'max_price',
  'capacity',
  'sold_count',
  'held_count',
  'age_min',
  'refund_policy',
  'refund_note',
  'questions',
  'show_attendees',
  'waitlist_enabled',
  'linked_job_ids',
  'changes',
  'view_count',
  'status',
  'cancel_reason',
  'cancelled_at',
  'published_at',
  'created_at',
  'updated_at',
  'deleted_at',
] as const satisfies (keyof EventRow)[];

/** Events with what is read of them; also deleted ones, of which somebody may hold tickets. */
export const anyEvents = (db: Db) => db.selectFrom('events').select(columns);

/** The same without deleted ones. */
export const eventRows = (db: Db) => anyEvents(db).where('events.deleted_at', 'is', null);

/**
 * An event that the member may read: one of their own, or a published or cancelled one that stands in the feed and behind no
 * block. Anything else is 404.
 */
export async function readableEvent(db: Db, memberId: string, eventId: string): Promise<EventRow> {
  const event = isKey(eventId)
    ? await eventRows(db)
        .where('events.id', '=', eventId)
        .where((row) =>
          row.or([
            row('events.owner_id', '=', memberId),
            row.and([
              row('events.status', '!=', 0),
              row.exists(
                row
                  .selectFrom('posts')
                  .select(sql`1`.as('one'))
                  .whereRef('posts.id', '=', 'events.id')
                  .where('posts.deleted_at', 'is', null),
              ),
              notHidden(memberId, 'events.owner_id'),
            ]),
          ]),
        )
        .executeTakeFirst()
    : undefined;
  if (!event) throw notFound(eventGone);
  return event;
}

/** One of the member's own events. Another's: 403 NOT_OWNER when it can be read, else 404. */
export async function readOwnEvent(db: Db, memberId: string, eventId: string): Promise<EventRow> {
  const event = await readableEvent(db, memberId, eventId);
  if (event.owner_id !== memberId) throw forbidden('Only its organiser can do this.', 'NOT_OWNER');
  return event;
}

/** The same, locked: whoever changes an event or sells its tickets holds it first. */
export async function ownEvent(db: Db, memberId: string, eventId: string): Promise<EventRow> {
  await readOwnEvent(db, memberId, eventId);
  const event = await eventRows(db).where('events.id', '=', eventId).forNoKeyUpdate().executeTakeFirst();
  if (!event) throw notFound(eventGone);
  return event;
}

/** Throws 409 STALE when the edit was based on another state. */
export function refuseOlder({ updated_at }: Pick<EventRow, 'updated_at'>, updatedAt: string): void {
  if (Date.parse(updatedAt) !== Date.parse(updated_at)) throw stale();
}

/** Whether it is published and not over: what was held has been held, so after its end nothing is paid back by itself. */
export const isToCome = ({ status, end_at }: Pick<EventRow, 'status' | 'end_at'>, now: Date): boolean =>
  status === 1 && Date.parse(end_at) > now.getTime();

/** Cancelled and ended events stay as they are. Throws 409 CONFLICT. */
export function refuseOver({ status, end_at }: Pick<EventRow, 'status' | 'end_at'>, now: Date): void {
  if (status === 2) throw conflict('This event is cancelled. You can duplicate it.');
  if (status === 1 && Date.parse(end_at) <= now.getTime())
    throw conflict('This event is over. You can duplicate it.');
}

/** Drafts are for events that will be published. Throws 409 CONFLICT. */
export async function refuseHoarding(db: Db, memberId: string): Promise<void> {
  const { count } = await db
    .selectFrom('events')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('owner_id', '=', memberId)
    .where('status', '=', 0)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (count >= MOST_DRAFTS)
    throw conflict(`There is room for ${MOST_DRAFTS} drafts. Please delete one first.`);
}

import { sql } from 'kysely';
import type { Context, Db } from '../../../context.ts';
import type { ReportEvidence } from '../../../db/feedTables.ts';
import { dropPictures, picturesOf } from './eventMedia.ts';
import { updateEvent } from './eventWrites.ts';
import { eventRows, isToCome } from '../ownEvent.ts';
import { refundAll } from '../tickets/refundAll.ts';

type Clock = Pick<Context, 'now'>;

/** What is looked at when an event is reported: everything that visitors read. */
export async function eventEvidence(db: Db, eventId: string): Promise<ReportEvidence> {
  const event = await eventRows(db).where('id', '=', eventId).executeTakeFirstOrThrow();
  const packages = await db
    .selectFrom('event_packages')
    .select(['package_name', 'description', 'perks'])
    .where('event_id', '=', eventId)
    .orderBy('id')
    .execute();
  const texts = [
    event.event_name,
    event.place,
    event.location?.directions,
    event.description,
    event.tags.join(', '),
    event.refund_note,
    ...event.questions.map(({ label, options = [] }) => [label, ...options].join(' / ')),
    ...packages.map((one) => [one.package_name, one.description, ...one.perks].filter(Boolean).join(' / ')),
  ];
  return { text: texts.filter(Boolean).join('\n'), media: picturesOf(event) };
}

/**
 * Takes an event away that broke the rules: nobody finds or opens it any more, and one that is not over is cancelled, with
 * everything paid back. False when it is gone.
 */
export async function removeEvent(context: Clock, db: Db, id: string): Promise<boolean> {
  const event = await eventRows(db).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
  if (!event) return false;
  const now = context.now();
  const isCancelled = isToCome(event, now);
  await updateEvent(db, id, {
    ...(isCancelled ? { status: 2, cancelled_at: now } : {}),
    deleted_at: now,
  });
  await db.updateTable('posts').set({ deleted_at: now }).where('id', '=', id).execute();
  await dropPictures(context, db, { keys: picturesOf(event), ownerId: event.owner_id });
  if (isCancelled) await refundAll(context, db, id);
  return true;
}

/** While a member is suspended nobody opens their events; the list and the search leave them out with the member. */
export async function hideEvents({ now }: Clock, db: Db, memberId: string): Promise<void> {
  await sql`
    update posts set deleted_at = ${now().toISOString()}::timestamptz
    where author_id = ${memberId}::uuid and feed_type = 3 and deleted_at is null`.execute(db);
}

export async function showEvents(db: Db, memberId: string): Promise<void> {
  await sql`
    update posts set deleted_at = null from events
    where posts.author_id = ${memberId}::uuid and posts.feed_type = 3 and events.id = posts.id
      and events.deleted_at is null`.execute(db);
}

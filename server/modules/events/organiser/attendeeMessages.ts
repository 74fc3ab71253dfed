import { sql } from 'kysely';
import type { RequestBody, Schemas } from '#openapi/contract.ts';
import { sentenceOf } from '../../../contract/sentences.ts';
import type { Context, Db } from '../../../context.ts';
import { isKey, newId } from '../../../ids.ts';
import { conflict, invalid, notFound } from '../../../problem.ts';
import { clean } from '../../../text.ts';
import type { EventRow } from '../ownEvent.ts';
import { countHolders } from './audience.ts';
import { tellHolders } from '../tickets/holders.ts';

const MOST_SHOWN = 100;

/** Writes to those who come to an event that its organiser holds (product S36). Throws 409 when nobody does. */
export async function writeToAttendees(
  context: Context,
  trx: Db,
  event: EventRow,
  { message: given = '', audience = 'ALL', packageId }: RequestBody<'manageEvent'>,
): Promise<void> {
  const message = clean(given);
  if (message === '') throw invalid({ message: sentenceOf('ManageEventRequest', 'message', 'x-required') });
  if (audience === 'PACKAGE') await requirePackage(trx, event.id, packageId);
  const written = { eventId: event.id, audience, packageId: audience === 'PACKAGE' ? packageId : undefined };
  const recipients = await countHolders(trx, written);
  if (recipients === 0) throw conflict('Nobody holds a ticket of this event yet.');
  const id = newId(context.now().getTime());
  await trx
    .insertInto('event_messages')
    .values({
      id,
      event_id: event.id,
      message,
      audience,
      package_id: written.packageId ?? null,
      recipients,
      sent_at: context.now(),
    })
    .execute();
  const subject = `News of ${event.event_name}`;
  await tellHolders(context, trx, { ...written, news: 'message', part: id, subject, text: message });
  context.after(() => context.services.wakeTasks());
}

async function requirePackage(trx: Db, eventId: string, packageId = '') {
  const found = isKey(packageId)
    ? await trx
        .selectFrom('event_packages')
        .select('id')
        .where('id', '=', packageId)
        .where('event_id', '=', eventId)
        .executeTakeFirst()
    : undefined;
  if (!found) throw notFound('This package is not available.');
}

/** What was sent, newest first. */
export async function messagesOf(db: Db, eventId: string): Promise<Schemas['EventPanel']['messages']> {
  const rows = await db
    .selectFrom('event_messages')
    .selectAll()
    .where('event_id', '=', eventId)
    .orderBy('id', 'desc')
    .limit(MOST_SHOWN)
    .execute();
  return rows.map(({ id, message, audience, package_id, recipients, sent_at }) => ({
    messageId: id,
    message,
    audience,
    ...(package_id === null ? {} : { packageId: package_id }),
    recipients,
    sentAt: sent_at,
  }));
}

type Panel = Schemas['EventPanel'];

/** What was sold on each day of the event's zone, the oldest first. */
export async function salesByDay(
  db: Db,
  { id, timezone }: Pick<EventRow, 'id' | 'timezone'>,
): Promise<Panel['byDay']> {
  // A ticket that was handed on was sold once.
  const { rows } = await sql<Panel['byDay'][number]>`
    select to_char(issued_at at time zone ${timezone}, 'YYYY-MM-DD') as day, count(*) as sold, sum(price) as revenue
    from tickets where event_id = ${id}::uuid and handed_from is null
    group by 1 order by 1 desc limit 400`.execute(db);
  return rows.toReversed();
}

/** Who is inside, by gate, the busiest first. */
export async function insideByGate(db: Db, eventId: string): Promise<Panel['byGate']> {
  const { rows } = await sql<Panel['byGate'][number]>`
    select gate, count(*) as "checkedIn" from tickets
    where event_id = ${eventId}::uuid and status = 2 and gate is not null
    group by gate order by 2 desc, gate limit 50`.execute(db);
  return rows;
}

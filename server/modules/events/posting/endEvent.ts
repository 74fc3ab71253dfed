import type { Context, Db } from '../../../context.ts';
import { newId } from '../../../ids.ts';
import { conflict } from '../../../problem.ts';
import { clean } from '../../../text.ts';
import { nextTime } from '../../jobs/ownJob.ts';
import { dropPictures, picturesOf } from './eventMedia.ts';
import { insertEvent, updateEvent } from './eventWrites.ts';
import { refuseHoarding, refuseOver, type EventRow } from '../ownEvent.ts';
import { measurePrices, packagesOf } from '../packageRows.ts';
import { refundAll } from '../tickets/refundAll.ts';

/** Cancels a published event that its owner holds. It stays where it is, with the reason; every ticket is paid back. */
export async function cancelEvent(
  context: Context,
  db: Db,
  event: EventRow,
  reason: string,
): Promise<string> {
  if (event.status === 0) throw conflict('This is a draft. You can delete it.');
  refuseOver(event, context.now());
  const now = nextTime(context.now(), event.updated_at);
  await updateEvent(db, event.id, {
    status: 2,
    cancel_reason: clean(reason),
    cancelled_at: now,
    updated_at: now,
  });
  await db.updateTable('posts').set({ updated_at: now }).where('id', '=', event.id).execute();
  await refundAll(context, db, event.id);
  context.after(() => context.services.wakeTasks());
  return event.id;
}

/** Deletes a draft that its owner holds, with its pictures. */
export async function deleteDraft(context: Context, db: Db, event: EventRow): Promise<void> {
  if (event.status !== 0) throw conflict('Only a draft can be deleted. You can cancel this event.');
  await updateEvent(db, event.id, { deleted_at: context.now() });
  await dropPictures(context, db, { keys: picturesOf(event), ownerId: event.owner_id });
}

/** A draft with the same texts, pictures and packages; nothing is sold of it, and its sales start at once. Returns its id. */
export async function duplicateEvent(context: Context, db: Db, event: EventRow): Promise<string> {
  await refuseHoarding(db, event.owner_id);
  const now = context.now();
  const id = newId(now.getTime());
  await insertEvent(db, {
    id,
    owner_id: event.owner_id,
    event_name: event.event_name,
    image_key: event.image_key,
    image: event.image && JSON.stringify(event.image),
    gallery: JSON.stringify(event.gallery),
    place: event.place,
    description: event.description,
    category: event.category,
    tags: JSON.stringify(event.tags),
    start_at: event.start_at,
    end_at: event.end_at,
    timezone: event.timezone,
    format: event.format,
    location: event.location && JSON.stringify(event.location),
    lat: event.lat,
    lng: event.lng,
    online_url: event.online_url,
    use_live_room: event.use_live_room,
    pricing: event.pricing,
    currency: event.currency,
    capacity: event.capacity,
    age_min: event.age_min,
    refund_policy: event.refund_policy,
    refund_note: event.refund_note,
    questions: JSON.stringify(event.questions),
    show_attendees: event.show_attendees,
    waitlist_enabled: event.waitlist_enabled,
    linked_job_ids: JSON.stringify(event.linked_job_ids),
    created_at: now,
    updated_at: now,
  });
  for (const row of await packagesOf(db, event.id))
    await db
      .insertInto('event_packages')
      .values({
        id: newId(now.getTime()),
        event_id: id,
        package_name: row.package_name,
        description: row.description,
        perks: JSON.stringify(row.perks),
        price: row.price,
        quantity: row.quantity,
        min_per_order: row.min_per_order,
        max_per_order: row.max_per_order,
        attendance: row.attendance,
        hide_when_sold_out: row.hide_when_sold_out,
        created_at: now,
        updated_at: now,
      })
      .execute();
  await measurePrices(db, id);
  return id;
}

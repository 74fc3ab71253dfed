import type { Insertable, Updateable } from 'kysely';
import type { Db } from '../../../context.ts';
import type { EventsTable } from '../../../db/eventTables.ts';
import { indexEvent } from '../../../search/searchEntries.ts';
import type { EventFields } from './eventForm.ts';
import type { Pictures } from './eventMedia.ts';

/** Fields of a form and its pictures as columns. */
export const columnsOf = (fields: EventFields, { image, gallery }: Pictures) => ({
  ...fields,
  tags: JSON.stringify(fields.tags),
  location: fields.location && JSON.stringify(fields.location),
  questions: JSON.stringify(fields.questions),
  linked_job_ids: JSON.stringify(fields.linked_job_ids),
  image: image && JSON.stringify(image),
  image_key: image?.mediaKey ?? null,
  gallery: JSON.stringify(gallery),
});

/** Writes a new event, and tells whatever finds events. */
export async function insertEvent(db: Db, event: Insertable<EventsTable>): Promise<void> {
  await db.insertInto('events').values(event).execute();
  await indexEvent(db, event.id);
}

/** Takes an event away for good, with its packages and with who looked at it. */
export async function eraseEvent(db: Db, id: string): Promise<void> {
  await db.deleteFrom('events').where('id', '=', id).execute();
  await indexEvent(db, id);
}

/** The same for a change; with an `id` for a draft that is published, whose packages go along. */
export async function updateEvent(db: Db, id: string, change: Updateable<EventsTable>): Promise<void> {
  await db.updateTable('events').set(change).where('id', '=', id).execute();
  await indexEvent(db, change.id ?? id);
}

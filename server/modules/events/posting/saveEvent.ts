import { requireSession, type Context, type Db } from '../../../context.ts';
import { sentenceOf } from '../../../contract/sentences.ts';
import { isKey, newId } from '../../../ids.ts';
import { invalid } from '../../../problem.ts';
import { cleanOptional } from '../../../text.ts';
import { nextTime } from '../../jobs/ownJob.ts';
import { changeOf } from './eventChange.ts';
import { readEvent, type Errors, type EventFields, type EventInput } from './eventForm.ts';
import { dropPictures, picturesOf, takePictures, type Pictures } from './eventMedia.ts';
import { columnsOf, insertEvent, updateEvent } from './eventWrites.ts';
import { refuseHoarding, type EventRow } from '../ownEvent.ts';
import { endSales, priceErrors } from '../packageRows.ts';

/** What a form says, with its pictures looked into (`claimPictures`). */
export interface EventForm {
  input: EventInput;
  pictures: Pictures;
}

/** Writes a draft inside the caller's transaction; returns its id. */
export async function createDraft(context: Context, db: Db, { input, pictures }: EventForm): Promise<string> {
  const { userId } = requireSession(context);
  const now = context.now();
  const { fields, errors } = readEvent(input, { now, publishes: false });
  await refuseWrong(context, db, fields, errors);
  await refuseHoarding(db, userId);
  await takePictures(db, userId, pictures);
  const id = newId(now.getTime());
  const columns = columnsOf(fields, pictures);
  await insertEvent(db, { ...columns, id, owner_id: userId, created_at: now, updated_at: now });
  return id;
}

/**
 * Changes a draft or a published event that its owner holds; `message` goes with a change of date or place after sales.
 * Returns how it is now.
 */
export async function changeEvent(
  context: Context,
  db: Db,
  before: EventRow,
  { input, pictures, message }: EventForm & { message?: string | undefined },
): Promise<void> {
  const now = nextTime(context.now(), before.updated_at);
  const publishes = before.status === 1;
  const { fields, errors } = readEvent(input, { now: context.now(), publishes, before });
  if (publishes && !pictures.image)
    errors['event.eventImage'] ??= sentenceOf('EventInput', 'eventImage', 'x-required');
  if (publishes) Object.assign(errors, await priceErrors(db, before.id, fields));
  const taken = before.sold_count + before.held_count;
  if (taken > 0) refuseLocked(before, fields, errors);
  const change = taken > 0 ? changeOf(before, fields, now) : undefined;
  const said = cleanOptional(message);
  if (change && !said) errors.message ??= sentenceOf('EventEditRequest', 'message', 'x-required');
  await refuseWrong(context, db, fields, errors);
  await takePictures(db, before.owner_id, pictures, before);
  await updateEvent(db, before.id, {
    ...columnsOf(fields, pictures),
    updated_at: now,
    // A new link is sent as well, when the old one was.
    ...(fields.online_url === before.online_url ? {} : { link_sent_for: null }),
    ...(change ? { changes: withChange(before, { ...change, ...(said ? { message: said } : {}) }) } : {}),
  });
  await endSales(db, before.id, fields.end_at);
  const shown = new Set(picturesOf(pictures));
  const dropped = picturesOf(before).filter((key) => !shown.has(key));
  await dropPictures(context, db, { keys: dropped, ownerId: before.owner_id });
}

/** What is locked once tickets are out, or wait for their payment. */
function refuseLocked(before: EventRow, { capacity, currency }: EventFields, errors: Errors) {
  const taken = before.sold_count + before.held_count;
  if (capacity !== null && capacity < taken)
    errors['event.capacity'] ??= `${taken} tickets are sold. The capacity cannot be lower.`;
  if (currency !== before.currency)
    errors['event.currency'] ??= 'The currency stays as it is once tickets are sold.';
}

const MOST_CHANGES = 50;

const withChange = ({ changes }: EventRow, change: EventRow['changes'][number]) =>
  JSON.stringify([change, ...changes].slice(0, MOST_CHANGES));

async function refuseWrong(context: Context, db: Db, fields: EventFields, errors: Errors) {
  if (!(await areOwnJobs(context, db, fields.linked_job_ids)))
    errors['event.linkedJobIds'] ??= sentenceOf('EventInput', 'linkedJobIds');
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

async function areOwnJobs(context: Context, db: Db, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true;
  const { userId, role } = requireSession(context);
  if (role !== 2 || !ids.every(isKey)) return false;
  const found = await db
    .selectFrom('jobs')
    .select('id')
    .where('id', 'in', ids)
    .where('owner_id', '=', userId)
    .where('deleted_at', 'is', null)
    .execute();
  return found.length === new Set(ids).size;
}

import { sentenceOf } from '../../../contract/sentences.ts';
import type { Context, Db } from '../../../context.ts';
import { newId } from '../../../ids.ts';
import { conflict, invalid } from '../../../problem.ts';
import { EVENT } from '../../../shared/posts.ts';
import { nextTime } from '../../jobs/ownJob.ts';
import { tellFollowers } from '../../../notify/tellFollowers.ts';
import { formOf, readEvent } from './eventForm.ts';
import { updateEvent } from './eventWrites.ts';
import { requirePhone, type EventRow } from '../ownEvent.ts';
import { ACTIVE, packagesOf, priceErrors } from '../packageRows.ts';

/**
 * Publishes a draft that its owner holds, with a place in the feed; returns its id, which is of now. What is missing (product
 * S35) is said by field.
 */
export async function publishEvent(context: Context, db: Db, draft: EventRow): Promise<string> {
  if (draft.status !== 0)
    throw conflict(draft.status === 1 ? 'This event is published already.' : 'This event is cancelled.');
  await requirePhone(db, draft.owner_id);
  const errors = await missingIn(context, db, draft);
  if (Object.keys(errors).length > 0)
    throw invalid(errors, 'Something is missing before this can be published.');
  const now = nextTime(context.now(), draft.updated_at);
  const id = newId(now.getTime());
  // What lists and search find stands in the feed, so the feed is first.
  await db
    .insertInto('posts')
    .values({ id, feed_type: EVENT, author_id: draft.owner_id, text: '', created_at: now, updated_at: now })
    .execute();
  await updateEvent(db, draft.id, { id, status: 1, published_at: now, updated_at: now });
  await tellFollowers(context, db, id);
  return id;
}

async function missingIn(context: Context, db: Db, draft: EventRow): Promise<Record<string, string>> {
  const { fields, errors } = readEvent(formOf(draft), { now: context.now(), publishes: true, before: draft });
  if (!draft.image) errors['event.eventImage'] ??= sentenceOf('EventInput', 'eventImage', 'x-required');
  Object.assign(errors, await priceErrors(db, draft.id, fields));
  const packages = await packagesOf(db, draft.id);
  if (packages.length > 0 && packages.every(({ status }) => status !== ACTIVE))
    errors.packages ??= 'The sale of every package is paused. Please resume one.';
  return errors;
}

import type { Schemas } from '#openapi/contract.ts';
import { requireSession, type Context, type Db } from '../../../context.ts';
import { notHidden } from '../../../db/visible.ts';
import { isKey, newId } from '../../../ids.ts';
import { invalid, stale } from '../../../problem.ts';
import { tellFollowers } from '../../../notify/tellFollowers.ts';
import { changesOf, tellChange } from './changes.ts';
import { endOfDay } from '../deadline.ts';
import { isNear } from './closingDay.ts';
import { readJob, type JobFields } from './jobForm.ts';
import { dropImage, takeImage } from './jobImage.ts';
import { columnsOf, insertJob, updateJob } from './jobWrites.ts';
import { jobClosed, nextTime, ownJob, refuseHoarding, requirePhone, type JobRow } from '../ownJob.ts';
import { beginMeasuring } from '../measurePosters.ts';

type Form = Schemas['AddJobRequest'];

/** Writes, changes or publishes a job inside the caller's transaction; returns its id. */
export async function saveJob(context: Context, db: Db, body: Form): Promise<string> {
  const { userId } = requireSession(context);
  const before = body.jobId === undefined ? undefined : await ownJob(db, userId, body.jobId);
  if (before) refuseChange(before, body);
  const { fields, errors } = readJob(body, context.now(), before?.status === 1 ? before.apply_by : undefined);
  if (!(await isCompany(db, userId, body.companyId)))
    errors.companyId = 'Please choose a company from the list.';
  if (Object.keys(errors).length > 0) throw invalid(errors);
  await refuseUnready(db, userId, body);
  const image = await takeImage(db, {
    key: body.companyImageKey,
    before: before?.company_image_key ?? null,
    ownerId: userId,
  });
  const shared = {
    ...columnsOf(fields),
    company_id: body.companyId?.toLowerCase() ?? null,
    company_image_key: image,
    status: body.status,
  };
  const id = await (before?.status === 1
    ? changeOpen(context, db, { before, fields, shared })
    : write(context, db, { before, fields, shared }));
  if (before && before.company_image_key !== image)
    await dropImage(context, db, { key: before.company_image_key, ownerId: userId });
  return id;
}

async function refuseUnready(db: Db, userId: string, { status, jobId }: Form) {
  if (status === 1) await requirePhone(db, userId);
  else if (jobId === undefined) await refuseHoarding(db, userId);
}

interface Step {
  before: JobRow | undefined;
  fields: JobFields;
  shared: ReturnType<typeof columnsOf> & {
    company_id: string | null;
    company_image_key: string | null;
    status: 0 | 1;
  };
}

function refuseChange(before: JobRow, { status, updatedAt }: Form) {
  if (before.status > 1) throw jobClosed('This job is closed. Reopen it before you change it.');
  if (updatedAt !== undefined && Date.parse(updatedAt) !== Date.parse(before.updated_at)) throw stale();
  if (before.status === 1 && status === 0)
    throw invalid({ status: 'An open job cannot become a draft again. You can close it.' });
}

/** A company is a member of the three roles that are none of a person (getCompanies). */
async function isCompany(db: Db, userId: string, companyId: string | undefined): Promise<boolean> {
  if (companyId === undefined) return true;
  if (!isKey(companyId)) return false;
  const found = await db
    .selectFrom('members')
    .select('id')
    .where('id', '=', companyId)
    .where('role', '>', 1)
    .where('deleted_at', 'is', null)
    .where('suspended_at', 'is', null)
    .where(notHidden(userId, 'members.id'))
    .executeTakeFirst();
  return found !== undefined;
}

const deadline = ({ apply_by, timezone }: JobFields) => endOfDay(apply_by, timezone ?? undefined);

/** A draft, or a job that becomes open now: then it gets an id of now, which is its place in the feed. */
async function write(context: Context, db: Db, { before, fields, shared }: Step): Promise<string> {
  const { userId } = requireSession(context);
  const now = before ? nextTime(context.now(), before.updated_at) : context.now();
  const opens = shared.status === 1;
  const id = before && !opens ? before.id : newId(now.getTime());
  const until = deadline(fields);
  const state = {
    ...shared,
    id,
    apply_until: until,
    updated_at: now,
    posted_at: opens ? now : null,
    // Who chooses a near day knows that it is near.
    warned_at: isNear(now, until) ? now : null,
  };
  // The Jobs tab shows what stands in the feed, so the feed is first.
  if (opens) await publish(context, db, { id, userId, now });
  if (before) await updateJob(db, before.id, state);
  else await insertJob(db, { ...state, owner_id: userId, created_at: now });
  return id;
}

async function publish(
  context: Context,
  db: Db,
  { id, userId, now }: { id: string; userId: string; now: Date },
) {
  await db
    .insertInto('posts')
    .values({ id, feed_type: 2, author_id: userId, text: '', created_at: now, updated_at: now })
    .execute();
  await beginMeasuring(db, now, userId);
  await tellFollowers(context, db, id);
}

async function changeOpen(context: Context, db: Db, { before, fields, shared }: Step): Promise<string> {
  if (!before) throw new Error('only a job that is there is changed');
  const now = nextTime(context.now(), before.updated_at);
  const until = deadline(fields);
  const moved = Date.parse(before.apply_until ?? '') !== until.getTime();
  const changes = changesOf(before, fields, now);
  await updateJob(db, before.id, {
    ...shared,
    apply_until: until,
    updated_at: now,
    changes: JSON.stringify([...changes, ...before.changes].slice(0, 50)),
    ...(moved ? { warned_at: isNear(now, until) ? now : null } : {}),
  });
  await db.updateTable('posts').set({ updated_at: now }).where('id', '=', before.id).execute();
  if (changes.length > 0) await tellChange(context, db, before, now);
  return before.id;
}

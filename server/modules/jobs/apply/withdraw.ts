import type { RequestBody } from '#openapi/contract.ts';
import { requireSession, type Context, type Db } from '../../../context.ts';
import { once } from '../../../idempotency.ts';
import { isKey } from '../../../ids.ts';
import { conflict, notFound } from '../../../problem.ts';
import { limit } from '../../../rateLimit.ts';
import { cleanOptional } from '../../../text.ts';
import { notify } from '../../../notify/notify.ts';
import { applicationsChanged } from '../applicationEvents.ts';
import { APPLICATION_RECEIVED, applicationKey } from '../applicationNews.ts';
import { lockJobs, shiftCounts } from '../jobCounts.ts';
import { NOTICE_MS, OVERDUE_MS, REJECTED, UNDER_REVIEW } from '../moves.ts';
import { addSteps, dropUntold, step } from '../steps.ts';

type Body = Exclude<RequestBody<'applyJob'>, { action: 0 }>;

const WITHDRAW = 1;
/** What was withdrawn is kept so long for the applicant alone. */
const KEPT_MS = 30 * 86_400_000;

type Row = NonNullable<Awaited<ReturnType<typeof lockOwn>>>;

async function lockOwn(db: Db, userId: string, { applicationId, jobId }: Body) {
  if (!isKey(applicationId) || !isKey(jobId)) return undefined;
  await lockJobs(db, [jobId]);
  return db
    .selectFrom('applications')
    .select([
      'id',
      'job_id',
      'owner_id',
      'status',
      'told_status',
      'told_message',
      'told_interview',
      'notify_at',
      'applied_at',
      'seen_at',
      'answered_at',
      'nudged_at',
      'withdrawn_at',
      'hidden_at',
    ])
    .where('id', '=', applicationId)
    .where('job_id', '=', jobId)
    .where('applicant_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}

/** WITHDRAW or NUDGE of one's own application (product S31, 5); returns its id. */
export async function changeApplication(body: Body, context: Context): Promise<string> {
  const { userId } = requireSession(context);
  await limit(context, 'application', userId);
  return once(context, 'applyJob', body.clientId, async (trx) => {
    const row = await lockOwn(trx, userId, body);
    if (!row) throw notFound('This application does not exist any more.');
    await (body.action === WITHDRAW ? withdraw(context, trx, row, body.reason) : nudge(context, trx, row));
    return row.id;
  });
}

/** What was decided and not told stays untold: the application freezes as its applicant knows it. Twice is the same as once. */
async function withdraw(context: Context, db: Db, row: Row, reason: string | undefined): Promise<void> {
  const { userId } = requireSession(context);
  if (row.withdrawn_at !== null) return;
  if (row.told_status === REJECTED) throw conflict('This application was decided already.');
  const at = context.now();
  const text = cleanOptional(reason) ?? null;
  if (row.notify_at !== null) await dropUntold(db, [row.id]);
  const after = await db
    .updateTable('applications')
    .set({
      status: row.told_status,
      earlier_status: null,
      notify_at: null,
      message: row.told_message,
      interview: row.told_interview === null ? null : JSON.stringify(row.told_interview),
      // Nobody meets any more.
      interview_at: null,
      withdrawn_at: at,
      withdraw_reason: text,
      updated_at: at,
      delete_after: new Date(at.getTime() + KEPT_MS),
    })
    .where('id', '=', row.id)
    .returning(['status', 'seen_at', 'answered_at', 'withdrawn_at', 'hidden_at'])
    .executeTakeFirstOrThrow();
  await addSteps(db, [{ application_id: row.id, what: step.withdrawn, by_id: userId, text }], {
    at,
    told: true,
  });
  await shiftCounts(db, [{ jobId: row.job_id, before: row, after }]);
  await applicationsChanged(db, [row]);
  const received = applicationKey({ what: 'received', id: row.id });
  if (at.getTime() - Date.parse(row.applied_at) < NOTICE_MS && row.seen_at === null) {
    // As if it had never come (product S29: undo).
    await db
      .deleteFrom('notifications')
      .where('member_id', '=', row.owner_id)
      .where('key', '=', received)
      .execute();
    return;
  }
  await notify(context, db, [row.owner_id], {
    type: APPLICATION_RECEIVED,
    key: applicationKey({ what: 'withdrawn', id: row.id }),
    feedId: row.job_id,
    feedType: 2,
  });
}

/** One notice to HR, once, after 14 days without an answer. */
async function nudge(context: Context, db: Db, row: Row): Promise<void> {
  const { userId } = requireSession(context);
  if (row.nudged_at !== null) return;
  const at = context.now();
  const waits = row.told_status === UNDER_REVIEW && row.withdrawn_at === null;
  if (!waits) throw conflict('This application has an answer already.');
  if (at.getTime() - Date.parse(row.applied_at) <= OVERDUE_MS)
    throw conflict('You can ask once 14 days have passed without an answer.');
  await db.updateTable('applications').set({ nudged_at: at }).where('id', '=', row.id).execute();
  await addSteps(db, [{ application_id: row.id, what: step.nudged, by_id: userId }], { at, told: true });
  await notify(context, db, [row.owner_id], {
    type: APPLICATION_RECEIVED,
    key: applicationKey({ what: 'nudged', id: row.id }),
    feedId: row.job_id,
    feedType: 2,
  });
}

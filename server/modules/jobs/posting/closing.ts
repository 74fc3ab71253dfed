import { sql, type RawBuilder } from 'kysely';
import type { Context, Db } from '../../../context.ts';
import { newId } from '../../../ids.ts';
import { addTask, type TaskContext, type TaskKind } from '../../../tasks.ts';
import { tell } from '../../../notify/notify.ts';
import { APPLICANTS } from './jobNews.ts';
import { jobKey } from '../../../notify/news.ts';
import { updateJob } from './jobWrites.ts';
import { nextTime, type JobRow } from '../ownJob.ts';
import { measurePosters } from '../measurePosters.ts';
import { dropUntold } from '../steps.ts';

/** What is said when HR says nothing (product D7). */
export const neutralMessage = 'The position has been closed. Thank you for your interest.';
export const ANSWER = 'jobs.answer';

const AT_ONCE = 500;
/** After the last try of the task it begins anew. */
const AGAIN_MS = 6 * 3_600_000;
const JOB_CLOSED = 7;
const FILLED = 2;

type Clock = Pick<Context, 'now'>;

export interface Closing {
  reason: NonNullable<JobRow['close_reason']>;
  message?: string | undefined;
  /** Who closes it; absent when it closes by itself. */
  byId?: string;
}

/**
 * Closes an open job that the caller has locked, and answers everyone who waits: the first some hundreds at once, and the
 * others by a task, which goes on where it was when the server stops. Returns whether others are left. How their owner
 * answers is measured by whoever closes, once for all that they close (measurePosters.ts).
 */
export async function closeJob(
  context: Clock,
  db: Db,
  job: JobRow,
  { reason, message, byId }: Closing,
): Promise<boolean> {
  const at = nextTime(context.now(), job.updated_at);
  await updateJob(db, job.id, {
    status: reason === FILLED ? 3 : 2,
    close_reason: reason,
    closing_message: message ?? null,
    closed_at: at,
    updated_at: at,
  });
  await db.updateTable('posts').set({ updated_at: at }).where('id', '=', job.id).execute();
  const closed = { ...job, closed_at: at.toISOString(), close_reason: reason };
  const answered = await answerUnanswered(db, context, closed, message, { byId });
  if (answered < AT_ONCE) return false;
  await addTask(db, {
    kind: ANSWER,
    data: { jobId: job.id, ...(byId ? { byId } : {}) },
    runAt: context.now(),
    key: `${ANSWER}:${job.id}:${at.getTime()}`,
  });
  return true;
}

/** When what was sent goes: the days that its applicant agreed to, or fewer where the job says so, after the closing. */
export const lastDay = (closedAt: RawBuilder<unknown>, days: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`${closedAt} + make_interval(hours => 24 * least(applications.retention_days, ${days}))`;

type Closed = Pick<JobRow, 'id' | 'owner_id' | 'closed_at' | 'retention_days'>;

/**
 * Answers some hundreds of those who applied and are in status 1 or 4: from now on status 3 because the job closed, told at
 * once. What all applicants gave is kept for the job's days from the closing on. `dueBy`: only those whose days are over by
 * then. Returns how many it answered; call it
 * again until that is 0. Runs inside a transaction that holds the job.
 */
export async function answerUnanswered(
  db: Db,
  { now: clock }: Clock,
  job: Closed,
  message: string | undefined,
  { byId, dueBy }: { byId?: string | undefined; dueBy?: Date } = {},
): Promise<number> {
  const now = clock();
  const closedAt = new Date(job.closed_at ?? now);
  const said = message || neutralMessage;
  const waiting = await db
    .selectFrom('applications')
    .select(['id', 'applicant_id', 'answered_at', 'hidden_at'])
    .where('job_id', '=', job.id)
    .where('withdrawn_at', 'is', null)
    .where('status', 'in', [1, 4])
    .$if(dueBy !== undefined, (query) => query.where('delete_after', '<=', (dueBy ?? now).toISOString()))
    .orderBy('id')
    .limit(AT_ONCE)
    .forUpdate()
    .execute();
  const ids = waiting.map(({ id }) => id);
  if (ids.length > 0) {
    // What was to leave with a notice that waits was meant for another answer.
    await dropUntold(db, ids);
    await db
      .updateTable('applications')
      .set((row) => ({
        status: 3,
        told_status: 3,
        notify_at: null,
        earlier_status: null,
        by_closing: true,
        interview: null,
        told_interview: null,
        interview_at: null,
        message: said,
        told_message: said,
        answered_at: row.fn.coalesce('answered_at', sql<string>`${now}::timestamptz`),
        moved_at: now,
        updated_at: now,
      }))
      .where('id', 'in', ids)
      .execute();
    await db
      .insertInto('application_steps')
      .values(
        ids.map((id) => ({
          id: newId(now.getTime()),
          application_id: id,
          at: now,
          told_at: now,
          what: JOB_CLOSED,
          by_id: byId ?? null,
          text: said,
        })),
      )
      .execute();
    // Hidden ones are in no count; `reviewed` counts those who were answered before as well.
    const shown = waiting.filter(({ hidden_at }) => hidden_at === null);
    const first = shown.filter(({ answered_at }) => answered_at === null).length;
    await sql`
      update jobs set unanswered_count = unanswered_count - ${shown.length}::int,
        reviewed_count = reviewed_count + ${first}::int
      where id = ${job.id}::uuid`.execute(db);
    // Each is told in the transaction that moves them, so never twice of one closing, and again of a second one.
    const key = jobKey('closed', job.id, now.getTime());
    const applicants = waiting.map(({ applicant_id }) => applicant_id);
    await tell({ now: clock }, db, applicants, { type: APPLICANTS, key });
  }
  if (ids.length < AT_ONCE)
    await sql`
      update applications set delete_after = ${lastDay(sql`${closedAt.toISOString()}::timestamptz`, sql`${job.retention_days}::int`)}
      where job_id = ${job.id}::uuid and snapshot is not null and withdrawn_at is null`.execute(db);
  return ids.length;
}

/** A job that is closed, locked; undefined when it is not (any more). */
export const closedJob = (db: Db, jobId: string): Promise<JobRow | undefined> =>
  db
    .selectFrom('jobs')
    .selectAll()
    .where('id', '=', jobId)
    .where('status', '>', 1)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Each some hundreds in a transaction of their own. One that was reopened meanwhile asks for nothing. */
export const answerTask: TaskKind = {
  async run(context: TaskContext, data) {
    const jobId = String(data.jobId);
    const byId = data.byId === undefined ? undefined : String(data.byId);
    const owners = new Set<string>();
    let answered: number;
    do
      answered = await context.db.transaction().execute(async (trx) => {
        const job = await closedJob(trx, jobId);
        if (!job) return 0;
        owners.add(job.owner_id);
        return answerUnanswered(trx, context, job, job.closing_message ?? undefined, { byId });
      });
    while (answered > 0);
    await measurePosters(context.db, context.now(), [...owners]);
  },
  // Everyone is owed an answer, however long the server could not give it.
  gaveUp: ({ db, now }, data) =>
    addTask(db, {
      kind: ANSWER,
      data,
      runAt: new Date(now().getTime() + AGAIN_MS),
      key: `${ANSWER}:${String(data.jobId)}:again`,
    }),
};

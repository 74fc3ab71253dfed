import type { Selectable } from 'kysely';
import { requireSession, type Context, type Db, type Session } from '../../context.ts';
import type { JobsTable } from '../../db/jobTables.ts';
import { notHidden } from '../../db/visible.ts';
import { isKey } from '../../ids.ts';
import { ApiProblem, conflict, forbidden, notFound } from '../../problem.ts';

export type JobRow = Selectable<JobsTable>;

/** So often a job can be opened again. */
export const MOST_REOPENED = 3;

export const jobGone = 'This job is not available.';
export const jobClosed = (message: string) => conflict(message, 'JOB_CLOSED');

/** Posting jobs and deciding is for HR (product 6). Throws 403 ROLE. */
export function requireHr(context: Context): Session {
  const session = requireSession(context);
  if (session.role !== 2) throw forbidden('Only HR members post jobs.', 'ROLE');
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
    throw new ApiProblem(403, 'NOT_VERIFIED', 'Please verify your phone number before you publish a job.');
}

/** One of the member's own jobs, locked. Another's: 403 NOT_OWNER when it can be read, else 404. */
export async function ownJob(db: Db, memberId: string, jobId: string): Promise<JobRow> {
  const job = isKey(jobId)
    ? await db
        .selectFrom('jobs')
        .selectAll()
        .where('id', '=', jobId)
        .where('deleted_at', 'is', null)
        .where(notHidden(memberId, 'jobs.owner_id'))
        .forNoKeyUpdate()
        .executeTakeFirst()
    : undefined;
  const isReadable = job && (job.owner_id === memberId || job.status !== 0);
  if (!isReadable) throw notFound(jobGone);
  if (job.owner_id !== memberId) throw forbidden('Only who posted this job can change it.', 'NOT_OWNER');
  return job;
}

const MOST_DRAFTS = 100;

/** Drafts are for jobs that will be published. Throws 409 CONFLICT. */
export async function refuseHoarding(db: Db, memberId: string): Promise<void> {
  const { count } = await db
    .selectFrom('jobs')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('owner_id', '=', memberId)
    .where('status', '=', 0)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (count >= MOST_DRAFTS)
    throw conflict(`There is room for ${MOST_DRAFTS} drafts. Please delete one first.`);
}

/** Every change has a time of its own, so that the older state is known by it. */
export const nextTime = (now: Date, before: string): Date =>
  new Date(Math.max(now.getTime(), Date.parse(before) + 1));

import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { RequestBody, ResponseBody, Schemas } from '#openapi/contract.ts';
import { requireSession, type Context, type Db } from '../../../context.ts';
import { isKey } from '../../../ids.ts';
import { notFound } from '../../../problem.ts';
import { MOST_SKIPPED, offsetOf } from '../../../shared/paging.ts';
import { applicationRows, type Application } from '../applicationRows.ts';
import { toRequests } from '../applicationView.ts';
import { jobReport } from './jobReport.ts';
import { markSeen } from './seen.ts';
import { filterParts, seenByHr } from './requestFilters.ts';
import { isShown } from '../../../shared/appliesTo.ts';
import { afterCursor, orderOf, requestCursor, type Sort } from './requestOrder.ts';

type Body = RequestBody<'getJobRequestList'>;
type Answer = ResponseBody<'getJobRequestList'>;
type ByStatus = Schemas['ApplicationsByStatus'];

const HR = 2;
const MOST_OTHERS = 50;
const nobody: ByStatus = { '1': 0, '2': 0, '3': 0, '4': 0 };
const none: Answer = { message: 'Job requests', response: [], count: 0, nextCursor: null, byStatus: nobody };

/** The applications to the caller's own jobs (product S30). The route is open to all roles; others have none. */
export async function getJobRequestList(body: Body, context: Context): Promise<Answer> {
  const { userId, role } = requireSession(context);
  if (role !== HR) return none;
  const { db } = context;
  const { jobId, applicationId, filters = {} } = body;
  if (jobId !== undefined && !isKey(jobId)) return none;
  const own = seenByHr(userId, jobId);
  const where = sql.join([own, ...filterParts(filters, context.now())], sql` and `) as RawBuilder<SqlBool>;
  if (applicationId !== undefined) {
    const response = [await oneRequest(context, own, applicationId)];
    return { ...none, response, count: 1, byStatus: await countByStatus(db, where) };
  }
  const { requestStatus, include, sort = 0, cursor } = body;
  const after = cursor === undefined ? undefined : afterCursor(sort, cursor);
  const byStatus = after?.byStatus ?? (await countByStatus(db, where));
  const count = requestStatus
    ? byStatus[requestStatus]
    : Object.values(byStatus).reduce((sum, size) => sum + size, 0);
  return {
    message: 'Job requests',
    ...(await pageOf(context, body, { where, after: after?.rows, byStatus })),
    count,
    byStatus,
    ...(include === 'report'
      ? { report: await jobReport(db, own, { ownerId: userId, jobId }, context.now()) }
      : {}),
  };
}

async function countByStatus(db: Db, where: RawBuilder<SqlBool>): Promise<ByStatus> {
  const { rows } = await sql<{ status: 1 | 2 | 3 | 4; size: number }>`
    select status, count(*) as size from applications where ${where} group by status`.execute(db);
  const counts = { ...nobody };
  for (const { status, size } of rows) counts[status] = size;
  return counts;
}

interface Listed {
  where: RawBuilder<SqlBool>;
  after: RawBuilder<SqlBool> | undefined;
  byStatus: ByStatus;
}

async function pageOf(
  context: Context,
  { sort = 0, pageSize = 10, pageIndex, requestStatus }: Body,
  { where, after, byStatus }: Listed,
): Promise<Pick<Answer, 'response' | 'nextCursor'>> {
  const { db } = context;
  const offset = after === undefined ? offsetOf(pageIndex, pageSize) : 0;
  if (offset >= MOST_SKIPPED) return { response: [], nextCursor: null };
  const order: Sort = sort;
  // The keys first, along the index of the order; what is large is read of the page alone.
  const keys = await db
    .selectFrom('applications')
    .select(['applications.id', 'applications.rating', 'applications.match_count'])
    .where(where)
    .$if(requestStatus !== undefined, (query) => query.where('applications.status', '=', requestStatus ?? 1))
    .$if(after !== undefined, (query) => query.where(after ?? sql<SqlBool>`true`))
    .orderBy(orderOf(order))
    .limit(pageSize + 1)
    .offset(offset)
    .execute();
  const shown = keys.slice(0, pageSize);
  const last = shown.at(-1);
  return {
    response: await readRequests(
      context,
      db,
      shown.map(({ id }) => id),
    ),
    nextCursor: last && keys.length > pageSize ? requestCursor(order, last, byStatus) : null,
  };
}

/** Applications by id as HR reads them, in the order of the ids. What is not the caller's is not among them, whoever asks. */
export async function readRequests(context: Context, db: Db, ids: readonly string[]): Promise<Application[]> {
  if (ids.length === 0) return [];
  const { userId } = requireSession(context);
  const rows = await applicationRows(db, userId)
    .where('applications.id', 'in', ids)
    .where('applications.owner_id', '=', userId)
    .where(isShown)
    .execute();
  const byId = new Map((await toRequests(context, db, rows)).map((one) => [one.applicationId, one]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** One application with what was frozen of its applicant; opening it tells them that it was seen. */
async function oneRequest(
  context: Context,
  own: RawBuilder<SqlBool>,
  applicationId: string,
): Promise<Application> {
  const gone = notFound('This application does not exist any more.');
  if (!isKey(applicationId)) throw gone;
  const found = await context.db
    .selectFrom('applications')
    .select(['id', 'job_id', 'applicant_id', 'snapshot', 'withdrawn_at'])
    .where('id', '=', applicationId)
    .where(own)
    .executeTakeFirst();
  if (!found) throw gone;
  if (found.withdrawn_at === null) await markSeen(context, found);
  const [request] = await readRequests(context, context.db, [found.id]);
  if (!request) throw gone;
  return {
    ...request,
    ...(found.snapshot && found.withdrawn_at === null ? { profileSnapshot: found.snapshot } : {}),
    otherApplications: await othersOf(context, found),
  };
}

/** Of this person to the caller's other jobs. */
async function othersOf(context: Context, { id, applicant_id }: { id: string; applicant_id: string }) {
  const { userId } = requireSession(context);
  const rows = await context.db
    .selectFrom('applications')
    .select(['id', 'job_id', 'job', 'status', 'applied_at'])
    .where('applicant_id', '=', applicant_id)
    .where('id', '!=', id)
    .where(seenByHr(userId, undefined))
    .orderBy('id', 'desc')
    .limit(MOST_OTHERS)
    .execute();
  return rows.map((row) => ({
    applicationId: row.id,
    jobId: row.job_id,
    vacancyName: row.job.vacancyName,
    requestStatus: row.status,
    appliedAt: row.applied_at,
  }));
}

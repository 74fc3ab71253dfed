import { sql } from 'kysely';
import type { RequestBody, ResponseBody } from '#openapi/contract.ts';
import { requireSession, type Context } from '../../../context.ts';
import { notFound } from '../../../problem.ts';
import { offsetOf, PAGE_SIZE } from '../../../shared/paging.ts';
import { applicationRows } from '../applicationRows.ts';
import { toOwnApplications } from '../applicationView.ts';
import { apply } from './apply.ts';
import { changeApplication } from './withdraw.ts';

const APPLY = 0;

const messages = [
  'Your application was sent',
  'Your application was withdrawn',
  'We told them that you wait',
];

/** Applies, withdraws or nudges, and answers the application as its applicant reads it. */
export async function applyJob(
  body: RequestBody<'applyJob'>,
  context: Context,
): Promise<ResponseBody<'applyJob'>> {
  const id = body.action === APPLY ? await apply(body, context) : await changeApplication(body, context);
  const rows = await applicationRows(context.db, requireSession(context).userId)
    .where('applications.id', '=', id)
    .execute();
  const [response] = await toOwnApplications(context, context.db, rows);
  if (!response) throw notFound('This application does not exist any more.');
  return { message: messages[body.action] ?? 'Saved', response };
}

interface Totals {
  active: number;
  decided: number;
  withdrawn: number;
}

/** One's own applications, newest first, by what was told so far (product S31). */
export async function getAppliedJobs(
  { list, requestStatus, pageIndex }: RequestBody<'getAppliedJobs'>,
  context: Context,
): Promise<ResponseBody<'getAppliedJobs'>> {
  const { userId } = requireSession(context);
  const { db } = context;
  const own = db
    .selectFrom('applications')
    .where('applications.applicant_id', '=', userId)
    .$if(list === 0 || list === 1, (query) =>
      query
        .where('applications.withdrawn_at', 'is', null)
        .where('applications.told_status', 'in', list === 0 ? [1, 4] : [2, 3]),
    )
    .$if(list === 2, (query) => query.where('applications.withdrawn_at', 'is not', null))
    .$if(requestStatus !== undefined, (query) =>
      query.where('applications.told_status', '=', requestStatus ?? 1),
    );
  const page = await own
    .select('applications.id')
    .orderBy('applications.id', 'desc')
    .limit(PAGE_SIZE)
    .offset(offsetOf(pageIndex))
    .execute();
  const ids = page.map(({ id }) => id);
  const rows = ids.length
    ? await applicationRows(db, userId)
        .where('applications.id', 'in', ids)
        .orderBy('applications.id', 'desc')
        .execute()
    : [];
  const response = await toOwnApplications(context, db, rows);
  const { count } = await own
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const moved = response.filter(({ isNew }) => isNew).map(({ applicationId }) => applicationId);
  // What was shown is not new any more.
  if (moved.length > 0)
    await db.updateTable('applications').set({ looked_at: context.now() }).where('id', 'in', moved).execute();
  const { rows: totals } = await sql<Totals>`
    select count(*) filter (where withdrawn_at is null and told_status in (1, 4)) as active,
      count(*) filter (where withdrawn_at is null and told_status in (2, 3)) as decided,
      count(*) filter (where withdrawn_at is not null) as withdrawn
    from applications where applicant_id = ${userId}::uuid`.execute(db);
  return {
    message: 'Applications',
    response,
    count,
    totals: totals[0] ?? { active: 0, decided: 0, withdrawn: 0 },
  };
}

import { sql } from 'kysely';
import type { Context, Db } from '../../context.ts';
import { tellEach } from '../notifications/notify.ts';
import { APPLICATION_STATUS, applicationKey } from './applicationNews.ts';
import { shiftCounts, type Counted } from './jobCounts.ts';
import { REJECTED } from './moves.ts';
import { addSteps, dropUntold, step } from './steps.ts';

/** What everyone without an answer reads when HR says nothing else (product D7). */
export const neutralMessage = 'The position has been closed. Thank you for your interest.';

const AT_ONCE = 500;
const DAY_MS = 86_400_000;

interface ClosedJob {
  id: string;
  retention_days: number;
}

type Row = Counted & {
  id: string;
  applicant_id: string;
  status_before: Counted['status'];
  answered_before: string | null;
};

/**
 * Answers everybody who applied for a job that closes and has no answer: status 1 or 4 becomes 3, told at once (product 5). A
 * move that waits for its notice was decided and leaves as it would. Also sets when all that was sent goes. The caller holds
 * the job; what was answered once is not answered again.
 */
export async function answerUnanswered(
  trx: Db,
  context: Pick<Context, 'now'>,
  { id: jobId, retention_days }: ClosedJob,
  message: string = neutralMessage,
): Promise<void> {
  const at = context.now();
  while ((await answerSome(trx, context, jobId, message)) === AT_ONCE);
  await trx
    .updateTable('applications')
    .set({ delete_after: new Date(at.getTime() + retention_days * DAY_MS) })
    .where('job_id', '=', jobId)
    .where('delete_after', 'is', null)
    .execute();
}

async function answerSome(
  trx: Db,
  context: Pick<Context, 'now'>,
  jobId: string,
  message: string,
): Promise<number> {
  const at = context.now();
  const now = sql`${at.toISOString()}::timestamptz`;
  const { rows } = await sql<Row>`
    with before as (
      select id, status, answered_at from applications
      where job_id = ${jobId}::uuid and status in (1, 4) and withdrawn_at is null
      order by id limit ${AT_ONCE} for update)
    update applications as a set status = ${REJECTED}::smallint, told_status = ${REJECTED}::smallint, by_closing = true,
      earlier_status = null, notify_at = null, message = ${message}, told_message = ${message},
      interview = null, told_interview = null, interview_at = null,
      answered_at = coalesce(a.answered_at, ${now}), moved_at = ${now}, updated_at = ${now}
    from before where before.id = a.id
    returning a.id, a.applicant_id, a.status, a.seen_at, a.answered_at, a.withdrawn_at,
      before.status as status_before, before.answered_at as answered_before`.execute(trx);
  const ids = rows.map(({ id }) => id);
  await dropUntold(trx, ids);
  await addSteps(
    trx,
    rows.map(({ id, status_before }) => ({
      application_id: id,
      what: step.closed,
      from_status: status_before,
      to_status: REJECTED,
      text: message,
    })),
    { at, told: true },
  );
  await shiftCounts(
    trx,
    rows.map((row) => ({
      jobId,
      before: { ...row, status: row.status_before, answered_at: row.answered_before },
      after: row,
    })),
  );
  await tellEach(
    context,
    trx,
    rows.map(({ id, applicant_id }) => ({
      memberId: applicant_id,
      type: APPLICATION_STATUS,
      key: applicationKey({ what: 'closed', id, at }),
    })),
  );
  return rows.length;
}

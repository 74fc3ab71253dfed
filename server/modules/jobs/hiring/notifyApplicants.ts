import { sql } from 'kysely';
import type { Context, Db } from '../../../context.ts';
import type { RequestStatus } from '../../../db/jobTables.ts';
import { tellEach } from '../../../notify/notify.ts';
import { applicationsChanged } from '../applicationEvents.ts';
import { APPLICATION_STATUS } from '../../../notify/notificationTypes.ts';
import { applicationKey } from '../applicationNews.ts';
import { listOf } from '../applicationRows.ts';
import { shiftCounts, type Counted } from '../jobCounts.ts';
import { tellSteps } from '../steps.ts';

type Row = Counted & {
  id: string;
  job_id: string;
  owner_id: string;
  applicant_id: string;
  told_before: RequestStatus;
  answered_before: string | null;
  seen_before: string | null;
  interview_changed: boolean;
};

/**
 * Tells applicants what was decided about their applications so far: what they read becomes what HR wrote, and they get a
 * notification. What was decided counts as seen, also when nobody opened it. The applications are locked, their jobs too. Twice tells nothing more.
 */
export async function notifyApplicants(
  context: Pick<Context, 'now'>,
  db: Db,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const at = context.now();
  const now = sql`${at.toISOString()}::timestamptz`;
  const { rows } = await sql<Row>`
    with before as (
      select id, told_status, told_interview, answered_at, seen_at from applications where id in (${listOf(ids)}))
    update applications as a set told_status = a.status, told_message = a.message, told_interview = a.interview,
      notify_at = null, earlier_status = null, moved_at = ${now},
      by_closing = a.by_closing and a.status = before.told_status,
      seen_at = case when a.status = before.told_status then a.seen_at else coalesce(a.seen_at, ${now}) end,
      answered_at = case when a.status in (2, 3) then coalesce(a.answered_at, ${now}) else a.answered_at end
    from before where before.id = a.id
    returning a.id, a.job_id, a.owner_id, a.applicant_id, a.status, a.seen_at, a.answered_at, a.withdrawn_at, a.hidden_at,
      before.told_status as told_before, before.answered_at as answered_before, before.seen_at as seen_before,
      before.told_interview is distinct from a.told_interview as interview_changed`.execute(db);
  const moved = rows.filter(({ status, told_before }) => status !== told_before).map(({ id }) => id);
  await tellSteps(db, { ids, moved, at });
  await shiftCounts(
    db,
    rows.map((row) => ({
      jobId: row.job_id,
      before: { ...row, answered_at: row.answered_before, seen_at: row.seen_before },
      after: row,
    })),
  );
  await applicationsChanged(db, rows);
  await tellEach(
    context,
    db,
    rows.map((row) => ({
      memberId: row.applicant_id,
      type: APPLICATION_STATUS,
      // No address in it: the list of applications is where it leads, whatever became of the job.
      key: keyOf(row, at),
    })),
  );
}

const keyOf = ({ id, status, told_before, interview_changed }: Row, at: Date): string =>
  applicationKey(
    status === told_before
      ? { what: interview_changed ? 'interview' : 'message', id, at }
      : { what: 'told', id, at, status },
  );

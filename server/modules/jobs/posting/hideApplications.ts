import { sql } from 'kysely';
import type { Context, Db } from '../../../context.ts';
import { shiftCounts, type Counted } from '../jobCounts.ts';

type Clock = Pick<Context, 'now'>;
type Row = Counted & { job_id: string };

const counted = sql`
  applications.job_id, applications.status, applications.seen_at, applications.answered_at, applications.withdrawn_at,
  applications.hidden_at`;

/** What a suspended member applied for: HR reads none of it until `showApplications`. The caller holds the jobs (`holdJobs`). */
export async function hideApplications({ now }: Clock, db: Db, memberId: string): Promise<void> {
  const { rows } = await sql<Row>`
    update applications set hidden_at = ${now().toISOString()}::timestamptz
    where applicant_id = ${memberId}::uuid and hidden_at is null
    returning ${counted}`.execute(db);
  await shiftCounts(
    db,
    rows.map((after) => ({ jobId: after.job_id, before: { ...after, hidden_at: null }, after })),
  );
}

/** The other way round; what was sent for a job that was taken away stays hidden. The caller holds the jobs. */
export async function showApplications(db: Db, memberId: string): Promise<void> {
  const { rows } = await sql<Row>`
    update applications set hidden_at = null from jobs
    where applications.applicant_id = ${memberId}::uuid and applications.hidden_at is not null
      and jobs.id = applications.job_id and jobs.deleted_at is null
    returning ${counted}`.execute(db);
  await shiftCounts(
    db,
    rows.map((after) => ({ jobId: after.job_id, before: undefined, after })),
  );
}

/** A job that broke the rules gives nobody the people who answered it. They keep the line in their own history. */
export async function hideSentTo({ now }: Clock, db: Db, jobId: string): Promise<void> {
  await sql`
    update applications set hidden_at = ${now().toISOString()}::timestamptz
    where job_id = ${jobId}::uuid and hidden_at is null`.execute(db);
  await sql`
    update jobs set applicant_count = 0, seen_count = 0, reviewed_count = 0, unanswered_count = 0
    where id = ${jobId}::uuid`.execute(db);
}

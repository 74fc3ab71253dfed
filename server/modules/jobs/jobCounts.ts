import { sql } from 'kysely';
import type { Db } from '../../context.ts';
import type { RequestStatus } from '../../db/jobTables.ts';

/** What of an application its job counts. */
export interface Counted {
  status: RequestStatus;
  seen_at: string | null;
  answered_at: string | null;
  withdrawn_at: string | null;
  hidden_at: string | null;
}

type Counts = [applicants: number, seen: number, reviewed: number, unanswered: number];

/** Those that are neither withdrawn nor hidden: all, opened, answered, and in status 1 or 4 (server/db/jobTables.ts). */
const countsOf = (row: Counted | undefined): Counts =>
  !row || row.withdrawn_at !== null || row.hidden_at !== null
    ? [0, 0, 0, 0]
    : [
        1,
        row.seen_at === null ? 0 : 1,
        row.answered_at === null ? 0 : 1,
        row.status === 1 || row.status === 4 ? 1 : 0,
      ];

/** One application before and after a change; `undefined` when it was not there, or is not any more. */
export interface CountChange {
  jobId: string;
  before: Counted | undefined;
  after: Counted | undefined;
}

/** Keeps the counts of jobs true after changes to their applications. Whoever calls it holds the jobs (`lockJobs`). */
export async function shiftCounts(db: Db, changes: readonly CountChange[]): Promise<void> {
  const byJob = new Map<string, Counts>();
  for (const { jobId, before, after } of changes) {
    const [was, is] = [countsOf(before), countsOf(after)];
    const sums = byJob.get(jobId) ?? [0, 0, 0, 0];
    byJob.set(jobId, sums.map((sum, at) => sum + (is[at] ?? 0) - (was[at] ?? 0)) as Counts);
  }
  const moved = [...byJob].filter(([, sums]) => sums.some((sum) => sum !== 0));
  if (moved.length === 0) return;
  const rows = moved.map(
    ([id, [applicants, seen, reviewed, unanswered]]) =>
      sql`(${id}::uuid, ${applicants}::int, ${seen}::int, ${reviewed}::int, ${unanswered}::int)`,
  );
  await sql`
    update jobs set applicant_count = applicant_count + d.applicants, seen_count = seen_count + d.seen,
      reviewed_count = reviewed_count + d.reviewed, unanswered_count = unanswered_count + d.unanswered
    from (values ${sql.join(rows)}) as d (id, applicants, seen, reviewed, unanswered)
    where jobs.id = d.id`.execute(db);
}

/**
 * Holds jobs until the end of the transaction, always before their applications and in one order, so that nobody waits in a
 * circle. Those who read them are not held up.
 */
export async function lockJobs(db: Db, jobIds: readonly string[]): Promise<void> {
  if (jobIds.length === 0) return;
  await db
    .selectFrom('jobs')
    .select('id')
    .where('id', 'in', [...new Set(jobIds)])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

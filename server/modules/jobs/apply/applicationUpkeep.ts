import { sql } from 'kysely';
import { releaseMedia } from '../../../media/claim.ts';
import type { TaskContext, TaskKind } from '../../../tasks.ts';
import { tellEach } from '../../../notify/notify.ts';
import { APPLICATION_RECEIVED, applicationKey } from '../applicationNews.ts';
import { answerUnanswered, closedJob, lastDay } from '../posting/closing.ts';
import { OVERDUE_MS } from '../moves.ts';
import { measurePosters } from '../measurePosters.ts';

const AT_ONCE = 500;
const HOUR_SEC = 3600;
/** A job that closed is looked at for so long, should the one who closed it have been cut off. */
const LOOKED_AT_MS = 30 * 86_400_000;

/** Reminds HR once of what waits too long, and takes away what was sent when the days consented to are over. */
export const keepApplications: TaskKind = {
  everySec: HOUR_SEC,
  async run(context) {
    while ((await remind(context)) === AT_ONCE);
    await setTheirDays(context);
    await answerLeft(context);
    while ((await removeSent(context)) === AT_ONCE);
  },
};

/** One notification for each job, however many wait there (product D7). */
async function remind(context: TaskContext): Promise<number> {
  const now = context.now();
  return context.db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ job_id: string; owner_id: string }>`
      with silent as (
        select id from applications where status = 1 and reminded_at is null and withdrawn_at is null and hidden_at is null
          and applied_at < ${new Date(now.getTime() - OVERDUE_MS).toISOString()}::timestamptz
        order by applied_at limit ${AT_ONCE} for update skip locked)
      update applications as a set reminded_at = ${now.toISOString()}::timestamptz from silent where silent.id = a.id
      returning a.job_id, a.owner_id`.execute(trx);
    const news = [...Map.groupBy(rows, ({ job_id }) => job_id)].map(([jobId, of]) => ({
      memberId: of[0]?.owner_id ?? '',
      type: APPLICATION_RECEIVED,
      key: applicationKey({ what: 'overdue', id: jobId, at: now, count: of.length }),
      feedId: jobId,
      feedType: 2,
    }));
    await tellEach(context, trx, news);
    return rows.length;
  });
}

/** What closing sets by itself (closing.ts), for applications that were decided or withdrawn around it. */
async function setTheirDays({ db, now }: TaskContext) {
  const since = new Date(now().getTime() - LOOKED_AT_MS).toISOString();
  await sql`
    update applications set delete_after = ${lastDay(sql`jobs.closed_at`, sql`jobs.retention_days`)}
    from jobs where jobs.closed_at > ${since}::timestamptz and jobs.status in (2, 3)
      and applications.job_id = jobs.id and applications.delete_after is null
      and applications.snapshot is not null and applications.withdrawn_at is null`.execute(db);
}

/**
 * Nobody goes without an answer (product D7): HR may have taken an answer back, or put somebody on hold, after the job was
 * closed. They hear that it is closed before HR can decide no more.
 */
async function answerLeft(context: TaskContext) {
  const dueBy = context.now();
  const due = await context.db
    .selectFrom('applications')
    .select(['job_id', 'owner_id'])
    .distinct()
    .where('delete_after', '<=', dueBy.toISOString())
    .where('withdrawn_at', 'is', null)
    .where('status', 'in', [1, 4])
    .execute();
  for (const { job_id: jobId } of due) while ((await answerLast(context, jobId, dueBy)) === AT_ONCE);
  await measurePosters(context.db, context.now(), [...new Set(due.map((row) => row.owner_id))]);
}

const answerLast = (context: TaskContext, jobId: string, dueBy: Date): Promise<number> =>
  context.db.transaction().execute(async (trx) => {
    const job = await closedJob(trx, jobId);
    return job ? answerUnanswered(trx, context, job, job.closing_message ?? undefined, { dueBy }) : 0;
  });

const FILE = 6;

interface Sent {
  id: string;
  job: { questions?: { questionId: string; type: number }[] };
  answers: { questionId: string; values: string[] }[];
  resume_key: string | null;
}

/** The files that an application holds. */
export const filesIn = ({ job, answers, resume_key }: Omit<Sent, 'id'>): string[] => {
  const asked = new Set(
    (job.questions ?? []).filter(({ type }) => type === FILE).map(({ questionId }) => questionId),
  );
  const given = answers.filter(({ questionId }) => asked.has(questionId)).flatMap(({ values }) => values);
  return resume_key === null ? given : [resume_key, ...given];
};

/**
 * Deletes what the applicant sent and what HR noted about it. The row stays for the applicant's own history: for which job,
 * when, and what became of it. HR does not see it any more.
 */
async function removeSent(context: TaskContext): Promise<number> {
  const now = context.now().toISOString();
  return context.db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom('applications')
      .select(['id', 'job', 'answers', 'resume_key'])
      .where('delete_after', '<=', now)
      .orderBy('delete_after')
      .limit(AT_ONCE)
      .forUpdate()
      .skipLocked()
      .execute();
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await releaseMedia(context, trx, rows.flatMap(filesIn));
    await trx.deleteFrom('application_notes').where('application_id', 'in', ids).execute();
    await trx
      .updateTable('applications')
      .set({
        snapshot: null,
        answers: '[]',
        answers_match: null,
        resume_key: null,
        cover_note: null,
        applicant_words: '',
        applicant_city: null,
        matched_skills: '[]',
        match_count: 0,
        rating: 0,
        share_contact: false,
        delete_after: null,
      })
      .where('id', 'in', ids)
      .execute();
    return rows.length;
  });
}

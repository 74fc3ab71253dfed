import { sql } from 'kysely';
import type { Context, Db } from '../../../context.ts';
import type { ReportEvidence } from '../../../db/feedTables.ts';
import { answerUnanswered, closeJob } from './closing.ts';
import { hideApplications, hideSentTo, showApplications } from './hideApplications.ts';
import { dropImage } from './jobImage.ts';
import { updateJob } from './jobWrites.ts';
import { measurePosters } from '../measurePosters.ts';

type Clock = Pick<Context, 'now'>;
const OTHER = 4;

/** What is looked at when a job is reported: everything that candidates read. */
export async function jobEvidence(db: Db, jobId: string): Promise<ReportEvidence> {
  const job = await db.selectFrom('jobs').selectAll().where('id', '=', jobId).executeTakeFirstOrThrow();
  const texts = [
    job.vacancy_name,
    job.company_name,
    job.place,
    job.description,
    job.responsibilities,
    job.requirements,
    job.skills.join(', '),
    job.salary_hidden_reason,
    ...job.questions.map(({ label, options = [] }) => [label, ...options].join(' / ')),
    job.consent_text,
  ];
  return {
    text: texts.filter(Boolean).join('\n'),
    media: job.company_image_key ? [job.company_image_key] : [],
  };
}

/**
 * Takes a job away that broke the rules: whoever applied is told that it is closed, nobody finds it any more, and HR reads
 * none of its candidates.
 */
export async function removeJob(context: Clock, db: Db, id: string): Promise<boolean> {
  const job = await db
    .selectFrom('jobs')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!job) return false;
  await closeForGood(context, db, job);
  await updateJob(db, id, { deleted_at: context.now() });
  await hideSentTo(context, db, id);
  await measurePosters(db, context.now(), [job.owner_id]);
  await db.updateTable('posts').set({ deleted_at: context.now() }).where('id', '=', id).execute();
  await dropImage(context, db, { key: job.company_image_key, ownerId: job.owner_id });
  return true;
}

/**
 * Closes a job and answers everyone now: what calls it leaves nobody who could. Also of one that is closed already, where HR
 * may have taken an answer back.
 */
export async function closeForGood(context: Clock, db: Db, job: Parameters<typeof closeJob>[2]) {
  if (job.status === 0) return;
  if (job.status === 1) await closeJob(context, db, job, { reason: OTHER });
  const closed = { ...job, closed_at: job.closed_at ?? context.now().toISOString() };
  while ((await answerUnanswered(db, context, closed, undefined)) > 0);
}

/** All jobs of a member, and those they applied for: whoever writes jobs holds them before their places in the feed. */
export async function holdJobs(db: Db, memberId: string): Promise<void> {
  await sql`
    select id from jobs where id in (
      select id from jobs where owner_id = ${memberId}::uuid
      union select job_id from applications where applicant_id = ${memberId}::uuid)
    order by id for no key update`.execute(db);
}

/**
 * While a member is suspended nobody reads their jobs, nor HR what they applied for. The jobs close at their day all the same,
 * and whoever waits is answered, the suspended as well.
 */
export async function hideJobs({ now }: Clock, db: Db, memberId: string): Promise<void> {
  await holdJobs(db, memberId);
  await sql`
    update posts set deleted_at = ${now().toISOString()}::timestamptz
    where author_id = ${memberId}::uuid and feed_type = 2 and deleted_at is null`.execute(db);
  await hideApplications({ now }, db, memberId);
}

export async function showJobs(db: Db, memberId: string): Promise<void> {
  await holdJobs(db, memberId);
  await sql`
    update posts set deleted_at = null from jobs
    where posts.author_id = ${memberId}::uuid and posts.feed_type = 2 and jobs.id = posts.id
      and jobs.deleted_at is null`.execute(db);
  await showApplications(db, memberId);
}

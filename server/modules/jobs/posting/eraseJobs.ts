import type { Context, Db } from '../../../context.ts';
import { updateJob } from './jobWrites.ts';
import { closeForGood } from './removeJob.ts';

/**
 * The saved searches of a member who leaves, and the jobs: open ones close, whoever waits is told, and their texts go. The rows stay
 * for those who applied, who keep the job as it was then.
 */
export async function eraseJobs(context: Context, db: Db, memberId: string): Promise<void> {
  await db.deleteFrom('job_views').where('member_id', '=', memberId).execute();
  await db.deleteFrom('job_searches').where('member_id', '=', memberId).execute();
  const jobs = await db
    .selectFrom('jobs')
    .selectAll()
    .where('owner_id', '=', memberId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  for (const job of jobs) {
    if (job.deleted_at === null) await closeForGood(context, db, job);
    await updateJob(db, job.id, {
      ...blank,
      deleted_at: job.deleted_at ?? context.now(),
    });
  }
  await db.deleteFrom('poster_stats').where('owner_id', '=', memberId).execute();
}

const blank = {
  vacancy_name: '',
  company_name: '',
  company_id: null,
  company_image_key: null,
  place: '',
  location: null,
  allowed_countries: null,
  description: '',
  responsibilities: null,
  requirements: null,
  skills: '[]',
  languages: '[]',
  questions: '[]',
  changes: '[]',
  salary_hidden_reason: null,
  consent_text: null,
  closing_message: null,
};

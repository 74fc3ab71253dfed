import { sql } from 'kysely';
import type { Context, Db } from '../../../context.ts';
import { releaseMedia } from '../../../media/claim.ts';
import { filesIn } from './applicationUpkeep.ts';
import { lockJobs, shiftCounts } from '../jobCounts.ts';

/**
 * Takes away what a leaving member applied for, with all that HR has of it; and, where they received applications, what was
 * sent to them: nobody is left whom it was for. Those applicants keep the line in their own history. The files of the leaving
 * member go with all others of theirs.
 */
export async function eraseApplications(context: Context, db: Db, memberId: string): Promise<void> {
  const jobs = await db
    .selectFrom('applications')
    .select('job_id')
    .distinct()
    .where((row) => row.or([row('applicant_id', '=', memberId), row('owner_id', '=', memberId)]))
    .execute();
  await lockJobs(
    db,
    jobs.map(({ job_id }) => job_id),
  );
  const gone = await db
    .deleteFrom('applications')
    .where('applicant_id', '=', memberId)
    .returning(['id', 'job_id', 'status', 'seen_at', 'answered_at', 'withdrawn_at', 'hidden_at'])
    .execute();
  await shiftCounts(
    db,
    gone.map((row) => ({ jobId: row.job_id, before: row, after: undefined })),
  );
  await removeReceived(context, db, memberId);
}

async function removeReceived(context: Context, db: Db, ownerId: string) {
  const rows = await db
    .selectFrom('applications')
    .select(['job', 'answers', 'resume_key'])
    .where('owner_id', '=', ownerId)
    .execute();
  if (rows.length === 0) return;
  await releaseMedia(context, db, rows.flatMap(filesIn));
  await sql`
    delete from application_notes where application_id in (
      select id from applications where owner_id = ${ownerId}::uuid)`.execute(db);
  await db
    .updateTable('applications')
    .set({
      snapshot: null,
      answers: '[]',
      resume_key: null,
      cover_note: null,
      applicant_words: '',
      applicant_city: null,
      interview_at: null,
      delete_after: null,
    })
    .where('owner_id', '=', ownerId)
    .execute();
}

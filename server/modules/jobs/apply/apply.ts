import type { Selectable } from 'kysely';
import type { RequestBody, Schemas } from '#openapi/contract.ts';
import { sentenceOf } from '../../../contract/sentences.ts';
import { requireSession, type Context, type Db } from '../../../context.ts';
import type { JobsTable } from '../../../db/jobTables.ts';
import { notHidden } from '../../../db/visible.ts';
import { once } from '../../../idempotency.ts';
import { isKey, newId } from '../../../ids.ts';
import { avatarUrl } from '../../../media/uploads.ts';
import { conflict, forbidden, invalid, notFound } from '../../../problem.ts';
import { limit } from '../../../rateLimit.ts';
import { cleanOptional } from '../../../text.ts';
import { refuseSuspended } from '../../../shared/members.ts';
import { notify } from '../../../notify/notify.ts';
import { checkFile, takeFile, type FilePlace } from '../../../shared/files.ts';
import { lockMember } from '../../profile/owner.ts';
import { answerField, answersMatch, checkAnswers, type Answer, type CheckedAnswers } from './answers.ts';
import { applicationsChanged } from '../applicationEvents.ts';
import { APPLICATION_RECEIVED, applicationKey } from '../applicationNews.ts';
import { lockJobs, shiftCounts } from '../jobCounts.ts';
import { freeze } from './snapshot.ts';
import { addSteps, step } from '../steps.ts';

type Body = Extract<RequestBody<'applyJob'>, { action: 0 }>;
type Job = Selectable<JobsTable>;

const OPEN = 1;
const [RESUME, DOCUMENT] = [4, 5] as const;
const gone = 'This job does not exist any more.';
const closed = () => conflict('This job does not take applications any more.', 'JOB_CLOSED');
const applied = () => conflict('You have applied for this job already.', 'ALREADY_APPLIED');

const resumePlace: FilePlace = {
  purpose: RESUME,
  field: 'resumeKey',
  gone: sentenceOf('ApplyJobRequest', 'resumeKey'),
};

/** A job that can be applied for at this moment: 404 when it is not to be seen, 409 JOB_CLOSED when it is over. */
async function openJob(context: Context, db: Db, jobId: string): Promise<Job> {
  const { userId } = requireSession(context);
  if (!isKey(jobId)) throw notFound(gone);
  const job = await db
    .selectFrom('jobs')
    .innerJoin('members as owner', 'owner.id', 'jobs.owner_id')
    .selectAll('jobs')
    .where('jobs.id', '=', jobId)
    .where('jobs.deleted_at', 'is', null)
    // A draft is there for its owner alone.
    .where('jobs.status', '!=', 0)
    .where('owner.deleted_at', 'is', null)
    .where('owner.suspended_at', 'is', null)
    .where(notHidden(userId, 'jobs.owner_id'))
    .executeTakeFirst();
  if (!job) throw notFound(gone);
  const isOver = job.apply_until !== null && Date.parse(job.apply_until) <= context.now().getTime();
  if (job.status !== OPEN || isOver) throw closed();
  return job;
}

const hasApplied = async (db: Db, jobId: string, userId: string) =>
  (await db
    .selectFrom('applications')
    .select('id')
    .where('job_id', '=', jobId)
    .where('applicant_id', '=', userId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()) !== undefined;

/** Whether this very call was answered before: then nothing is held against the job as it is by now. */
async function wasSent(context: Context, clientId: string): Promise<boolean> {
  const { userId } = requireSession(context);
  const mark = await context.db
    .selectFrom('idempotency')
    .select('response')
    .where('member_id', '=', userId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return mark !== undefined;
}

/** Sends an application; returns its id. Two at once make one (a unique index), the second is 409 ALREADY_APPLIED. */
export async function apply(body: Body, context: Context): Promise<string> {
  const { userId, role } = requireSession(context);
  if (role !== 1) throw forbidden('Only job seekers can apply for jobs.', 'ROLE');
  await limit(context, 'apply', userId);
  // Files are looked into before the transaction: that is slow.
  if (!(await wasSent(context, body.clientId))) {
    const job = await openJob(context, context.db, body.jobId);
    if (await hasApplied(context.db, job.id, userId)) throw applied();
    await lookInto(context, job, body);
  }
  return once(context, 'applyJob', body.clientId, (trx) => write(context, trx, body));
}

/** Where the file of an answer is said to be wrong. Either kind of document will do. */
const answerPlace = (questionId: string, purpose: FilePlace['purpose']): FilePlace => ({
  purpose,
  field: answerField(questionId),
  gone: 'Please choose the file again.',
});

/** Answers and résumé as the job asks for them. Throws 422. */
function checkGiven(job: Job, body: Body): Pick<CheckedAnswers, 'answers' | 'files'> {
  const { answers, files, errors } = checkAnswers(job.questions, body.answers ?? []);
  if (job.resume_required === 2 && body.resumeKey === undefined)
    errors.resumeKey = sentenceOf('ApplyJobRequest', 'resumeKey', 'x-required');
  if (job.resume_required === 0 && body.resumeKey !== undefined)
    errors.resumeKey = 'This job takes no résumé. Please remove the file.';
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return { answers, files };
}

async function lookInto(context: Context, job: Job, body: Body): Promise<void> {
  const { files } = checkGiven(job, body);
  if (body.resumeKey !== undefined) await checkFile(context, body.resumeKey, resumePlace);
  for (const { questionId, values } of files) {
    const [key = ''] = values;
    await checkFile(context, key, answerPlace(questionId, await purposeOf(context.db, key)));
  }
}

async function purposeOf(db: Db, key: string): Promise<FilePlace['purpose']> {
  const media = await db.selectFrom('media').select('purpose').where('key', '=', key).executeTakeFirst();
  return media?.purpose === DOCUMENT ? DOCUMENT : RESUME;
}

async function write(context: Context, trx: Db, body: Body): Promise<string> {
  const { userId } = requireSession(context);
  // The applicant first, as with all that is written of them; then the job, so that it does not close in between.
  const member = await lockMember(trx, userId);
  // Suspended since the call was let in: the others of theirs are hidden already.
  refuseSuspended(member);
  if (isKey(body.jobId)) await lockJobs(trx, [body.jobId]);
  const job = await openJob(context, trx, body.jobId);
  // Once more: HR may have changed the questions since the files were looked into.
  const { answers, files } = checkGiven(job, body);
  const { snapshot, words, city, matched } = await freeze(context, trx, member, job);
  const at = context.now();
  const row = await trx
    .insertInto('applications')
    .values({
      id: newId(at.getTime()),
      job_id: job.id,
      owner_id: job.owner_id,
      applicant_id: userId,
      job: JSON.stringify(inSmall(job, at)),
      snapshot: JSON.stringify(snapshot),
      applicant_name: member.user_name,
      applicant_words: words,
      applicant_city: city,
      cover_note: cleanOptional(body.coverNote) ?? null,
      resume_key: body.resumeKey ?? null,
      answers: JSON.stringify(answers),
      answers_match: answersMatch(job.questions, answers),
      matched_skills: JSON.stringify(matched),
      match_count: matched.length,
      share_contact: body.shareContact,
      retention_days: job.retention_days,
      applied_at: at,
      updated_at: at,
    })
    .onConflict((existing) =>
      existing.columns(['job_id', 'applicant_id']).where('withdrawn_at', 'is', null).doNothing(),
    )
    .returning([
      'id',
      'owner_id',
      'applicant_id',
      'status',
      'seen_at',
      'answered_at',
      'withdrawn_at',
      'hidden_at',
    ])
    .executeTakeFirst();
  if (!row) throw applied();
  await takeFiles(trx, userId, body.resumeKey, files);
  await addSteps(trx, [{ application_id: row.id, what: step.applied, by_id: userId }], { at, told: true });
  await shiftCounts(trx, [{ jobId: job.id, before: undefined, after: row }]);
  await applicationsChanged(trx, [row]);
  await notify(context, trx, [job.owner_id], {
    type: APPLICATION_RECEIVED,
    key: applicationKey({ what: 'received', id: row.id }),
    feedId: job.id,
    feedType: 2,
  });
  return row.id;
}

async function takeFiles(trx: Db, ownerId: string, resumeKey: string | undefined, files: readonly Answer[]) {
  if (resumeKey !== undefined) await takeFile(trx, resumeKey, { ownerId, place: resumePlace });
  for (const { questionId, values } of files)
    await takeFile(trx, values[0] ?? '', { ownerId, place: answerPlace(questionId, DOCUMENT) });
}

/** The job as it is kept with the application, so that it stays readable when the job is gone. */
export const inSmall = (job: Job, at: Date): Omit<Schemas['ApplicationJob'], 'status' | 'closeReason'> => ({
  jobId: job.id,
  vacancyName: job.vacancy_name,
  companyName: job.company_name,
  ...(job.company_image_key ? { companyImage: avatarUrl(job.company_image_key) } : {}),
  companyLocation: job.place,
  skills: job.skills,
  questions: job.questions,
  applyBy: job.apply_by ?? (job.apply_until ?? at.toISOString()).slice(0, 10),
});

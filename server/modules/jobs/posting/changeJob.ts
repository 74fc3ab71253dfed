import type { Schemas } from '#openapi/contract.ts';
import { sentenceOf } from '../../../contract/sentences.ts';
import { requireSession, type Context, type Db } from '../../../context.ts';
import { newId } from '../../../ids.ts';
import { conflict, invalid, stale } from '../../../problem.ts';
import { cleanOptional } from '../../../text.ts';
import { isNear } from './closingDay.ts';
import { closeJob } from './closing.ts';
import { endOfDay } from '../deadline.ts';
import { defaultDay, isPossibleDay } from './jobForm.ts';
import { dropImage } from './jobImage.ts';
import { insertJob, updateJob } from './jobWrites.ts';
import {
  jobClosed,
  MOST_REOPENED,
  nextTime,
  ownJob,
  refuseHoarding,
  requirePhone,
  type JobRow,
} from '../ownJob.ts';
import { measurePosters } from '../measurePosters.ts';

type Form = Schemas['ChangeJobRequest'];
/** Returns the id of the job that is answered. */
type Change = (context: Context, db: Db, job: JobRow, body: Form) => Promise<string>;

const close: Change = async (context, db, job, { closeReason, messageToCandidates }) => {
  if (job.status === 0) throw conflict('This is a draft. You can delete it.');
  if (job.status !== 1) throw jobClosed('This job is closed already.');
  if (closeReason === undefined)
    throw invalid({ closeReason: sentenceOf('ChangeJobRequest', 'closeReason', 'x-required') });
  const message = cleanOptional(messageToCandidates);
  const { userId: byId } = requireSession(context);
  const isMore = await closeJob(context, db, job, { reason: closeReason, message, byId });
  await measurePosters(db, context.now(), [job.owner_id]);
  if (isMore) context.after(() => context.services.wakeTasks());
  return job.id;
};

/** Who was answered stays answered; whoever is told nothing yet waits again. */
const reopen: Change = async (context, db, job, { applyBy }) => {
  if (job.status < 2) throw conflict('This job is not closed.');
  if (job.reopen_count >= MOST_REOPENED)
    throw conflict(`A job can be reopened ${MOST_REOPENED} times. You can duplicate it.`);
  const zone = job.timezone ?? undefined;
  if (applyBy === undefined || !isPossibleDay(applyBy, context.now(), zone))
    throw invalid({ applyBy: sentenceOf('ChangeJobRequest', 'applyBy') });
  await requirePhone(db, job.owner_id);
  const now = nextTime(context.now(), job.updated_at);
  const until = endOfDay(applyBy, zone);
  await updateJob(db, job.id, {
    status: 1,
    close_reason: null,
    closing_message: null,
    closed_at: null,
    reopen_count: job.reopen_count + 1,
    apply_by: applyBy,
    apply_until: until,
    warned_at: isNear(now, until) ? now : null,
    updated_at: now,
  });
  await db.updateTable('posts').set({ updated_at: now }).where('id', '=', job.id).execute();
  // What applicants gave is kept for as long as the job is open; of those who withdrew it goes at its day.
  await db
    .updateTable('applications')
    .set({ delete_after: null })
    .where('job_id', '=', job.id)
    .where('snapshot', 'is not', null)
    .where('withdrawn_at', 'is', null)
    .execute();
  return job.id;
};

const remove: Change = async (context, db, job) => {
  if (job.status !== 0) throw conflict('Only a draft can be deleted. You can close this job.');
  await updateJob(db, job.id, { deleted_at: context.now() });
  await dropImage(context, db, { key: job.company_image_key, ownerId: job.owner_id });
  return job.id;
};

const duplicate: Change = async (context, db, job) => {
  await refuseHoarding(db, job.owner_id);
  const now = context.now();
  const id = newId(now.getTime());
  const applyBy = defaultDay(now, job.timezone ?? undefined);
  const until = endOfDay(applyBy, job.timezone ?? undefined);
  await insertJob(db, {
    id,
    owner_id: job.owner_id,
    vacancy_name: job.vacancy_name,
    company_name: job.company_name,
    company_id: job.company_id,
    company_image_key: job.company_image_key,
    place: job.place,
    location: job.location && JSON.stringify(job.location),
    allowed_countries: job.allowed_countries && JSON.stringify(job.allowed_countries),
    description: job.description,
    responsibilities: job.responsibilities,
    requirements: job.requirements,
    skills: JSON.stringify(job.skills),
    employment_type: job.employment_type,
    workplace_type: job.workplace_type,
    experience_min: job.experience_min,
    experience_max: job.experience_max,
    education_level: job.education_level,
    languages: JSON.stringify(job.languages),
    salary_min: job.salary_min,
    salary_max: job.salary_max,
    salary_currency: job.salary_currency,
    salary_period: job.salary_period,
    salary_hidden_reason: job.salary_hidden_reason,
    openings: job.openings,
    timezone: job.timezone,
    questions: JSON.stringify(job.questions),
    resume_required: job.resume_required,
    consent_text: job.consent_text,
    retention_days: job.retention_days,
    apply_by: applyBy,
    apply_until: until,
    created_at: now,
    updated_at: now,
  });
  return id;
};

const changes: Record<Form['action'], Change> = { 1: close, 2: reopen, 3: remove, 4: duplicate };

/** CLOSE 1, REOPEN 2, DELETE 3, DUPLICATE 4, inside the caller's transaction; returns the id of the job that is answered. */
export async function changeJob(context: Context, db: Db, body: Form): Promise<string> {
  const { userId } = requireSession(context);
  const job = await ownJob(db, userId, body.jobId);
  const isOlder = body.updatedAt !== undefined && Date.parse(body.updatedAt) !== Date.parse(job.updated_at);
  if (isOlder) throw stale();
  return changes[body.action](context, db, job, body);
}

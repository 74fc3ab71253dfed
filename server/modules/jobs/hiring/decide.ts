import type { RequestBody, ResponseBody } from '#openapi/contract.ts';
import { sentenceOf } from '../../../contract/sentences.ts';
import { requireSession, type Context, type Db } from '../../../context.ts';
import { once } from '../../../idempotency.ts';
import { isKey } from '../../../ids.ts';
import { conflict, forbidden, invalid, notFound, stale } from '../../../problem.ts';
import { limit } from '../../../rateLimit.ts';
import { checkInterview } from './interview.ts';
import { lockJobs } from '../jobCounts.ts';
import { LONGEST_NOTICE_MS, mayMove, REJECTED } from '../moves.ts';
import { isShown } from '../../../shared/appliesTo.ts';
import { readRequests } from './requests.ts';
import { writeDecision, type Decided } from './writeDecision.ts';

type Body = RequestBody<'verifyJobApplication'>;

const HR = 2;
const gone = 'This application does not exist any more.';

/** Moves up to 500 applications of the caller's jobs, answers, invites, rates and notes: all of them, or none (product S30, 5). */
export async function verifyJobApplication(
  body: Body,
  context: Context,
): Promise<ResponseBody<'verifyJobApplication'>> {
  const { userId, role } = requireSession(context);
  if (role !== HR) throw forbidden('Only HR decides about applications.', 'ROLE');
  await limit(context, 'application', userId);
  const ids = [...new Set(body.applicationIds)];
  if (!ids.every(isKey)) throw notFound(gone);
  const now = context.now();
  const errors = checkInterview(body.interview, now, ids.length);
  if (body.notifyAt !== undefined && Date.parse(body.notifyAt) > now.getTime() + LONGEST_NOTICE_MS)
    errors.notifyAt = 'Please choose a time within the next 7 days.';
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const { waits, done } = await once(context, 'verifyJobApplication', body.clientId, async (trx) => {
    const rows = await lockRequests(trx, userId, ids);
    check(body, rows);
    // All that is written happens at one moment.
    return { ...(await writeDecision({ ...context, now: () => now }, trx, body, rows)), done: ids };
  });
  // Of a call that is sent again, those of the first one: nothing else was looked at.
  return { message: saidOf(body, waits), response: await readRequests(context, context.db, done) };
}

function saidOf({ requestStatus, notifyAt }: Body, waits: boolean): string {
  if (!waits) return 'Saved';
  if (notifyAt !== undefined) return 'The notice leaves at the time that you chose';
  return requestStatus === undefined ? 'Saved. It leaves with the notice' : 'Notice leaves in 10 min';
}

/** The jobs before their applications, as everybody takes them. What is not the caller's does not exist. */
async function lockRequests(db: Db, ownerId: string, ids: string[]): Promise<Decided[]> {
  const own = db
    .selectFrom('applications')
    .where('id', 'in', ids)
    .where('owner_id', '=', ownerId)
    .where(isShown);
  const jobs = await own.select('job_id').distinct().execute();
  await lockJobs(
    db,
    jobs.map(({ job_id }) => job_id),
  );
  const rows = await own
    .select([
      'id',
      'job_id',
      'applicant_id',
      'status',
      'told_status',
      'earlier_status',
      'notify_at',
      'told_message',
      'told_interview',
      'interview',
      'seen_at',
      'answered_at',
      'withdrawn_at',
      'hidden_at',
      'updated_at',
    ])
    .orderBy('id')
    .forUpdate()
    .execute();
  if (rows.length < ids.length) throw notFound(gone);
  return rows;
}

/** 409 STALE for what was changed elsewhere, 409 for who withdrew, 422 for a move that the state machine does not have. */
function check({ updatedAt, requestStatus, interview }: Body, rows: readonly Decided[]): void {
  const [only] = rows;
  const isBased = updatedAt !== undefined && rows.length === 1 && only !== undefined;
  if (rows.some(({ withdrawn_at }) => withdrawn_at !== null))
    throw conflict(
      rows.length === 1
        ? 'The candidate has withdrawn.'
        : 'One of the candidates has withdrawn. Nothing was changed.',
    );
  if (isBased && Date.parse(only.updated_at) !== Date.parse(updatedAt)) throw stale();
  const to = requestStatus;
  if (to !== undefined && !rows.every((row) => row.status === to || mayMove(row, to)))
    throw invalid({ requestStatus: sentenceOf('VerifyJobApplicationRequest', 'requestStatus') });
  if (interview && rows.some(({ status }) => (to ?? status) === REJECTED))
    throw invalid({ interview: 'There is no interview for somebody who was not selected.' });
}

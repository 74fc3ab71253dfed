import { ApiError, genericMessage } from '../../../api/errors.ts';
import { knownNow } from '../../../api/serverClock.ts';
import { getSession } from '../../../api/session.ts';
import { closesAt } from '../../../domain/apply.ts';
import type { Application } from '../../../domain/jobs.ts';
import { forgetClientId } from '../../site/clientIds.ts';
import { sendApplication } from './sendApplication.ts';
import {
  applyDraftName,
  dropApplication,
  keepApplication,
  readWaitingApplications,
  type WaitingApplication,
} from './waitingApplications.ts';

/** Another attempt may pass: no answer, a server in trouble, too many requests for now, or the session was over. */
const mayPass = (error: unknown) =>
  error instanceof ApiError
    ? error.status === 0 || [401, 410, 429].includes(error.status) || error.status >= 500
    : !navigator.onLine;

export interface SentApplication {
  job: WaitingApplication['job'];
  /** Absent when the member had applied from elsewhere meanwhile. */
  application?: Application;
}

async function sendOne(userId: string, waiting: WaitingApplication): Promise<SentApplication | undefined> {
  const { job, payload, makesResume } = waiting;
  const done = (application?: Application) => {
    dropApplication(userId, job);
    forgetClientId(userId, applyDraftName(job.jobId), payload.clientId);
    return { job, ...(application && { application }) };
  };
  const now = knownNow();
  if (now !== undefined && closesAt(job) <= now) {
    keepApplication(userId, {
      ...waiting,
      error: 'The last day to apply passed before you were back online.',
    });
    return undefined;
  }
  try {
    return done(await sendApplication(payload, makesResume));
  } catch (error) {
    if (error instanceof ApiError && error.code === 'ALREADY_APPLIED') return done();
    if (!mayPass(error))
      keepApplication(userId, {
        ...waiting,
        error: error instanceof ApiError ? error.message : genericMessage,
      });
    return undefined;
  }
}

async function sendAll(userId: string): Promise<SentApplication[]> {
  const sent: SentApplication[] = [];
  for (const waiting of readWaitingApplications(userId)) {
    if (waiting.error !== undefined) continue;
    // Somebody else has signed in meanwhile: it is not theirs to send.
    if (getSession().userId !== userId) break;
    // One after the other: the first may be the one that finds that there is no network yet.
    const done = await sendOne(userId, waiting);
    if (done) sent.push(done);
  }
  return sent;
}

let sending: Promise<SentApplication[]> | undefined;

/** Sends what waits, once for all who ask. Never throws; resolves to what has arrived. */
export function sendWaitingApplications(userId: string): Promise<SentApplication[]> {
  sending ??= sendAll(userId).finally(() => {
    sending = undefined;
  });
  return sending;
}

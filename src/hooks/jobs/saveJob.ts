import { call } from '../../api/client.ts';
import { ApiError, genericMessage, toApiError } from '../../api/errors.ts';
import { ContentType } from '../../domain/enums.ts';
import type { Job } from '../../domain/jobs.ts';

/** A job as it stands, for its owner also a draft. Rejects with ApiError. */
export async function readJob(jobId: string): Promise<Job> {
  const { response } = await call('getFeedDetails', { feedId: jobId, feedType: ContentType.JOB_POST });
  if (!response.job) throw toApiError(404, undefined);
  return response.job;
}

export interface JobFailure {
  error?: string | undefined;
  fields?: Record<string, string> | undefined;
  /** How it stands now, after somebody else has changed it. */
  latest?: Job | undefined;
}

const verify =
  'Publishing needs a verified phone number. Log out and in again: you get a code that verifies it. What you wrote is kept on this device.';

/** Why a job was not saved. Never rejects. */
export async function jobFailure(error: unknown, jobId: string | undefined): Promise<JobFailure> {
  if (!(error instanceof ApiError)) return { error: genericMessage };
  if (error.code === 'STALE' && jobId) {
    try {
      return { latest: await readJob(jobId) };
    } catch (failure) {
      return { error: failure instanceof ApiError ? failure.message : genericMessage };
    }
  }
  if (error.code === 'NOT_VERIFIED') return { error: verify };
  if (Object.keys(error.fields).length > 0) return { fields: error.fields };
  const kept = error.status === 0 ? ' What you wrote is kept on this device.' : '';
  return { error: error.message + kept };
}

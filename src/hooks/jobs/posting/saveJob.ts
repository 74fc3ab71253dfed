import { call } from '../../../api/client.ts';
import { ApiError, genericMessage, toApiError } from '../../../api/errors.ts';
import { ContentType } from '../../../domain/enums.ts';
import type { Job } from '../../../domain/jobs.ts';
import { saveFailure, type SaveFailure } from '../../site/saveFailure.ts';

/** A job as it stands, for its owner also a draft. Rejects with ApiError. */
export async function readJob(jobId: string): Promise<Job> {
  const { response } = await call('getFeedDetails', { feedId: jobId, feedType: ContentType.JOB_POST });
  if (!response.job) throw toApiError(404, undefined);
  return response.job;
}

export interface JobFailure extends SaveFailure {
  /** How it stands now, after somebody else has changed it. */
  latest?: Job | undefined;
}

/** Why a job was not saved. Never rejects. */
export async function jobFailure(error: unknown, jobId: string | undefined): Promise<JobFailure> {
  if (error instanceof ApiError && error.code === 'STALE' && jobId) {
    try {
      return { latest: await readJob(jobId) };
    } catch (failure) {
      return { error: failure instanceof ApiError ? failure.message : genericMessage };
    }
  }
  return saveFailure(error);
}

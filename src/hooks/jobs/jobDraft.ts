import type { JobValues } from '../../domain/jobForm.ts';
import type { Job } from '../../domain/jobs.ts';
import type { JobFailure } from './saveJob.ts';

/** What is kept of the editor on this device. */
export interface KeptJob {
  values: JobValues;
  /** The version that it was based on. */
  basis?: string | undefined;
}

/** Guards against what an older version has left; a field that it did not know of stands as it is. */
export const isKeptJob = (value: unknown): value is KeptJob =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Partial<KeptJob>).values === 'object' &&
  (value as Partial<KeptJob>).values !== null;

/** Under which the draft of a job is kept. */
export const draftName = (jobId: string | undefined): string => `job.${jobId ?? 'new'}`;

export interface EditorState extends JobFailure {
  formKey: number;
  /** The job as it was opened; a new one without. */
  job?: Job | undefined;
  /** As the form began; closed without it. `value` is what stands in it now. */
  begun?: JobValues | undefined;
  value?: JobValues | undefined;
  /** Whether what is kept differs from what was opened. */
  restored?: boolean;
  asking?: boolean;
  busy?: 'draft' | 'publish' | undefined;
  /** What was tried last: a stale save is repeated so. */
  wanted?: 0 | 1;
  /** The version that it is based on. */
  basis?: string | undefined;
}

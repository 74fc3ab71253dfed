import {
  newJobValues,
  sameJob,
  toJobValues,
  type JobDefaults,
  type JobValues,
} from '../../../domain/jobForm.ts';
import type { Job } from '../../../domain/jobs.ts';
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
  /** As the job stands without what was left on this device: what differs from it would be lost. */
  fresh?: JobValues | undefined;
  /** Whether what is kept differs from what was opened. */
  restored?: boolean;
  asking?: boolean;
  busy?: 'draft' | 'publish' | undefined;
  /** What was tried last: a stale save is repeated so. */
  wanted?: 0 | 1;
  /** The version that it is based on. */
  basis?: string | undefined;
}

/** The form of a job as it stands; a new one in the zone of this device. */
export const freshJob = (job: Job | undefined, own: Pick<JobDefaults, 'company' | 'now'>): JobValues =>
  job
    ? toJobValues(job)
    : newJobValues({ ...own, timezone: Intl.DateTimeFormat().resolvedOptions().timeZone });

/** The form with what was left of it on this device, when that says anything else. */
export function withDraft(
  fresh: JobValues,
  left: unknown,
  updatedAt: string | undefined,
): Pick<EditorState, 'begun' | 'value' | 'fresh' | 'restored' | 'basis'> {
  const values = isKeptJob(left) ? { ...fresh, ...left.values } : fresh;
  const restored = !sameJob(values, fresh);
  return {
    begun: values,
    value: values,
    fresh,
    restored,
    basis: restored && isKeptJob(left) ? left.basis : updatedAt,
  };
}

/** While it is sent: what was said about an earlier attempt is gone. */
export const sending = (
  { formKey, job, begun, fresh }: EditorState,
  value: JobValues,
  attempt: Pick<EditorState, 'basis' | 'wanted'>,
): EditorState => ({ formKey, job, begun, fresh, value, ...attempt });

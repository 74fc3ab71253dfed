import type { ApplyFormProps } from '../../components/jobs/useApplyForm.ts';
import type { Application, Job } from '../../domain/jobs.ts';

export interface ApplyInput {
  job: Job;
  now: Date;
  onClose: () => void;
  /** Once it is on the server; the dialog stays until it is closed. */
  onApplied: (application: Application) => void;
}
/** What is drawn by others. */
export type ApplyDrawings = Pick<
  ApplyFormProps,
  'paper' | 'preview' | 'onPreview' | 'closed' | 'profileHref'
>;

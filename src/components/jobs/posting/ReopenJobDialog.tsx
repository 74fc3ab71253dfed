import type { Job } from '../../../domain/jobs.ts';
import { reopensLeft } from '../../../domain/postedJobs.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { useLast } from '../../ui/useLast.ts';
import { ReopenJobForm } from './ReopenJobForm.tsx';

export interface ReopenJobDialogProps {
  /** The job that is to be opened again; closed without it. */
  job: Job | undefined;
  onConfirm: (values: { applyBy: string }) => void;
  onCancel: () => void;
}

function leftText(job: Job): string {
  const left = reopensLeft(job) - 1;
  if (left <= 0) return 'This is the last time that it can be reopened.';
  return `It can be reopened ${left === 1 ? 'once' : `${left} times`} more after this.`;
}

/** Asks for the new last day of a job. Who has an answer keeps it. */
export function ReopenJobDialog({ job, onConfirm, onCancel }: ReopenJobDialogProps) {
  const last = useLast(job);
  const shown = job ?? last;
  return (
    <Dialog
      open={job !== undefined}
      onClose={onCancel}
      onBack={onCancel}
      title={shown ? `Reopen ${shown.vacancyName}?` : ''}
      description={
        shown &&
        `Candidates find it again and can apply. Those who were told that it is closed keep that answer. ${leftText(shown)}`
      }
    >
      {shown && <ReopenJobForm key={shown.jobId} job={shown} onSubmit={onConfirm} onCancel={onCancel} />}
    </Dialog>
  );
}

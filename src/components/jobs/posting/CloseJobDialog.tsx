import type { Job } from '../../../domain/jobs.ts';
import { people, type CloseValues } from '../../../domain/postedJobs.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { useLast } from '../../ui/useLast.ts';
import { CloseJobForm } from './CloseJobForm.tsx';

export interface CloseJobDialogProps {
  /** The job that is to be closed; closed without it. `values`: what the form begins with. */
  closing: { job: Job; values: CloseValues } | undefined;
  onConfirm: (values: CloseValues) => void;
  onCancel: () => void;
}

/** Asks why a job closes, and what whoever waits for an answer is told. */
export function CloseJobDialog({ closing, onConfirm, onCancel }: CloseJobDialogProps) {
  const last = useLast(closing);
  const shown = closing ?? last;
  const unanswered = shown?.job.counts.unanswered ?? 0;
  return (
    <Dialog
      open={closing !== undefined}
      onClose={onCancel}
      title={shown ? `Close ${shown.job.vacancyName}?` : ''}
      description={
        unanswered > 0
          ? `Nobody can apply any more. ${people(unanswered)} without an answer ${unanswered === 1 ? 'gets' : 'get'} one.`
          : 'Nobody can apply any more. Everyone who applied has an answer.'
      }
    >
      {shown && (
        <CloseJobForm
          key={shown.job.jobId}
          values={shown.values}
          unanswered={unanswered}
          companyName={shown.job.companyName}
          onSubmit={onConfirm}
          onCancel={onCancel}
        />
      )}
    </Dialog>
  );
}

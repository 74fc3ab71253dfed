import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { StaleDialog, type StaleDialogProps } from '../ui/StaleDialog.tsx';
import { useLast } from '../ui/useLast.ts';
import { JobForm, type JobFormProps } from './JobForm.tsx';

export interface JobEditorDialogProps {
  /** The form; closed without it. `formKey` changes when it begins anew. */
  form: (JobFormProps & { formKey: number }) | undefined;
  /** The member wants to leave. Asks first when `asking` is then set. */
  onClose: () => void;
  /** Something would be lost: the ways out are offered. */
  asking: boolean;
  onKeepEditing: () => void;
  onLeaveDraft: () => void;
  onDiscard: () => void;
  /** Somebody changed it since it was opened here. */
  stale?: Omit<StaleDialogProps, 'open' | 'what'> | undefined;
}

const leaving = {
  open: {
    label: 'Keep for later',
    text: 'What you changed stays on this device until you save or discard it. Candidates see the job as it was.',
  },
  draft: { label: 'Save draft', text: 'The draft is kept among your drafts. Nobody else sees it.' },
} as const;

/** A job that is written or changed, over the page of posted jobs (product S27). It loses nothing. */
export function JobEditorDialog({ form, onClose, asking, stale, ...events }: JobEditorDialogProps) {
  const shown = useLast(form);
  const versions = useLast(stale);
  const job = shown?.job;
  const { label, text } = leaving[job?.status === 1 ? 'open' : 'draft'];
  return (
    <>
      <Dialog
        open={form !== undefined}
        onClose={onClose}
        title={job ? `Edit ${job.vacancyName}` : 'New job'}
        size="full"
        busy={form?.busy !== undefined}
      >
        {shown && <JobForm {...shown} key={shown.formKey} />}
      </Dialog>
      <ConfirmDialog
        open={form !== undefined && asking}
        title="Keep your changes?"
        confirmLabel={label}
        otherAction={{ label: 'Discard', onClick: events.onDiscard, danger: true }}
        cancelLabel="Keep editing"
        onConfirm={events.onLeaveDraft}
        onCancel={events.onKeepEditing}
      >
        {text}
      </ConfirmDialog>
      {versions && <StaleDialog {...versions} what="job" open={stale !== undefined} />}
    </>
  );
}

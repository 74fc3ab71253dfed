import { useState } from 'react';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { JobForm, type JobFormProps } from './JobForm.tsx';
import { StaleJobDialog, type StaleJobDialogProps } from './StaleJobDialog.tsx';

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
  stale?: Omit<StaleJobDialogProps, 'open'> | undefined;
}

/** While a dialog leaves, what it says stays. */
function useLast<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
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
      {versions && <StaleJobDialog {...versions} open={stale !== undefined} />}
    </>
  );
}

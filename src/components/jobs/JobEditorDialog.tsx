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

/** A job that is written or changed, over the page of posted jobs (product S27). It loses nothing. */
export function JobEditorDialog({ form, onClose, asking, stale, ...events }: JobEditorDialogProps) {
  // While the dialogs leave, what they say stays.
  const [last, setLast] = useState(form);
  if (form && form !== last) setLast(form);
  const [lastStale, setLastStale] = useState(stale);
  if (stale && stale !== lastStale) setLastStale(stale);
  const shown = form ?? last;
  const versions = stale ?? lastStale;
  const isOpen = shown?.job?.status === 1;
  const title = shown?.job ? `Edit ${shown.job.vacancyName}` : 'New job';
  return (
    <>
      <Dialog
        open={form !== undefined}
        onClose={onClose}
        title={title}
        size="full"
        busy={form?.busy !== undefined}
      >
        {shown && <JobForm {...shown} key={shown.formKey} />}
      </Dialog>
      <ConfirmDialog
        open={form !== undefined && asking}
        title="Keep your changes?"
        confirmLabel={isOpen ? 'Keep for later' : 'Save draft'}
        otherAction={{ label: 'Discard', onClick: events.onDiscard, danger: true }}
        cancelLabel="Keep editing"
        onConfirm={events.onLeaveDraft}
        onCancel={events.onKeepEditing}
      >
        {isOpen
          ? 'What you changed stays on this device until you save or discard it. Candidates see the job as it was.'
          : 'The draft is kept among your drafts. Nobody else sees it.'}
      </ConfirmDialog>
      {versions && <StaleJobDialog {...versions} open={stale !== undefined} />}
    </>
  );
}

import type { ReactNode } from 'react';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { Dialog, type DialogProps } from '../ui/Dialog.tsx';

export interface EditDialogProps extends Pick<
  DialogProps,
  'open' | 'title' | 'description' | 'busy' | 'size' | 'onBack'
> {
  /** The form. */
  children: ReactNode;
  /** The member wants to leave. Asks first when `asking` is then set. */
  onClose: () => void;
  /** Something would be lost: the three ways out are offered. */
  asking: boolean;
  onKeepEditing: () => void;
  onSaveDraft: () => void;
  onDiscard: () => void;
}

/** A form of the profile in a dialog that loses nothing: leaving it changed asks what to do with the changes. */
export function EditDialog({
  children,
  asking,
  onKeepEditing,
  onSaveDraft,
  onDiscard,
  ...dialog
}: EditDialogProps) {
  return (
    <>
      <Dialog {...dialog}>{children}</Dialog>
      <ConfirmDialog
        open={dialog.open && asking}
        title="Keep your changes?"
        confirmLabel="Save draft"
        otherAction={{ label: 'Discard', onClick: onDiscard, danger: true }}
        cancelLabel="Keep editing"
        onConfirm={onSaveDraft}
        onCancel={onKeepEditing}
      >
        A draft stays on this device until you save or discard it.
      </ConfirmDialog>
    </>
  );
}

import { lazy, Suspense } from 'react';
import type { CameraDialogProps } from '../../ui/CameraDialog.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { PostForm, type PostFormProps } from './PostForm.tsx';

const CameraDialog = lazy(async () => ({
  default: (await import('../../ui/CameraDialog.tsx')).CameraDialog,
}));

export interface ComposerSheetProps extends PostFormProps {
  open: boolean;
  /** Of a post that is there already. */
  editing?: boolean;
  /** The member wants to leave. Asks first when `asking` is then set. */
  onClose: () => void;
  /** The browser's Back: keeps what was written as a draft, without a question. */
  onBack?: () => void;
  /** Something would be lost: the three ways out are offered. */
  asking: boolean;
  onKeepEditing: () => void;
  onSaveDraft: () => void;
  onDiscard: () => void;
  /** The files are safe on this device as well. */
  picturesKept?: boolean;
  /** For photos; see `PicturePicker` and `CameraDialog`. */
  camera?: PostFormProps['camera'] & { dialog: CameraDialogProps };
}

/** The dialog itself: `ComposerDialog` loads it when it is first opened. */
export function ComposerSheet({ open, editing = false, onClose, asking, ...props }: ComposerSheetProps) {
  const { onBack, onKeepEditing, onSaveDraft, onDiscard, picturesKept = false, ...form } = props;
  const pictures = form.pictures.length;
  return (
    <>
      <Dialog
        open={open}
        onClose={onClose}
        onBack={onBack}
        title={editing ? 'Edit post' : 'New post'}
        busy={form.busy}
      >
        <PostForm submitLabel={editing ? 'Save' : 'Post'} {...form} />
      </Dialog>
      {form.camera?.dialog.open && (
        <Suspense>
          <CameraDialog {...form.camera.dialog} />
        </Suspense>
      )}
      <ConfirmDialog
        open={open && asking}
        title={editing ? 'Keep your changes?' : 'Keep this post for later?'}
        confirmLabel="Save draft"
        otherAction={{ label: 'Discard', onClick: onDiscard, danger: true }}
        cancelLabel="Keep editing"
        onConfirm={onSaveDraft}
        onCancel={onKeepEditing}
      >
        A draft stays on this device until you post or discard it.
        {pictures > 0 && !picturesKept && ' It keeps the text; pictures have to be added again.'}
      </ConfirmDialog>
    </>
  );
}

import type { ReactNode } from 'react';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Dialog } from './Dialog.tsx';
import { StaleDialog, type StaleDialogProps } from './StaleDialog.tsx';
import { useLast } from './useLast.ts';

export interface EditorDialogEvents {
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

export interface EditorDialogProps extends EditorDialogEvents {
  open: boolean;
  title: string;
  what: StaleDialogProps['what'];
  busy: boolean;
  /** It is public already. What others see of it meanwhile, in a sentence; a draft without. */
  public?: string | undefined;
  /** The form. */
  children: ReactNode;
}

/** Something that is written or changed, as large as the window. It loses nothing. */
export function EditorDialog({
  open,
  title,
  what,
  busy,
  children,
  asking,
  stale,
  ...props
}: EditorDialogProps) {
  const versions = useLast(stale);
  const { public: seen, onClose, onKeepEditing, onLeaveDraft, onDiscard } = props;
  return (
    <>
      <Dialog open={open} onClose={onClose} title={title} size="full" busy={busy}>
        {children}
      </Dialog>
      <ConfirmDialog
        open={open && asking}
        title="Keep your changes?"
        confirmLabel={seen ? 'Keep for later' : 'Save draft'}
        otherAction={{ label: 'Discard', onClick: onDiscard, danger: true }}
        cancelLabel="Keep editing"
        onConfirm={onLeaveDraft}
        onCancel={onKeepEditing}
      >
        {seen
          ? `What you changed stays on this device until you save or discard it. ${seen}`
          : 'The draft is kept among your drafts. Nobody else sees it.'}
      </ConfirmDialog>
      {versions && <StaleDialog {...versions} what={what} open={stale !== undefined} />}
    </>
  );
}

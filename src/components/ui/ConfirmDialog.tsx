import { chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  /** The question; names the thing: "Delete “Night shift radio”?" */
  title: string;
  /** The consequence, in one or two sentences. */
  children?: ReactNode;
  /** The verb of the act: "Delete", not "OK". */
  confirmLabel: string;
  /** @default 'Cancel' */
  cancelLabel?: string;
  /** The act destroys something. */
  danger?: boolean;
  /** The act is under way; nothing can be pressed. */
  busy?: boolean;
  /** Why the act failed; the dialog stays, so that it can be tried again. */
  error?: string;
  /** A second way on, between the two buttons: "Log out anyway". `danger` says that it is the one that destroys. */
  otherAction?: { label: string; onClick: () => void; danger?: boolean };
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before an act that cannot be taken back. The safe button has focus. */
export function ConfirmDialog({
  title,
  children,
  error,
  busy = false,
  onCancel,
  onConfirm,
  ...props
}: ConfirmDialogProps) {
  const { open, confirmLabel, cancelLabel = 'Cancel', danger = false, otherAction } = props;
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      description={children}
      role="alertdialog"
      form="card"
      size="sm"
      busy={busy}
      footer={
        <>
          <Button variant="outline" onClick={onCancel} disabled={busy} data-autofocus="">
            {cancelLabel}
          </Button>
          {otherAction && (
            <Button
              variant={otherAction.danger ? 'dangerQuiet' : 'outline'}
              onClick={otherAction.onClick}
              disabled={busy}
            >
              {otherAction.label}
            </Button>
          )}
          <Button variant={danger ? 'danger' : 'solid'} onClick={onConfirm} busy={busy}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {error && (
        <chakra.p role="alert" display="flex" gap="2" color="danger.fg">
          <chakra.span flexShrink={0} paddingBlockStart="0.5">
            <CircleAlert size={18} strokeWidth={1.75} aria-hidden />
          </chakra.span>
          {error}
        </chakra.p>
      )}
    </Dialog>
  );
}

import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';

export interface LogoutDialogProps {
  open: boolean;
  /** Posts, comments and likes that were not sent yet and would be lost. */
  unsent?: number;
  busy?: boolean;
  /** Why the server could not be told: its message or the generic one. */
  error?: string;
  onCancel: () => void;
  /** Also the retry. */
  onLogout: () => void;
  /** Ends the session on this device without the server. Offered after an error. */
  onLogoutAnyway: () => void;
}

/** Asks before the session ends (specification 2). */
export function LogoutDialog({
  open,
  unsent = 0,
  busy,
  error,
  onCancel,
  onLogout,
  onLogoutAnyway,
}: LogoutDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      title="Are you sure you want to logout?"
      confirmLabel={error ? 'Retry' : 'Log out'}
      otherAction={error ? { label: 'Log out anyway', onClick: onLogoutAnyway } : undefined}
      busy={busy}
      error={error}
      onConfirm={onLogout}
      onCancel={onCancel}
    >
      {unsent > 0 && `${unsent} unsent ${unsent === 1 ? 'item' : 'items'} will be deleted`}
    </ConfirmDialog>
  );
}

import type { Schemas } from '#openapi/contract.ts';
import { useState } from 'react';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';

export interface RemoveConnectionDialogProps {
  /** Whom; closed without one. */
  member: Pick<Schemas['Author'], 'userName'> | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before a connection ends (product S49). */
export function RemoveConnectionDialog({ member, ...props }: RemoveConnectionDialogProps) {
  // While the dialog leaves, its question stays.
  const [last, setLast] = useState(member);
  if (member && member !== last) setLast(member);
  return (
    <ConfirmDialog
      {...props}
      open={member !== undefined}
      danger
      title={`Remove ${last?.userName ?? ''} from your connections?`}
      confirmLabel="Remove"
    >
      What you share with connections only is no longer theirs to see. They are not told. To connect again,
      one of you has to ask.
    </ConfirmDialog>
  );
}

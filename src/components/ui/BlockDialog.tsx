import type { Schemas } from '#openapi/contract.ts';
import { useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog.tsx';

export interface BlockDialogProps {
  /** Whom; closed without one. */
  member: Pick<Schemas['Author'], 'userName'> | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Says what a block does before it is done (product S49). */
export function BlockDialog({ member, ...props }: BlockDialogProps) {
  // While the dialog leaves, its question stays.
  const [last, setLast] = useState(member);
  if (member && member !== last) setLast(member);
  return (
    <ConfirmDialog
      {...props}
      open={member !== undefined}
      danger
      title={`Block ${last?.userName ?? ''}?`}
      confirmLabel="Block"
    >
      Neither of you sees the other any more: no posts, comments, messages or notifications, and not in
      search. Your connection, requests and follows end, and unblocking does not bring them back. They are not
      told.
    </ConfirmDialog>
  );
}

import type { Schemas } from '#openapi/contract.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { useLast } from './useLast.ts';

export interface BlockDialogProps {
  /** Whom; closed without one. */
  member: Pick<Schemas['Author'], 'userName'> | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Says what a block does before it is done (product S49). */
export function BlockDialog({ member, ...props }: BlockDialogProps) {
  const last = useLast(member);
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

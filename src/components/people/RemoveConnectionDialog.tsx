import type { Schemas } from '#openapi/contract.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { useLast } from '../ui/useLast.ts';

export interface RemoveConnectionDialogProps {
  /** Whom; closed without one. */
  member: Pick<Schemas['Author'], 'userName'> | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before a connection ends (product S49). */
export function RemoveConnectionDialog({ member, ...props }: RemoveConnectionDialogProps) {
  const last = useLast(member);
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

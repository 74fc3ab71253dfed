import type { Schemas } from '#openapi/contract.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useLast } from '../../ui/useLast.ts';
import { postName } from './postName.ts';

export interface DeletePostDialogProps {
  /** The post in question; closed without one. */
  item: Pick<Schemas['FeedItem'], 'text'> | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Names the post and what goes with it. */
export function DeletePostDialog({ item, ...props }: DeletePostDialogProps) {
  const last = useLast(item);
  return (
    <ConfirmDialog
      {...props}
      open={item !== undefined}
      danger
      title={`Delete ${postName(last?.text ?? '')}?`}
      confirmLabel="Delete"
    >
      Its comments and likes are deleted with it. You can take it back for 10 seconds.
    </ConfirmDialog>
  );
}

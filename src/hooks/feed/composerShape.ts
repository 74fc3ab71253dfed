import type { Schemas } from '#openapi/contract.ts';
import type { ComposerDialogProps } from '../../components/feed/ComposerDialog.tsx';

type FeedItem = Schemas['FeedItem'];

export interface Composer {
  /** For `ComposerDialog`. */
  dialog: ComposerDialogProps;
  onWrite: () => void;
  /** Begins a post with pictures. */
  onPick: (event: { files: File[] }) => void;
  onEdit: (event: { item: FeedItem }) => void;
}

import type { Schemas } from '#openapi/contract.ts';
import type { ComposerDialogProps } from '../../../components/feed/compose/ComposerDialog.tsx';
import type { PostDraft } from './postDraft.ts';

type FeedItem = Schemas['FeedItem'];

export interface Composer {
  /** For `ComposerDialog`. */
  dialog: ComposerDialogProps;
  onWrite: () => void;
  /** Begins a post with pictures. */
  onPick: (event: { files: File[] }) => void;
  onEdit: (event: { item: FeedItem }) => void;
}

/** That a draft came back, and how many of its pictures did not. `found`: undefined while they are being read. */
export function draftBanner(
  text: PostDraft | undefined,
  found: number | undefined,
  onDiscard: () => void,
): Pick<ComposerDialogProps, 'draft'> {
  if (!text && !found) return {};
  const missing = found === undefined ? 0 : Math.max(0, (text?.pictures ?? 0) - found);
  return { draft: { pictures: missing, onDiscard } };
}

import type { Schemas } from '#openapi/contract.ts';
import { BlockDialog } from '../../ui/BlockDialog.tsx';
import { PostReasonDialog } from './PostReasonDialog.tsx';

export interface PostChoiceDialogProps {
  /** What was chosen of another's post that needs an answer or gives one; closed without. */
  asked: { item: Schemas['FeedItem']; choice: 'why' | 'block' } | undefined;
  onBlock: () => void;
  onClose: () => void;
}

/** Whatever the menu of another's post asks or explains. */
export function PostChoiceDialog({ asked, onBlock, onClose }: PostChoiceDialogProps) {
  const about = (choice: 'why' | 'block') => (asked?.choice === choice ? asked.item : undefined);
  return (
    <>
      <BlockDialog member={about('block')?.author} onConfirm={onBlock} onCancel={onClose} />
      <PostReasonDialog item={about('why')} onClose={onClose} />
    </>
  );
}

import { ShareDialog } from '../components/feed/ShareDialog.tsx';
import type { SharedItem } from '../components/feed/SharePreviewCard.tsx';
import { useShare } from '../hooks/feed/useShare.ts';

/** The dialog of one post that is being shared. */
export default function ShareHost({ item, onClose }: { item: SharedItem; onClose: () => void }) {
  return <ShareDialog {...useShare(item, onClose)} />;
}

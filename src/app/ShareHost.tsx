import { ShareDialog } from '../components/feed/share/ShareDialog.tsx';
import type { SharedItem } from '../components/feed/share/SharePreviewCard.tsx';
import { useShare } from '../hooks/feed/share/useShare.ts';

/** The dialog of one post that is being shared. */
export default function ShareHost({ item, onClose }: { item: SharedItem; onClose: () => void }) {
  return <ShareDialog {...useShare(item, onClose)} />;
}

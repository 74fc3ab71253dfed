import { useEffect, useState } from 'react';
import type { ShareDialogProps, ShareState } from '../../components/feed/ShareDialog.tsx';
import type { SharedItem } from '../../components/feed/SharePreviewCard.tsx';
import { CommentPolicy, Visibility } from '../../domain/posts.ts';
import { noLinkReason, withLink } from '../../domain/share.ts';
import { toast } from '../../lib/toastQueue.ts';
import { makeLink } from './makeLink.ts';
import { useSendPost } from './useSendPost.ts';

type Link = { feedId: string } & ShareState;

/** The link to a post, and what can be done with it (product S25). `item` does not change while it is open. */
export function useShare(item: SharedItem, onClose: () => void): ShareDialogProps {
  const { feedId, feedType } = item;
  const [attempt, setAttempt] = useState(0);
  const [link, setLink] = useState<Link>({ feedId, status: 'loading' });
  const sender = useSendPost(`share.${feedId}`);
  useEffect(() => {
    if (noLinkReason(feedType) !== undefined) return;
    let live = true;
    const show = (state: ShareState) => live && setLink({ feedId, ...state });
    const again = () => setAttempt((count) => count + 1);
    void makeLink({ feedId, feedType }, show, again);
    return () => {
      live = false;
    };
  }, [feedId, feedType, attempt]);

  const url = link.status === 'ready' ? link.url : '';
  const repost = async (text: string) => {
    const message = await sender.send(
      {
        text: withLink(text, url),
        media: [],
        visibility: Visibility.PUBLIC,
        commentPolicy: CommentPolicy.ALL,
      },
      undefined,
    );
    if (message === undefined) return;
    onClose();
    toast({ kind: 'success', title: message });
  };
  // Only some browsers can; a member who closes the sheet has not failed.
  const share = 'share' in navigator ? navigator.share.bind(navigator) : undefined;
  const device = ({ text }: { text: string }) => {
    void share?.({ url, ...(text.trim() && { text: text.trim() }) }).then(onClose, () => {});
  };
  return {
    open: true,
    item,
    state: link,
    busy: sender.busy,
    error: Object.values(sender.errors)[0],
    onCopy: () =>
      Promise.resolve()
        .then(() => navigator.clipboard.writeText(url))
        .then(
          () => true,
          () => false,
        ),
    onDevice: share && device,
    onRepost: ({ text }) => void repost(text),
    onClose,
  };
}

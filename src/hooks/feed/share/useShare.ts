import { useEffect, useState } from 'react';
import type { ShareDialogProps, ShareState } from '../../../components/feed/share/ShareDialog.tsx';
import type { SharedItem } from '../../../components/feed/share/SharePreviewCard.tsx';
import { CommentPolicy, Visibility } from '../../../domain/posts.ts';
import { noLinkReason, withLink } from '../../../domain/share.ts';
import { toast } from '../../../lib/toastQueue.ts';
import { useSendPost } from '../compose/useSendPost.ts';
import type { Schemas } from '#openapi/contract.ts';
import { call } from '../../../api/client.ts';
import { ApiError, networkError } from '../../../api/errors.ts';
import { toFailure } from '../../site/useListState.ts';

async function drawQr(url: string) {
  const { encode } = await import('uqr');
  return encode(url, { ecc: 'M', border: 2 }).data;
}

/** Asks for the link of a post and draws its code, and shows how far that is. Never throws. */
async function makeLink(
  target: Pick<Schemas['FeedItem'], 'feedId' | 'feedType'>,
  show: (state: ShareState) => void,
  onRetry: () => void,
): Promise<void> {
  show({ status: 'loading' });
  try {
    const { response } = await call('eventShareLink', target);
    const url = response.shareUrl;
    show({ status: 'ready', url });
    // The link works without its picture.
    show({ status: 'ready', url, qr: await drawQr(url).catch(() => 'none' as const) });
  } catch (error) {
    show({ status: 'error', error: toFailure(error instanceof ApiError ? error : networkError()), onRetry });
  }
}

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

import { useMemo } from 'react';
import { call } from '../../api/client.ts';
import type { CommentText } from '../../components/feed/CommentForm.tsx';
import type { CommentHandlers } from '../../components/feed/CommentItem.tsx';
import { withHidden } from '../../domain/comments.ts';
import { CommentAction, Toggle } from '../../domain/enums.ts';
import { withLike } from '../../domain/likes.ts';
import { lastWins } from '../../lib/lastWins.ts';
import { toast } from '../../lib/toastQueue.ts';
import { sendOrWait } from '../outbox/sendOrWait.ts';
import { isLastWord } from '../site/isLastWord.ts';
import { deleteComment, deletedComments, toDeletedComment } from './leftDeletions.ts';
import { useCommentCache } from './useCommentCache.ts';
import type { PostRef } from './useComments.ts';
import { reportFailure } from './reportFailure.ts';
import { copyPostLink } from './copyPostLink.ts';

const send = lastWins();

/**
 * What can be done with the comments of a post. Shown at once, except an edit: its text stays in the form until kept.
 * A deletion waits ten seconds for its undo.
 */
export function useCommentActions({
  feedId,
  feedType,
}: PostRef): Required<Omit<CommentHandlers, 'onReport'>> {
  const cache = useCommentCache({ feedId, feedType });
  return useMemo(() => {
    const manage = (action: 1 | 3 | 4, commentId: string, written?: CommentText) =>
      call('manageComment', {
        action,
        feedId,
        feedType,
        commentId,
        clientId: crypto.randomUUID(),
        ...written,
      });
    return {
      async onLike({ commentId, liked }) {
        cache.change(commentId, withLike(liked));
        const body = { commentId, action: liked ? Toggle.ON : Toggle.OFF };
        const item = { kind: 'commentLike', clientId: crypto.randomUUID(), body } as const;
        const write = () => sendOrWait(item, (whole) => call('likeComments', whole));
        const pressed = await send(commentId, liked, write);
        if (!pressed || 'answer' in pressed) return;
        cache.change(commentId, withLike(pressed.back));
        if (pressed.back !== liked)
          reportFailure(liked ? 'Your like was not kept' : 'Your like is still there')(pressed.error);
      },
      async onEdit({ commentId, text, mentions }) {
        const { response } = await manage(CommentAction.EDIT, commentId, { text, mentions });
        cache.change(commentId, () => response);
      },
      onDelete: ({ comment }) =>
        deletedComments.later(toDeletedComment(comment), async () => {
          cache.remove(comment);
          try {
            await deleteComment(comment);
            return true;
          } catch (error) {
            if (!isLastWord(error)) {
              toast({ kind: 'info', title: 'The comment will be deleted when you are connected again.' });
              return false;
            }
            cache.refresh();
            reportFailure('The comment was not deleted')(error);
            return true;
          }
        }),
      onTakeBack: ({ commentId }) => deletedComments.takeBack(commentId),
      // A reply is found below the comment that it answers.
      onCopyLink: ({ comment }) => copyPostLink(comment, comment.parentCommentId ?? comment.commentId),
      onHide({ commentId, hidden }) {
        cache.change(commentId, withHidden(hidden));
        manage(hidden ? CommentAction.HIDE : CommentAction.SHOW, commentId).catch((error: unknown) => {
          cache.change(commentId, withHidden(!hidden));
          reportFailure(hidden ? 'The comment was not hidden' : 'The comment is still hidden')(error);
        });
      },
    };
  }, [cache, feedId, feedType]);
}

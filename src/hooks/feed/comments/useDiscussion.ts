import type { Schemas } from '#openapi/contract.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { CommentHandlers } from '../../../components/feed/comments/CommentItem.tsx';
import type { CommentOrder } from '../../../components/feed/comments/CommentSection.tsx';
import type { ListState } from '../../../components/ui/listState.ts';
import { CommentSort, withHidden } from '../../../domain/comments.ts';
import { useLaterDeletions } from '../../site/useLaterDeletions.ts';
import { type CommentFormState, useCommentForm } from './useCommentForm.ts';
import { type PostRef, useComments } from './useComments.ts';
import { commentHash } from '../../../domain/feedLinks.ts';
import { call } from '../../../api/client.ts';
import type { CommentText } from '../../../components/feed/comments/CommentForm.tsx';
import { CommentAction, Toggle } from '../../../domain/enums.ts';
import { withLike } from '../../../domain/likes.ts';
import { lastWriteWins } from '../../../lib/lastWriteWins.ts';
import { toast } from '../../../lib/toastQueue.ts';
import { sendOrWait } from '../../outbox/sendOrWait.ts';
import { isLastWord } from '../../site/isLastWord.ts';
import { deleteComment, deletedComments, toDeletedComment } from '../posts/leftDeletions.ts';
import { useCommentCache } from './useCommentCache.ts';
import { reportFailure } from '../posts/reportFailure.ts';
import { copyPostLink } from '../share/copyPostLink.ts';

const send = lastWriteWins();

/**
 * What can be done with the comments of a post. Shown at once, except an edit: its text stays in the form until kept.
 * A deletion waits ten seconds for its undo.
 */
function useCommentActions({ feedId, feedType }: PostRef): Required<Omit<CommentHandlers, 'onReport'>> {
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
          reportFailure(
            liked ? 'Your like was not kept' : 'Your like is still there',
            `comment ${commentId}`,
          )(pressed.error);
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
              const title = 'The comment will be deleted when you are connected again.';
              toast({ kind: 'info', title, about: `comment ${comment.commentId}` });
              return false;
            }
            cache.refresh();
            reportFailure('The comment was not deleted', `comment ${comment.commentId}`)(error);
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
          const title = hidden ? 'The comment was not hidden' : 'The comment is still hidden';
          reportFailure(title, `comment ${commentId}`)(error);
        });
      },
    };
  }, [cache, feedId, feedType]);
}

const anchor = commentHash('');
/** How far a linked comment is looked for. */
const mostPages = 10;

/**
 * Leads to the comment that a link is about (`#comment-<id>`): pages are read until it is there, then it is scrolled to
 * and takes the focus, once. Returns its id, so that it can be told from the others.
 */
function useCommentPlace(hash: string, state: ListState<Schemas['Comment']>): string | undefined {
  const wanted = hash.startsWith(anchor) ? hash.slice(anchor.length) : undefined;
  const search = useRef<{ id: string | undefined; pages: number }>({ id: undefined, pages: 0 });
  useEffect(() => {
    if (wanted === undefined || state.status !== 'ready') return;
    if (search.current.id !== wanted) search.current = { id: wanted, pages: 0 };
    if (search.current.pages > mostPages) return;
    const found = document.getElementById(anchor.slice(1) + wanted);
    if (found) {
      search.current.pages = Infinity;
      found.scrollIntoView({ block: 'center' });
      found.focus({ preventScroll: true });
    } else if (state.hasMore && !state.busy && !state.moreError) {
      search.current.pages++;
      state.onLoadMore();
    }
  }, [wanted, state]);
  return wanted;
}

export interface Discussion {
  sort: CommentOrder;
  onSort: (event: { sort: CommentOrder }) => void;
  state: ListState<Schemas['Comment']>;
  form: CommentFormState;
  handlers: CommentHandlers;
  deleting: ReadonlySet<string>;
  highlight: string | undefined;
}

/** What is said below a post. Its owner may hide comments. `hash` is that of the page: `#comment-<id>` leads to one. */
export function useDiscussion(item: Schemas['FeedItem'], hash: string): Discussion {
  const [sort, setSort] = useState<CommentOrder>(CommentSort.NEWEST);
  const state = useComments(item, sort);
  const form = useCommentForm(item);
  const { onHide, ...handlers } = useCommentActions(item);
  return {
    sort,
    onSort: (event) => setSort(event.sort),
    state,
    form,
    deleting: useLaterDeletions(),
    highlight: useCommentPlace(hash, state),
    handlers: item.viewer.canEdit ? { ...handlers, onHide } : handlers,
  };
}

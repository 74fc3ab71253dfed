import type { Schemas } from '#openapi/contract.ts';
import { useMemo } from 'react';
import { useApiCache } from '../../../api/swr.ts';
import { CommentState } from '../../../domain/comments.ts';
import type { LinkTarget } from '../../../lib/linkToken.ts';
import { usePostCache } from '../posts/usePostCache.ts';

type Comment = Schemas['Comment'];
type Page = { response: Comment[]; count: number };

export interface CommentCache {
  /** Changes a comment in every order and thread it is shown in. */
  change: (commentId: string, to: (comment: Comment) => Comment) => void;
  /**
   * Shows a new one where it was written: a comment at the top, whatever the order, a reply below the others. Resolves
   * to false when the list that it belongs to is still on its way.
   */
  add: (comment: Comment) => Promise<boolean>;
  /** Takes it out; a comment with replies stays as "Comment deleted". */
  remove: (comment: Comment) => void;
  /** The post, which may be gone, and everything about its comments is asked for again. */
  refresh: () => void;
}

/** The comments of one post in the cache, and their number wherever the post is shown. */
export function useCommentCache({ feedId }: LinkTarget): CommentCache {
  const { patch, invalidate } = useApiCache();
  const posts = usePostCache();
  return useMemo(() => {
    const change: CommentCache['change'] = (commentId, to) =>
      void patch<Page>(['commentDetails'], (page) => {
        const isHere = page.response.some((comment) => comment.commentId === commentId);
        const response = page.response.map((one) => (one.commentId === commentId ? to(one) : one));
        return isHere ? { ...page, response } : page;
      });
    const count = (step: number, parentCommentId: string | undefined) => {
      const more = (number: number) => Math.max(0, number + step);
      posts.change(feedId, (item) => ({
        ...item,
        counts: { ...item.counts, comments: more(item.counts.comments) },
      }));
      if (parentCommentId)
        change(parentCommentId, (parent) => ({
          ...parent,
          counts: { ...parent.counts, replies: more(parent.counts.replies) },
        }));
    };
    return {
      change,
      async add(comment) {
        let shown = false;
        count(1, comment.parentCommentId);
        await patch<Page>(['commentDetails'], (page, asked) => {
          const here = asked.feedId === feedId && asked.parentCommentId === comment.parentCommentId;
          if (!here || asked.pageIndex !== 1) return page;
          shown = true;
          const response = comment.parentCommentId
            ? [...page.response, comment]
            : [comment, ...page.response];
          return { ...page, response, count: page.count + 1 };
        });
        return shown;
      },
      remove({ commentId, counts, parentCommentId }) {
        if (counts.replies > 0)
          change(commentId, (one) => ({ ...one, state: CommentState.DELETED, text: '' }));
        else
          void patch<Page>(['commentDetails'], (page) => {
            const response = page.response.filter((one) => one.commentId !== commentId);
            return response.length === page.response.length
              ? page
              : { ...page, response, count: page.count - 1 };
          });
        count(-1, parentCommentId);
      },
      refresh: () =>
        void invalidate(['getPostDetails', 'commentDetails'], (asked) => asked.feedId === feedId),
    };
  }, [patch, invalidate, posts, feedId]);
}

import type { Schemas } from '#openapi/contract.ts';
import { commentRequestRules } from '#openapi/generated/rules/commentRequestRules.ts';
import { validate } from '../lib/validate.ts';

/** What is wrong with the text of a comment, or undefined. The contract's sentences. */
export function commentError(text: string): string | undefined {
  const { text: rule } = commentRequestRules;
  return validate({ text: { ...rule, required: true } }, { text }).text;
}

export const CommentSort = { NEWEST: 0, OLDEST: 1 } as const;
export const CommentState = { VISIBLE: 0, DELETED: 1, HIDDEN: 2 } as const;

type Comment = Schemas['Comment'];

const unsent = 'unsent-';

export const isUnsent = ({ commentId }: Pick<Comment, 'commentId'>) => commentId.startsWith(unsent);

/** A comment as it is shown before the server has answered. */
export const unsentComment = ({
  clientId,
  ...comment
}: Pick<Comment, 'feedId' | 'feedType' | 'parentCommentId' | 'author' | 'text' | 'mentions' | 'createdAt'> & {
  clientId: string;
}): Comment => ({
  ...comment,
  commentId: unsent + clientId,
  counts: { likes: 0, replies: 0 },
  viewer: { isLiked: false, canEdit: false, canDelete: false },
  state: CommentState.VISIBLE,
});

/** Changes a comment as its hiding and showing by the owner of the post does. */
export const withHidden =
  (hidden: boolean) =>
  (comment: Comment): Comment => ({ ...comment, state: hidden ? CommentState.HIDDEN : CommentState.VISIBLE });

import type { Schemas } from '#openapi/contract.ts';
import { useApiInfinite } from '../../../api/swrInfinite.ts';
import type { ListState } from '../../../components/ui/listState.ts';
import { CommentSort } from '../../../domain/comments.ts';
import { useListState } from '../../site/useListState.ts';

type Comment = Schemas['Comment'];
export type PostRef = Pick<Schemas['FeedItem'], 'feedId' | 'feedType'>;

const idOf = ({ commentId }: Comment) => commentId;

/** The comments of a post without their replies; `sort` is one of `CommentSort` (product S22). */
export function useComments({ feedId, feedType }: PostRef, sort: 0 | 1): ListState<Comment> {
  return useListState(useApiInfinite('commentDetails', { feedId, feedType, sort }), idOf);
}

/** The replies to one comment, the first one first. */
export function useReplies({ feedId, feedType, commentId }: Comment): ListState<Comment> {
  const payload = { feedId, feedType, parentCommentId: commentId, sort: CommentSort.OLDEST };
  return useListState(useApiInfinite('commentDetails', payload), idOf);
}

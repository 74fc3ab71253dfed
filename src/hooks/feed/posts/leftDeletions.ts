import type { Schemas } from '#openapi/contract.ts';
import { call } from '../../../api/client.ts';
import { CommentAction } from '../../../domain/enums.ts';
import { leftDeletions } from '../../site/leftDeletions.ts';

export type DeletedComment = Pick<Schemas['Comment'], 'commentId' | 'feedId' | 'feedType'>;

/** What is kept of it on this device. */
export const toDeletedComment = ({ commentId, feedId, feedType }: DeletedComment): DeletedComment => ({
  commentId,
  feedId,
  feedType,
});

export const deleteComment = ({ commentId, feedId, feedType }: DeletedComment) =>
  call('manageComment', {
    action: CommentAction.DELETE,
    feedId,
    feedType,
    commentId,
    clientId: crypto.randomUUID(),
  });

/** Comments that are deleted and were not confirmed by the server yet. */
export const deletedComments = leftDeletions<DeletedComment>({
  name: 'deletions',
  idOf: ({ commentId }) => commentId,
  isTarget: ({ commentId, feedId, feedType }) =>
    typeof commentId === 'string' && typeof feedId === 'string' && typeof feedType === 'number',
  erase: deleteComment,
});

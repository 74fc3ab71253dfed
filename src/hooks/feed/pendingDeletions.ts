import { getSession } from '../../api/session.ts';
import { deleteLater, takeBack, undoMs } from '../site/laterDeletions.ts';
import { forgetDeletion, makeDue, rememberDeletion, type DeletedComment } from './leftDeletions.ts';

/**
 * Deletes a comment later. What gets no answer any more, because the page ends, is finished at the next start. `run`
 * resolves to true once the server has had the last word.
 */
export function deleteCommentLater(
  { commentId, feedId, feedType }: DeletedComment,
  run: () => Promise<boolean>,
) {
  const { userId } = getSession();
  if (userId) rememberDeletion({ userId, commentId, feedId, feedType, dueAt: Date.now() + undoMs });
  deleteLater(commentId, {
    onDue: () => makeDue(commentId),
    async run() {
      if (await run()) forgetDeletion(commentId);
    },
  });
}

export function takeCommentBack(id: string) {
  takeBack(id);
  forgetDeletion(id);
}

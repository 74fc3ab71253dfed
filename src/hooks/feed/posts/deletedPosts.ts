import type { Schemas } from '#openapi/contract.ts';
import { call } from '../../../api/client.ts';
import { toast } from '../../../lib/toastQueue.ts';
import { isLastWord } from '../../site/isLastWord.ts';
import { leftDeletions } from '../../site/leftDeletions.ts';
import { reportFailure } from './reportFailure.ts';
import type { PostCache } from './usePostCache.ts';

type DeletedPost = Pick<Schemas['FeedItem'], 'feedId' | 'feedType'>;

const deletePost = ({ feedId, feedType }: DeletedPost) => call('deletePost', { feedId, feedType });

/** Posts that are deleted and were not confirmed by the server yet. */
export const deletedPosts = leftDeletions<DeletedPost>({
  name: 'postDeletions',
  idOf: ({ feedId }) => feedId,
  isTarget: ({ feedId, feedType }) => typeof feedId === 'string' && typeof feedType === 'number',
  erase: deletePost,
});

/** Deletes a post once it can be taken back no more. Without a connection it waits for the next one. */
export function deletePostLater({ feedId, feedType }: DeletedPost, cache: Pick<PostCache, 'remove'>) {
  const target = { feedId, feedType };
  const about = `post ${feedId}`;
  deletedPosts.later(target, async () => {
    try {
      await deletePost(target);
    } catch (error) {
      if (isLastWord(error)) {
        reportFailure('Your post was not deleted', about)(error);
        return true;
      }
      toast({ kind: 'info', title: 'Your post will be deleted when you are connected again.', about });
      cache.remove(feedId);
      return false;
    }
    cache.remove(feedId);
    return true;
  });
}

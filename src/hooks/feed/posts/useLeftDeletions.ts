import { useEffect } from 'react';
import { useApiCache } from '../../../api/swr.ts';
import { atStartAndOnline } from '../../../lib/atStartAndOnline.ts';
import { useSession } from '../../account/useSession.ts';

/** Finishes deletions that an earlier page could not, once at the start and whenever the network comes back. */
export function useLeftDeletions() {
  const { userId } = useSession();
  const { invalidate } = useApiCache();
  useEffect(() => {
    if (userId === undefined) return;
    return atStartAndOnline(async () => {
      const [
        { deletedComments },
        { deletedPosts },
        { deletedItems },
        { deletedJobs },
        { deletedEvents },
        { deletedRecordings },
      ] = await Promise.all([
        import('./leftDeletions.ts'),
        import('./deletedPosts.ts'),
        import('../../profile/sections/deletedItems.ts'),
        import('../../jobs/posting/deletedJobs.ts'),
        import('../../events/posting/deletedEvents.ts'),
        import('../../live/recordings/deletedRecordings.ts'),
      ]);
      await Promise.all([
        deletedComments.finish(userId, ({ feedId }) => {
          void invalidate(['commentDetails', 'getPostDetails'], (asked) => asked.feedId === feedId);
        }),
        deletedPosts.finish(userId, () => void invalidate(['getFeedList', 'myBrandPosts', 'getPostDetails'])),
        deletedItems.finish(userId, () => void invalidate(['getUserInfo', 'dashboardDetails'])),
        deletedJobs.finish(userId, () => void invalidate(['jobPosted'])),
        deletedEvents.finish(userId, () => void invalidate(['getPostedEvents'])),
        deletedRecordings.finish(userId, () => void invalidate(['recordings'])),
      ]);
    });
  }, [userId, invalidate]);
}

import { useEffect } from 'react';
import { useApiCache } from '../api/swr.ts';
import { useSession } from '../hooks/account/useSession.ts';
import { atStartAndOnline } from '../lib/atStartAndOnline.ts';

/**
 * What was applied for without a network goes out when there is one, whatever page is open, also after the member has
 * signed in again; the pages that show it say so.
 */
export function useSendApplications() {
  const { userId } = useSession();
  const { invalidate } = useApiCache();
  useEffect(() => {
    if (userId === undefined) return;
    return atStartAndOnline(async () => {
      const { sendApplications } = await import('./sendApplications.ts');
      if (await sendApplications(userId))
        await invalidate(['getAppliedJobs', 'getFeedDetails', 'getFeedList', 'dashboardDetails']);
    });
  }, [userId, invalidate]);
}

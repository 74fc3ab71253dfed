import { useEffect, useState } from 'react';
import { useApiQuery } from '../../api/swr.ts';
import { whenIdle } from '../../lib/whenIdle.ts';
import { useSession } from '../account/useSession.ts';

/** How often what is new is asked for while the page is in sight (product D10), in milliseconds. */
const againMs = 15_000;

/**
 * How many notifications are unread: the server's number, which every badge shows. It comes with the first page of the list,
 * and is asked for once the page is there, then again and again.
 */
export function useUnreadNotifications(): number {
  const { userId } = useSession();
  const [ready, setReady] = useState(false);
  useEffect(() => whenIdle(() => setReady(true)), []);
  const { data } = useApiQuery('getNotificationList', ready && userId ? { pageIndex: 1 } : null, {
    refreshInterval: againMs,
    // An answer that is nearly as old as that is no reason to wait for the next turn.
    dedupingInterval: againMs / 2,
  });
  return data?.unreadCount ?? 0;
}

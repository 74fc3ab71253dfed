import { useEffect, useState } from 'react';
import { useApiQuery } from '../../api/swr.ts';
import { whenIdle } from '../../lib/whenIdle.ts';
import { useSession } from '../account/useSession.ts';
import { useNews } from '../site/news.ts';

/**
 * How many notifications are unread: the server's number, which every badge shows. It comes with the first page of the list,
 * and is first asked for once the page is there.
 */
export function useUnreadNotifications(): number {
  const { userId } = useSession();
  const [ready, setReady] = useState(false);
  useEffect(() => whenIdle(() => setReady(true)), []);
  const known = ready && Boolean(userId);
  const { data, mutate } = useApiQuery('getNotificationList', known ? { pageIndex: 1 } : null);
  useNews(() => void (known && mutate()));
  return data?.unreadCount ?? 0;
}

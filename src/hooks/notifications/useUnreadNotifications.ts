import { useApiQuery } from '../../api/swr.ts';
import { useSession } from '../account/useSession.ts';
import { useNews } from '../site/news.ts';
import { useStreamTried } from '../site/useStreamTried.ts';

/**
 * How many notifications are unread: the server's number, which every badge shows. It comes with the first page of the list,
 * and is first asked for once the page is there and the stream was tried.
 */
export function useUnreadNotifications(): number {
  const ready = useStreamTried(Boolean(useSession().userId));
  const { data, mutate } = useApiQuery('getNotificationList', ready ? { pageIndex: 1 } : null);
  useNews(() => void (ready && mutate()));
  return data?.unreadCount ?? 0;
}

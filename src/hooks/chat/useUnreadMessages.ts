import { useApiQuery } from '../../api/swr.ts';
import { Role } from '../../domain/roles.ts';
import { useSession } from '../account/useSession.ts';
import { useNews } from '../site/news.ts';
import { useStreamTried } from '../site/useStreamTried.ts';

/**
 * How many messages the member has not read, in all conversations: the server's number, for every badge. It is first asked for
 * once the page is there and the stream was tried.
 */
export function useUnreadMessages(): number {
  const ready = useStreamTried(useSession().role === Role.JOB_SEEKER);
  const { data, mutate } = useApiQuery('getFriendList', ready ? { pageIndex: 1 } : null);
  useNews(() => void (ready && mutate()));
  return data?.unreadTotal ?? 0;
}

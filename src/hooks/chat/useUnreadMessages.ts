import { useEffect, useState } from 'react';
import { useApiQuery } from '../../api/swr.ts';
import { Role } from '../../domain/roles.ts';
import { whenIdle } from '../../lib/whenIdle.ts';
import { useSession } from '../account/useSession.ts';
import { useNews } from '../site/news.ts';

/**
 * How many messages the member has not read, in all conversations: the server's number, for every badge. It is first asked for
 * once the page is there.
 */
export function useUnreadMessages(): number {
  const chats = useSession().role === Role.JOB_SEEKER;
  const [ready, setReady] = useState(false);
  useEffect(() => (chats ? whenIdle(() => setReady(true)) : undefined), [chats]);
  const { data, mutate } = useApiQuery('getFriendList', chats && ready ? { pageIndex: 1 } : null);
  useNews(() => void (chats && ready && mutate()));
  return data?.unreadTotal ?? 0;
}

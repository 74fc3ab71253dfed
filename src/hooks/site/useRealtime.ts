import { useEffect } from 'react';
import { startStream } from '../../realtime/start.ts';
import { useSession } from '../account/useSession.ts';
import { useChatNews } from '../chat/useChatNews.ts';
import { useApplicationNews } from '../jobs/useApplicationNews.ts';
import { useNotificationNews } from '../notifications/useNotificationNews.ts';
import { useTicketNews } from '../tickets/useTicketNews.ts';

/**
 * Opens the stream of the session (product G2) and writes what it tells into what was read; with another session, another one. Who
 * shows something may hear of it by `useStreamEvent`.
 */
export function useRealtime(): void {
  const { userId, token } = useSession();
  // They listen before anything is told.
  useChatNews();
  useNotificationNews();
  useApplicationNews();
  useTicketNews();
  useEffect(() => (userId && token ? startStream(userId) : undefined), [userId, token]);
}

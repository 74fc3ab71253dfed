import { useEffect } from 'react';
import { startStream } from '../../realtime/start.ts';
import { useSession } from '../account/useSession.ts';
import { useApplicationNews } from '../jobs/apply/useApplicationNews.ts';
import { useNotificationNews } from '../notifications/useNotificationNews.ts';
import { useTicketNews } from '../tickets/useTicketNews.ts';
import { useStreamEvent } from './useStreamEvent.ts';
import { useChatCache } from '../chat/useChatCache.ts';

/** Conversations, their list and the badges follow what the stream tells. */
function useChatNews(): void {
  const { place, read } = useChatCache();
  useStreamEvent('message.new', place);
  useStreamEvent('message.read', read);
}

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

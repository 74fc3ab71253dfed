import { useStreamEvent } from '../site/useStreamEvent.ts';
import { useChatCache } from './useChatCache.ts';

/** Conversations, their list and the badges follow what the stream tells. */
export function useChatNews(): void {
  const { place, read } = useChatCache();
  useStreamEvent('message.new', place);
  useStreamEvent('message.read', read);
}

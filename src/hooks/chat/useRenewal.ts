import { useRef } from 'react';
import type { ChatMessage } from '../../domain/chat.ts';
import { useLatest } from '../site/useLatest.ts';
import { useNews } from '../site/news.ts';

export interface RenewalOptions {
  messages: readonly ChatMessage[];
  /** One page: the latest, or what comes before a message. */
  read: (from?: { beforeId: string }) => Promise<{ response: readonly ChatMessage[] }>;
  add: (read: readonly ChatMessage[]) => void;
}

/**
 * Reads messages again whose pictures do not come any more: addresses end after some minutes. A page at a time, however many they are;
 * what fails waits for the next look.
 */
export function useRenewal(options: RenewalOptions): (messageId: string) => void {
  const latest = useLatest(options);
  const stale = useRef(new Set<string>());
  const isBusy = useRef(false);
  const renew = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      for (;;) {
        const { messages, read, add } = latest.current;
        const at = messages.findLastIndex(({ messageId }) => stale.current.has(messageId));
        const message = messages[at];
        if (!message) return stale.current.clear();
        const after = messages[at + 1]?.messageId;
        const { response } = await read(after === undefined ? undefined : { beforeId: after });
        for (const { messageId } of [message, ...response]) stale.current.delete(messageId);
        add(response);
      }
    } catch {
      // What is stale still is asked for again.
    } finally {
      isBusy.current = false;
    }
  };
  useNews(() => void renew());
  return (messageId) => {
    stale.current.add(messageId);
    void renew();
  };
}

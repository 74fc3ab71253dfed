import { useCallback, useEffect, useRef } from 'react';
import type { ResponseBody } from '#openapi/contract.ts';
import { callUnseen } from '../../api/client.ts';
import { useApiCache } from '../../api/swr.ts';
import { sendOrWait } from '../outbox/sendOrWait.ts';
import { useLatest } from '../site/useLatest.ts';
import type { ChatMessage } from '../../domain/chat.ts';
import { useNews } from '../site/news.ts';

interface RenewalOptions {
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

type Friends = ResponseBody<'getFriendList'>;

/**
 * Marks a conversation as read up to the last message that was on screen while the page was visible (product S41, R4). Give what
 * is returned to `onSeen`. `unread`: of this conversation.
 */
export function useReadMark(friendId: string, unread: number): (event: { messageId: string }) => void {
  const { patch } = useApiCache();
  const seen = useRef<string>(undefined);
  const marked = useRef<string>(undefined);
  const isUnread = useLatest(unread > 0);
  const mark = useCallback(async () => {
    const lastMessageId = seen.current;
    if (document.hidden || !isUnread.current || !lastMessageId || lastMessageId === marked.current) return;
    marked.current = lastMessageId;
    const item = { kind: 'read', clientId: crypto.randomUUID(), body: { friendId, lastMessageId } } as const;
    try {
      const sent = await sendOrWait(item, (body) => callUnseen('changeReadStatus', body));
      if ('waiting' in sent) return;
      const { response } = sent.answer;
      await patch<Friends>(['getFriendList'], (page) => ({
        ...page,
        unreadTotal: response.unreadTotal,
        response: page.response.map((one) =>
          one.friendId === friendId ? { ...one, unread: response.unread } : one,
        ),
      }));
    } catch {
      // Where it cannot wait it is still unread for the server, and marked at the next look.
      marked.current = undefined;
    }
  }, [friendId, patch, isUnread]);
  useEffect(() => {
    const look = () => void mark();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [mark]);
  // The message was on screen before its number was known.
  useEffect(() => void mark(), [mark, unread]);
  return useCallback(
    ({ messageId }: { messageId: string }) => {
      seen.current = messageId;
      void mark();
    },
    [mark],
  );
}

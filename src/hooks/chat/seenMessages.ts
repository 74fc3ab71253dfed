import { useCallback, useEffect, useRef, useState } from 'react';
import type { ResponseBody } from '#openapi/contract.ts';
import { call, callUnseen } from '../../api/client.ts';
import { useApiCache } from '../../api/swr.ts';
import { sendOrWait } from '../outbox/sendOrWait.ts';
import { useLatest } from '../site/useLatest.ts';
import type { ChatMessage } from '../../domain/chat.ts';

/** Pages read at once, before a conversation opens or after a long break; the reader finds the rest by scrolling back. */
export const mostPages = 20;

type Page = ResponseBody<'getWholeMessage'>;
interface Opening {
  friendId: string;
  /** The message that was looked for. */
  foundId: string | undefined;
}

/** Whether all is among these down to what was found, or else all that is unread. */
function isReached({ friend, count }: Page, all: readonly ChatMessage[], foundId: string | undefined) {
  if (all.length >= count) return true;
  if (foundId !== undefined) return all.some(({ messageId }) => messageId === foundId);
  return all.filter(({ fromUserId }) => fromUserId === friend.friendId).length >= friend.unread;
}

/** Everything from what was found, or the first unread message, on; where that breaks off the rest is read by scrolling. */
async function readBack({ friendId, foundId }: Opening, page: Page): Promise<readonly ChatMessage[]> {
  const all = [...page.response];
  const from = foundId === undefined ? {} : { fromId: foundId };
  try {
    for (let turn = 0; turn < mostPages && !isReached(page, all, foundId); turn++) {
      const beforeId = all[0]?.messageId ?? '';
      const { response } = await call('getWholeMessage', { friendId, pageIndex: 1, beforeId, ...from });
      if (response.length === 0) break;
      all.unshift(...response);
    }
  } catch {
    // What was read is there.
  }
  return all;
}

interface OpenedOptions extends Opening {
  latest: Page | undefined;
  onRead: (all: readonly ChatMessage[]) => void;
}

/** The latest page as it was first, once everything that is to be there then was read: the reader goes on where they stopped. */
export function useOpened({ friendId, foundId, latest, onRead }: OpenedOptions): Page | undefined {
  const [first, setFirst] = useState<Page>();
  const [opened, setOpened] = useState<Page>();
  if (latest && !first) setFirst(latest);
  if (latest && !opened && isReached(latest, latest.response, foundId)) setOpened(latest);
  const read = useLatest(onRead);
  useEffect(() => {
    if (!first || isReached(first, first.response, foundId)) return undefined;
    let isLeft = false;
    const open = async () => {
      const all = await readBack({ friendId, foundId }, first);
      if (isLeft) return;
      read.current(all);
      setOpened(first);
    };
    void open();
    return () => void (isLeft = true);
  }, [first, friendId, foundId, read]);
  return opened;
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

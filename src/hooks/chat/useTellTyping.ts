import { useCallback, useMemo, useRef } from 'react';
import { callUnseen } from '../../api/client.ts';
import { ChatAction } from '../../domain/chat.ts';

/** It holds for 5 seconds there; a keystroke is not news. */
const everyMs = 3000;

export interface TellTyping {
  /** The member has written something: the friend is told, at most every 3 seconds. */
  wrote: () => void;
  /** It was sent; what is written next is told at once. */
  sent: () => void;
}

export function useTellTyping(friendId: string): TellTyping {
  const toldAt = useRef(-Infinity);
  const wrote = useCallback(() => {
    const now = performance.now();
    if (now - toldAt.current < everyMs || !navigator.onLine) return;
    toldAt.current = now;
    // Nobody misses it.
    callUnseen('sendMessage', { friendId, action: ChatAction.TYPING }).catch(() => {});
  }, [friendId]);
  const sent = useCallback(() => {
    toldAt.current = -Infinity;
  }, []);
  return useMemo(() => ({ wrote, sent }), [wrote, sent]);
}

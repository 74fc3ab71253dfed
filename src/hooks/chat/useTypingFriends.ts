import { useEffect, useRef, useState } from 'react';
import { isOwn } from '../../domain/chat.ts';
import { useStreamEvent } from '../site/useStreamEvent.ts';

/** As long as a browser says nothing new about it (openapi/events.yaml). */
const holdsMs = 5000;

const nobody: ReadonlySet<string> = new Set();

/** Which friends are typing now: for 5 seconds after each sign of it, or until their message comes. */
export function useTypingFriends(): ReadonlySet<string> {
  const [typing, setTyping] = useState(nobody);
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const stop = (friendId: string) => {
    clearTimeout(timers.current.get(friendId));
    timers.current.delete(friendId);
    setTyping((before) =>
      before.has(friendId) ? new Set([...before].filter((id) => id !== friendId)) : before,
    );
  };
  useStreamEvent('message.typing', ({ friendId }) => {
    clearTimeout(timers.current.get(friendId));
    timers.current.set(
      friendId,
      setTimeout(() => stop(friendId), holdsMs),
    );
    setTyping((before) => (before.has(friendId) ? before : new Set([...before, friendId])));
  });
  useStreamEvent('message.new', ({ message }) => {
    if (!isOwn(message)) stop(message.friendId);
  });
  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running.values()) clearTimeout(timer);
    };
  }, []);
  return typing;
}

import { useEffect, useState, useSyncExternalStore } from 'react';
import type { StreamStatusState } from '../../components/chat/StreamStatus.tsx';
import { getStreamState, watchStreamState, type StreamState } from '../../realtime/events.ts';
import { useOnline } from './useOnline.ts';

/** A break that is over sooner is nobody's business. */
const heldBackMs = 2000;

/** How the stream stands, for `StreamStatus`. What will be over at once is not said. */
export function useStreamState(): StreamStatusState {
  const state = useSyncExternalStore<StreamState>(watchStreamState, getStreamState, () => 'off');
  const online = useOnline();
  const isBroken = state === 'connecting' || state === 'reconnecting';
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!isBroken) return;
    const timer = setTimeout(() => setLasts(true), heldBackMs);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [isBroken]);
  if (!online) return 'offline';
  return isBroken && !lasts ? 'live' : state;
}

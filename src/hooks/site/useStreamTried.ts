import { useEffect, useState, useSyncExternalStore } from 'react';
import { getStreamState, watchStreamState, type StreamState } from '../../realtime/events.ts';
import { useIdle } from './useIdle.ts';

/** Who has no stream by then is not made to wait for one. */
const mostMs = 3000;

/**
 * Turns true once the page is there and the stream was tried: what was asked for before it begins has to be asked for again when it
 * does. Where it is not `wanted`, it waits for nothing.
 */
export function useStreamTried(wanted: boolean): boolean {
  const state = useSyncExternalStore<StreamState>(watchStreamState, getStreamState, () => 'off');
  const idle = useIdle(wanted);
  const [late, setLate] = useState(false);
  const [tried, setTried] = useState(false);
  if (!tried && idle && (late || (state !== 'off' && state !== 'connecting'))) setTried(true);
  useEffect(() => {
    if (!idle) return;
    const timer = setTimeout(() => setLate(true), mostMs);
    return () => clearTimeout(timer);
  }, [idle]);
  return wanted && tried;
}

import { useEffect, useSyncExternalStore } from 'react';
import { getShownSavedAt, staleOps, subscribeShownSavedAt } from '../../api/staleReads.ts';
import { useApiCache } from '../../api/swr.ts';

/** How often a server that could not be reached is asked again. */
const againMs = 30_000;

/** When the oldest of what is shown instead of a fresh answer was answered, in Unix milliseconds. */
export const useSavedAt = (): number | undefined =>
  useSyncExternalStore(subscribeShownSavedAt, getShownSavedAt, () => undefined);

/**
 * When the oldest of what is shown instead of a fresh answer was answered, in Unix milliseconds. As long as there is any, it
 * is asked for again: now and then, and as soon as the network is back.
 */
export function useShownSavedAt(): number | undefined {
  const savedAt = useSavedAt();
  const { invalidate } = useApiCache();
  const stale = savedAt !== undefined;
  useEffect(() => {
    if (!stale) return;
    const again = () => navigator.onLine && void invalidate(staleOps());
    addEventListener('online', again);
    const timer = setInterval(again, againMs);
    return () => {
      removeEventListener('online', again);
      clearInterval(timer);
    };
  }, [stale, invalidate]);
  return savedAt;
}

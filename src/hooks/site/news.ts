import { useEffect } from 'react';
import { onNews } from '../../realtime/news.ts';
import { useLatest } from './useLatest.ts';

/**
 * Calls `ask` when something may have happened that the stream has not told: every 15 seconds while there is no stream and the page is
 * visible, when it is shown again, and when the stream does not know how to go on.
 */
export function useNews(ask: () => void): void {
  const latest = useLatest(ask);
  useEffect(() => onNews(() => latest.current()), [latest]);
}

import { useEffect } from 'react';
import { useLatest } from './useLatest.ts';

/** The fallback of product D10, as long as no stream tells what is new. */
const everyMs = 15_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** Nobody looks at a hidden page, and offline there is nothing to ask. */
function tell() {
  if (document.hidden || !navigator.onLine) return;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    timer = setInterval(tell, everyMs);
    document.addEventListener('visibilitychange', tell);
    addEventListener('online', tell);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tell);
    removeEventListener('online', tell);
  };
}

/**
 * Calls `ask` when something may have happened or been written: every 15 seconds while the page is visible, and when it is shown again.
 * The one place that says when; a stream takes it over from the timer.
 */
export function useNews(ask: () => void): void {
  const latest = useLatest(ask);
  useEffect(() => subscribe(() => latest.current()), [latest]);
}

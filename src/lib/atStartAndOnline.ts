import { whenIdle } from './whenIdle.ts';

/**
 * Does once the browser is idle, and whenever the network comes back, what an earlier page could not. What fails waits for
 * the next time. Returns what calls it off.
 */
export function atStartAndOnline(act: () => Promise<void>): () => void {
  const start = () => void act().catch(() => {});
  const callOff = whenIdle(start);
  addEventListener('online', start);
  return () => {
    callOff();
    removeEventListener('online', start);
  };
}

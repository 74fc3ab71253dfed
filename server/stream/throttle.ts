import type { News, StreamEvent } from './references.ts';

const PAUSE_MS = 2000;
const MOST_KEPT = 10_000;

/** False for what the same member was told in the same words less than two seconds ago: a keystroke is not news. */
export function throttle(now: () => number): (news: News<StreamEvent>) => boolean {
  const saidAt = new Map<string, number>();
  return (news) => {
    const key = JSON.stringify(news);
    const last = saidAt.get(key);
    if (last !== undefined && now() - last < PAUSE_MS) return false;
    if (saidAt.size >= MOST_KEPT) saidAt.clear();
    saidAt.set(key, now());
    return true;
  };
}

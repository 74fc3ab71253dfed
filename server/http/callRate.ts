import { rateLimited } from '../problem.ts';

const WINDOW_MS = 60_000;
const MAX_KEYS = 50_000;

/**
 * Counts the calls of one session, or of one address without one, in this process: it keeps one client from
 * crowding out the others and costs no query. What must hold over all nodes is counted in the database (rateLimit.ts).
 */
export function callRate(maxPerMinute: number, now: () => number): (key: string) => void {
  let counts = new Map<string, number>();
  let endsAt = 0;
  return (key) => {
    if (now() >= endsAt || counts.size > MAX_KEYS) {
      counts = new Map();
      endsAt = now() + WINDOW_MS;
    }
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count > maxPerMinute) throw rateLimited(Math.max(1, Math.ceil((endsAt - now()) / 1000)));
  };
}

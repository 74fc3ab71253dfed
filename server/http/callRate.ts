import { rateLimited } from '../problem.ts';

const WINDOW_MS = 60_000;
const MAX_KEYS = 50_000;

export interface CallRate {
  /** Counts one call and throws 429 RATE_LIMITED once there were too many in this minute. */
  count: (key: string) => void;
  /** Throws like `count`, and counts nothing. */
  check: (key: string) => void;
}

/**
 * Counts calls in this process: it keeps one client from crowding out the others and costs no query. What must hold
 * over all nodes is counted in the database (rateLimit.ts).
 */
export function callRate(maxPerMinute: number, now: () => number): CallRate {
  let counts = new Map<string, number>();
  let endsAt = 0;
  const refuse = (count: number) => {
    if (count > maxPerMinute) throw rateLimited(Math.max(1, Math.ceil((endsAt - now()) / 1000)));
  };
  const current = (key: string) => {
    if (now() >= endsAt || counts.size > MAX_KEYS) {
      counts = new Map();
      endsAt = now() + WINDOW_MS;
    }
    return counts.get(key) ?? 0;
  };
  return {
    count(key) {
      const count = current(key) + 1;
      counts.set(key, count);
      refuse(count);
    },
    check: (key) => refuse(current(key)),
  };
}

import { rateLimited } from '../problem.ts';

/** Runs few things at a time, the rest in the order they came. */
export interface Turns {
  /** Throws 429 RATE_LIMITED when as many wait as may. */
  take<T>(run: () => Promise<T>): Promise<T>;
  full(): boolean;
}

const SOON_SEC = 10;

export function turns(atOnce: number, mostWaiting: number): Turns {
  const waiting: (() => void)[] = [];
  let busy = 0;
  const full = () => waiting.length >= mostWaiting;
  return {
    full,
    async take(run) {
      if (busy >= atOnce) {
        if (full())
          throw rateLimited(
            SOON_SEC,
            `Many pictures arrive just now. Please try again in ${SOON_SEC} seconds.`,
          );
        await new Promise<void>((resolve) => waiting.push(resolve));
      } else busy++;
      try {
        return await run();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else busy--;
      }
    },
  };
}

/**
 * The turns of everything in this process that decodes a picture: a few kilobytes may unfold to a hundred megabytes,
 * and anybody may send them.
 */
export const pictureTurns = turns(2, 64);

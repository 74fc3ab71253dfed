import { statusOf } from './statusOf.ts';

/** Where the API names none. */
const usualSec = 10;

/**
 * Milliseconds after which the API may be asked again that has only been asked too often (429, with the number of `Retry-After`);
 * undefined for every other failure.
 */
export function pauseOf(error: unknown): number | undefined {
  if (statusOf(error) !== 429) return undefined;
  const { problem } = error as { problem?: { retryAfterSec?: unknown } };
  const named = problem?.retryAfterSec;
  return 1000 * (typeof named === 'number' ? named : usualSec);
}

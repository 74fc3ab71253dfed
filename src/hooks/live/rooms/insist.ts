import { ApiError } from '../../../api/errors.ts';
import { realClock } from '../../../lib/clock.ts';
import type { LinkEnd } from '../../../platform/live/engine.ts';
import { pauseOf } from '../../../platform/live/pauseOf.ts';
import { Retries } from '../../../platform/live/retries.ts';

/** Tries until it has begun or nobody wants it any more. Otherwise resolves to why it has not. */
export async function insist(
  begin: () => Promise<void>,
  isWanted: () => boolean,
): Promise<LinkEnd | undefined> {
  const tries = new Retries(realClock);
  while (isWanted()) {
    try {
      await begin();
      return undefined;
    } catch (error) {
      const pause = pauseOf(error);
      if (pause === undefined && error instanceof ApiError && error.status >= 400 && error.status < 500)
        return { why: 'refused', error };
      const wait = pause ?? tries.broke();
      if (wait === undefined) return { why: 'unreachable' };
      await new Promise<void>((resolve) => void realClock.after(wait, resolve));
    }
  }
  return undefined;
}

/** A clock that is less wrong is taken for right: answers take a moment, and the server tells whole seconds. */
const leastMs = 30 * 60_000;

/** Of an answer that took longer, as over the sleep of a laptop, nobody knows when it was written. */
const mostMs = 60_000;

let aheadMs = 0;
let toldAheadMs = 0;
let isKnown = false;

/**
 * Takes the `Date` header of an answer; of one without it nothing is learned, as from an API on another origin that does not expose it.
 * `askedAt`: Unix milliseconds of this device.
 */
export function noteServerTime(date: string | null, askedAt = Date.now()): void {
  const at = Date.parse(date ?? '');
  if (Number.isNaN(at) || Math.abs(Date.now() - askedAt) > mostMs) return;
  isKnown = true;
  toldAheadMs = at - Date.now();
  aheadMs = Math.abs(toldAheadMs) < leastMs ? 0 : toldAheadMs;
}

/** The present in Unix milliseconds, also where the clock of this device is wrong by hours or days. */
export const serverNow = (): number => Date.now() + aheadMs;

/**
 * The present as the server has told it, to the second also where this clock is wrong by minutes only: for what is compared with
 * moments that the server has written, not for what is shown.
 */
export const nowAsTold = (): number => Date.now() + toldAheadMs;

/** A moment that this device has noted, by its own clock, as the server would have: it is shown beside what the server has dated. */
export const asServerTime = (deviceMs: number): Date => new Date(deviceMs + serverNow() - Date.now());

/** The same, as far as the server has said it since the page was loaded. */
export const knownNow = (): number | undefined => (isKnown ? serverNow() : undefined);

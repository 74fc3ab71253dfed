const HOUR_MS = 3_600_000;
/** How far the clocks of the first time zone are ahead of UTC: what has begun there is not in the future. */
const AHEAD_MS = 14 * HOUR_MS;
const OLDEST_YEAR = 1900;

/** The latest day that has begun anywhere, `YYYY-MM-DD`; its first seven characters are the month. */
export const today = (now: Date): string => new Date(now.getTime() + AHEAD_MS).toISOString().slice(0, 10);

/** The same month so many years later. */
export const yearsOn = (month: string, years: number): string =>
  `${String(Number(month.slice(0, 4)) + years).padStart(4, '0')}${month.slice(4)}`;

/** Neither a slip of the keyboard nor ahead of `latest`. Both are of one form, which sorts as text. */
export const isPlausible = (date: string, latest: string): boolean =>
  Number(date.slice(0, 4)) >= OLDEST_YEAR && date <= latest;

const DAY_MS = 86_400_000;

/** What the clock of a zone shows at a moment, as milliseconds of a clock in UTC. Zone: IANA. */
function wallTime(ms: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(ms);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
}

/** Names of zones only: `Intl` takes offsets such as "+02:00" too, whose days do not follow the summer time. */
export function isZone(timeZone: string): boolean {
  if (!/^[A-Za-z]/.test(timeZone)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
}

/**
 * The moment at which a day (YYYY-MM-DD) is over in a zone: midnight after 23:59 there, or the moment at which the clock jumps
 * over it, as in Havana or Cairo in spring. UTC without a zone.
 */
export function endOfDay(date: string, timeZone = 'UTC'): Date {
  const midnight = Date.parse(`${date}T00:00:00Z`) + DAY_MS;
  // By the clock of the day before, and of the day after: they differ around a night in which it was moved.
  const [early, late] = [-DAY_MS, DAY_MS]
    .map((ms) => midnight - (wallTime(midnight + ms, timeZone) - (midnight + ms)))
    .sort((one, other) => one - other) as [number, number];
  return new Date(wallTime(early, timeZone) >= midnight ? early : late);
}

/** The day (YYYY-MM-DD) that it is in a zone. */
export const dayIn = (now: Date, timeZone = 'UTC'): string =>
  new Date(wallTime(now.getTime(), timeZone)).toISOString().slice(0, 10);

export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

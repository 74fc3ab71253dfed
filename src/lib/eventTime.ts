const options = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
} as const;

/** "Sat 5 Dec 2026, 18:00" by the reader's own clocks. */
export const readerTime = (at: string): string =>
  new Intl.DateTimeFormat('en-GB', options).format(new Date(at));

/**
 * "Sat 5 Dec 2026, 18:00" in the event's own zone, with the zone's short name when the reader's differs (product D15).
 * A zone that this browser does not know is shown in the reader's.
 */
export function eventTime(startAt: string, timezone: string): string {
  const date = new Date(startAt);
  const here = new Intl.DateTimeFormat('en-GB', options);
  try {
    const there = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: timezone });
    if (there.format(date) === here.format(date)) return here.format(date);
    return new Intl.DateTimeFormat('en-GB', { ...options, timeZone: timezone, timeZoneName: 'short' }).format(
      date,
    );
  } catch {
    return here.format(date);
  }
}

const day = 86_400_000;

/** By how many milliseconds the clocks of a zone are ahead of UTC at this moment. */
function offsetOf(at: number, timezone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(at);
  const read = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value);
  const there = Date.UTC(
    read('year'),
    read('month') - 1,
    read('day'),
    read('hour'),
    read('minute'),
    read('second'),
  );
  return there - Math.floor(at / 1000) * 1000;
}

/**
 * When this day (`YYYY-MM-DD`) is over in a zone (IANA), in Unix milliseconds. UTC where the zone is missing or one that
 * this browser does not know.
 */
export function dayEnd(date: string, timezone = 'UTC'): number {
  const utc = Date.parse(date) + day;
  try {
    // Twice: clocks may be put forward or back between the first guess and the end of the day.
    const guess = utc - offsetOf(utc, timezone);
    return utc - offsetOf(guess, timezone);
  } catch {
    return utc;
  }
}

/** How far the zone's clocks are ahead of UTC at that moment, in milliseconds. */
function offsetAt(time: number, timezone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(time);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  const local = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return local - Math.floor(time / 1000) * 1000;
}

/**
 * The moment at which the clocks of a zone show `local` (`YYYY-MM-DDTHH:mm`, as a date-time field has it), as ISO 8601 in
 * UTC; `undefined` for what is no time or no zone. An hour that clocks skip counts as the one after it.
 */
export function fromZoned(local: string, timezone: string): string | undefined {
  const wall = Date.parse(`${local}Z`);
  if (Number.isNaN(wall)) return undefined;
  try {
    const guess = wall - offsetAt(wall, timezone);
    // Near a change of clocks the first guess may stand on its other side.
    return new Date(wall - offsetAt(guess, timezone)).toISOString();
  } catch {
    return undefined;
  }
}

/** What the clocks of a zone show at a moment, as a date-time field wants it: `2026-01-22T10:00`. */
export const toZoned = (at: string, timezone: string): string =>
  new Date(Date.parse(at) + offsetAt(Date.parse(at), timezone)).toISOString().slice(0, 16);

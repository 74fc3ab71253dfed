export interface EventSpan {
  /** "Fri 11 Dec 2026, 17:00 to 22:00" by the clocks of the event's zone. */
  there: string;
  /** "Europe/Lisbon, WET": whose clocks these are. */
  zone: string;
  /** "16:00 to 21:00", with the day where that differs. Undefined when the reader's clocks show the same. */
  here: string | undefined;
}

const dayOptions = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;
const timeOptions = { hour: '2-digit', minute: '2-digit' } as const;

const formatter = (timeZone: string | undefined, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', timeZone === undefined ? options : { ...options, timeZone });

/** The zone, or undefined (the browser's own) when this browser does not know it. */
function knownZone(timeZone: string | undefined): string | undefined {
  try {
    formatter(timeZone, {});
    return timeZone;
  } catch {
    return undefined;
  }
}

function clocks(startAt: string, endAt: string, timeZone: string | undefined) {
  const [start, end] = [new Date(startAt), new Date(endAt)];
  const day = formatter(timeZone, dayOptions);
  const time = formatter(timeZone, timeOptions);
  const [first, last] = [day.format(start), day.format(end)];
  const until = first === last ? time.format(end) : `${last}, ${time.format(end)}`;
  return { day: first, times: `${time.format(start)} to ${until}` };
}

/** "GMT+9" of a zone at that moment. */
const shortName = (at: string, timeZone: string | undefined) =>
  formatter(timeZone, { timeZoneName: 'short' })
    .formatToParts(new Date(at))
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

/**
 * When an event takes place: by the clocks of its own zone, and by the reader's when they show something else (product D15).
 * `readerZone`: an IANA zone, that of the browser when it is not given. A zone that this browser does not know counts as
 * the reader's.
 */
export function eventSpan(
  { startAt, endAt, timezone }: { startAt: string; endAt: string; timezone: string },
  readerZone?: string,
): EventSpan {
  const place = knownZone(timezone) ?? readerZone;
  const there = clocks(startAt, endAt, place);
  const here = clocks(startAt, endAt, readerZone);
  const same = there.day === here.day && there.times === here.times;
  const name = (place ?? formatter(undefined, {}).resolvedOptions().timeZone).replaceAll('_', ' ');
  const short = shortName(startAt, place);
  return {
    there: `${there.day}, ${there.times}`,
    zone: short === name ? name : `${name}, ${short}`,
    here: same ? undefined : there.day === here.day ? here.times : `${here.day}, ${here.times}`,
  };
}

import { dayIn } from '../lib/dayIn.ts';
import { addDays } from '../lib/zones.ts';
import type { Event } from './events.ts';

/** Longer than any event may be. */
const mostDays = 32;

/** The days (`YYYY-MM-DD`) on which an event takes place, by the clocks of its own zone. */
export function daysOf({
  startAt,
  endAt,
  timezone,
}: Pick<Event, 'startAt' | 'endAt' | 'timezone'>): string[] {
  const first = dayIn(new Date(startAt), timezone);
  // One that ends at midnight has nothing of the day that begins then.
  const last = dayIn(new Date(Math.max(Date.parse(startAt), Date.parse(endAt) - 1)), timezone);
  const days = [first];
  for (let day = addDays(first, 1); day <= last && days.length < mostDays; day = addDays(day, 1))
    days.push(day);
  return days;
}

/** The events of each day, in the order in which they came. */
export function byDay<Item extends Pick<Event, 'startAt' | 'endAt' | 'timezone'>>(
  events: readonly Item[],
): ReadonlyMap<string, readonly Item[]> {
  const days = new Map<string, Item[]>();
  for (const event of events)
    for (const day of daysOf(event)) days.set(day, [...(days.get(day) ?? []), event]);
  return days;
}

/** The weeks of a month (`YYYY-MM`), Monday first, with the days of its neighbours that fill them. */
export function weeksOf(month: string): string[][] {
  const first = `${month}-01`;
  const before = (new Date(first).getUTCDay() + 6) % 7;
  const weeks: string[][] = [];
  for (let monday = addDays(first, -before); monday.slice(0, 7) <= month; monday = addDays(monday, 7))
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(monday, index)));
  return weeks;
}

/** The same day so many months later, or the last one of a month that is shorter. */
export function addMonths(day: string, months: number): string {
  const at = new Date(`${day.slice(0, 7)}-01`);
  at.setUTCMonth(at.getUTCMonth() + months);
  const month = at.toISOString().slice(0, 7);
  at.setUTCMonth(at.getUTCMonth() + 1, 0);
  const last = at.toISOString().slice(0, 10);
  const same = `${month}-${day.slice(8)}`;
  return same < last ? same : last;
}

/** Where a key leads from a day; undefined for keys that do not move. Pages are months, Home and End are those of the week. */
export function dayByKey(day: string, key: string, rtl: boolean): string | undefined {
  const weekday = (new Date(day).getUTCDay() + 6) % 7;
  const forward = rtl ? -1 : 1;
  switch (key) {
    case 'ArrowRight':
      return addDays(day, forward);
    case 'ArrowLeft':
      return addDays(day, -forward);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'Home':
      return addDays(day, -weekday);
    case 'End':
      return addDays(day, 6 - weekday);
    case 'PageDown':
      return addMonths(day, 1);
    case 'PageUp':
      return addMonths(day, -1);
    default:
      return undefined;
  }
}

/** "Friday, 30 January 2026". */
export const longDay = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day));

/** "January 2026" of a day or a month. */
export const monthText = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day.slice(0, 7)}-01`),
  );

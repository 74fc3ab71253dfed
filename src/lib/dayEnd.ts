import { addDays } from './zones.ts';
import { fromZoned } from './zonedTime.ts';

/**
 * When this day (`YYYY-MM-DD`) is over in a zone (IANA), in Unix milliseconds. UTC where the zone is missing or one that
 * this browser does not know.
 */
export function dayEnd(date: string, timezone = 'UTC'): number {
  const next = `${addDays(date, 1)}T00:00`;
  return Date.parse(fromZoned(next, timezone) ?? `${next}Z`);
}

import { addDays, dayIn, endOfDay } from '../modules/jobs/deadline.ts';
import { HOUR_MS } from './people.ts';

/** The moment at which an event begins: `at` o'clock in its zone, so many days from now. */
export function startOf(now: Date, { in: days, at, zone }: { in: number; at: number; zone: string }): Date {
  const dayBefore = addDays(dayIn(now, zone), days - 1);
  return new Date(endOfDay(dayBefore, zone).getTime() + at * HOUR_MS);
}

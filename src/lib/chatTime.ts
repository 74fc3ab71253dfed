import { smartDate } from './smartDate.ts';

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const full = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' });

/** "09:41", where the reader is. */
export const clockTime = (at: string): string => clock.format(new Date(at));

/** The whole date, for the title of a time. */
export const fullTime = (at: string): string => full.format(new Date(at));

/** When something was last said, in few letters: "09:41" today, else "Yesterday", the weekday or the date. */
export function chatTime(at: string, now: Date): string {
  const day = smartDate(at, now);
  return day === 'Today' ? clockTime(at) : day;
}

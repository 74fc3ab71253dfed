import { clockTime } from './clockTime.ts';
import { smartDate } from './smartDate.ts';

/** When something was last said, in few letters: "09:41" today, else "Yesterday", the weekday or the date. */
export function chatTime(at: string, now: Date): string {
  const day = smartDate(at, now);
  return day === 'Today' ? clockTime(at) : day;
}

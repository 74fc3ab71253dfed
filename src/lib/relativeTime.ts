const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
const week = 7 * day;

const steps: [limit: number, size: number, unit: string][] = [
  [minute, 1, 'second'],
  [hour, minute, 'minute'],
  [day, hour, 'hour'],
  [week, day, 'day'],
  [Infinity, week, 'week'],
];

/**
 * "12 seconds ago", "2 hours ago", "3 weeks ago": seconds, minutes, hours, days under 7, then weeks (specification 9).
 * Counted from 1 second on: nobody says "0 seconds ago". A moment in the future, as a wrong clock gives, counts as now.
 */
export function relativeTime(at: string | Date, now: Date): string {
  const seconds = Math.max(1, Math.floor((now.getTime() - new Date(at).getTime()) / 1000));
  const [, size, unit] = steps.find(([limit]) => seconds < limit) ?? [Infinity, week, 'week'];
  const count = Math.floor(seconds / size);
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
}

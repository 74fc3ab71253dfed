import { relativeTime } from '../../lib/relativeTime.ts';
import { useNow } from './Clock.tsx';

const full = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' });

export interface RelativeTimeProps {
  /** ISO 8601, as the API sends it, or a Date. */
  at: string | Date;
}

/** "2 hours ago", with the whole date as its title. */
export function RelativeTime({ at }: RelativeTimeProps) {
  const now = useNow();
  const date = new Date(at);
  return (
    <time dateTime={date.toISOString()} title={full.format(date)}>
      {relativeTime(date, now)}
    </time>
  );
}

import { fullTime } from '../../lib/clockTime.ts';
import { relativeTime } from '../../lib/relativeTime.ts';
import { useSeconds } from './Clock.tsx';

export interface RelativeTimeProps {
  /** ISO 8601, as the API sends it, or a Date. */
  at: string | Date;
}

/** "2 hours ago", with the whole date as its title. */
export function RelativeTime({ at }: RelativeTimeProps) {
  const now = useSeconds();
  const date = new Date(at);
  return (
    <time dateTime={date.toISOString()} title={fullTime(date)}>
      {relativeTime(date, now)}
    </time>
  );
}

import { useEffect, useState } from 'react';
import { serverNow } from '../../../api/serverClock.ts';

/** Whole seconds since a moment (ISO 8601), every second; 0 without one. Negative before it. */
export function useSecondsSince(moment: string | undefined): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    if (moment === undefined) return;
    const tick = () => setNow(serverNow());
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [moment]);
  return moment === undefined ? 0 : Math.floor((now - Date.parse(moment)) / 1000);
}

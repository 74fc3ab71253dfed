import { useEffect, useState } from 'react';
import { whenIdle } from '../../lib/whenIdle.ts';

/** Turns true once the page is there and the browser has nothing else to do; where it is not `wanted`, it waits for nothing. */
export function useIdle(wanted = true): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => (wanted ? whenIdle(() => setIdle(true)) : undefined), [wanted]);
  return wanted && idle;
}

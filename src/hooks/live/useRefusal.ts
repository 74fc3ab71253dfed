import { useEffect } from 'react';
import type { LinkEnd } from '../../platform/live/engine.ts';
import { useLatest } from '../site/useLatest.ts';

/** Asks for the room anew when the API has given no access to it: the room itself says why. */
export function useRefusal(end: LinkEnd | undefined, refresh: () => void): void {
  const ask = useLatest(refresh);
  const refused = end?.why === 'refused';
  useEffect(() => {
    if (refused) ask.current();
  }, [refused, ask]);
}

import { useEffect, useState } from 'react';
import type { LinkEnd } from '../../platform/live/engine.ts';
import { useLatest } from '../site/useLatest.ts';

/**
 * Asks for the room anew when the API has given no access to it, or another tab has the place: the room itself may say why. True once
 * it has been asked.
 */
export function useRefusal(end: LinkEnd | undefined, reread: () => Promise<void>): boolean {
  const ask = useLatest(reread);
  const [asked, setAsked] = useState<LinkEnd>();
  useEffect(() => {
    if (end?.why !== 'refused' && end?.why !== 'replaced') return;
    let over = false;
    const settle = () => {
      if (!over) setAsked(end);
    };
    // Without an answer, what the link has been told stands.
    void ask.current().then(settle, settle);
    return () => {
      over = true;
    };
  }, [end, ask]);
  return end !== undefined && asked === end;
}

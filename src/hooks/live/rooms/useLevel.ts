import { useEffect, useState } from 'react';
import { meterLevel } from '../../../platform/live/levelMeter.ts';

const steps = 20;

/** How loud a microphone is, 0 to 1 in steps of a twentieth; 0 without one. */
export function useLevel(track: MediaStreamTrack | undefined): number {
  const [heard, setHeard] = useState<{ track: MediaStreamTrack; level: number }>();
  useEffect(() => {
    if (!track) return;
    return meterLevel(track, (level) => setHeard({ track, level: Math.round(level * steps) / steps }));
  }, [track]);
  return heard && heard.track === track ? heard.level : 0;
}

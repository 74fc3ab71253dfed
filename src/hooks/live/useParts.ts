import { useEffect, type RefObject } from 'react';
import type { HostTracks } from '../../platform/live/engine.ts';
import type { PartRecorder } from '../../platform/live/partRecorder.ts';

/** What this browser records is what is sent, and ends with the recording. */
export function useParts(
  partsRef: RefObject<PartRecorder | undefined>,
  { audio, video }: HostTracks,
  isRecording: boolean,
) {
  useEffect(() => partsRef.current?.follow({ audio, video }), [partsRef, audio, video]);
  useEffect(() => {
    const stop = () => {
      void partsRef.current?.stop();
      partsRef.current = undefined;
    };
    return isRecording ? stop : undefined;
  }, [partsRef, isRecording]);
}

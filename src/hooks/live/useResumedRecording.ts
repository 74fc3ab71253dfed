import { useEffect, useRef, type RefObject } from 'react';
import type { PartRecorder } from '../../platform/live/partRecorder.ts';
import { useLatest } from '../site/useLatest.ts';
import { resumeRecording, type Beginning } from './beginRecording.ts';
import { insist } from './insist.ts';

export interface Resumed {
  /** What runs and is to be sent from this tab; undefined while it is not the host, or where the media server records. */
  recordingId: string | undefined;
  /** Nothing more of it is sent, and its host is asked to end it. */
  cut: boolean;
  beginning: Beginning;
  partsRef: RefObject<PartRecorder | undefined>;
  onCut: () => void;
}

/**
 * Where the browser of the host sends the recording, and an earlier page or another tab has begun it, this one goes on. Returns how to
 * say that one was begun here.
 */
export function useResumedRecording({ recordingId, ...options }: Resumed) {
  const { partsRef } = options;
  const latest = useLatest(options);
  const begunId = useRef<string>(undefined);
  useEffect(() => {
    const isGivenUp = begunId.current === recordingId && latest.current.cut;
    if (recordingId === undefined || partsRef.current || isGivenUp) return;
    let isLeft = false;
    const resume = async () => {
      const { beginning, onCut } = latest.current;
      const resumed = await resumeRecording({ ...beginning, isLeft: () => isLeft }, recordingId);
      if (resumed === 'left') return;
      begunId.current = recordingId;
      if (resumed === 'unable') onCut();
      else partsRef.current = resumed;
    };
    const resumeOrTell = async () => {
      const failure = await insist(resume, () => !isLeft);
      if (!failure || isLeft) return;
      begunId.current = recordingId;
      latest.current.onCut();
    };
    void resumeOrTell();
    return () => {
      isLeft = true;
    };
  }, [recordingId, latest, partsRef]);
  return (begun: string) => {
    begunId.current = begun;
  };
}

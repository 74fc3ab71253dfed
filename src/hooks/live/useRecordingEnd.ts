import { useState, type RefObject } from 'react';
import { call } from '../../api/client.ts';
import type { Recording } from '../../domain/recordings.ts';
import type { PartRecorder } from '../../platform/live/partRecorder.ts';
import { reportFailure } from '../feed/reportFailure.ts';
import type { Room } from './useRoom.ts';

export interface RecordingEndOptions {
  kept: Pick<Recording, 'title' | 'visibility'>;
  /** What records it in this browser, where the media server does not; taken from here when it ends. */
  partsRef: RefObject<PartRecorder | undefined>;
}

/** Ends the recording of a room. Until the server knows of it the room says that it is recorded, and it can be tried again. */
export function useRecordingEnd({ patch }: Pick<Room, 'patch'>, { kept, partsRef }: RecordingEndOptions) {
  const [cut, setCut] = useState(false);
  return {
    /** This browser sends nothing of it any more, and it has not ended. */
    cut,
    /** Another one begins. */
    begin: () => setCut(false),
    /** True once it has ended; says why where it has not. */
    async end(recordingId: string): Promise<boolean> {
      const parts = partsRef.current;
      partsRef.current = undefined;
      await parts?.stop();
      const isCut = cut || parts !== undefined;
      try {
        await call('recordStop', { recordingId, ...kept });
        patch({ isRecording: false });
        return true;
      } catch (error) {
        setCut(isCut);
        reportFailure(isCut ? 'The recording was not saved yet' : 'The recording still runs')(error);
        return false;
      }
    },
  };
}

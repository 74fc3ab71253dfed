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
  const [stopping, setStopping] = useState(false);
  const end = async (recordingId: string): Promise<boolean> => {
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
  };
  return {
    /** This browser sends nothing of it any more, and it has not ended. */
    cut,
    /** What runs was ended here. */
    stopping,
    /** Another one begins. */
    begin() {
      setCut(false);
      setStopping(false);
    },
    /** Nothing more of what runs is sent from here. */
    onCut: () => setCut(true),
    /** Its end is no surprise. */
    onStopping: () => setStopping(true),
    /** True once it has ended; says why where it has not. */
    end,
    /** The same, because its host wants it. */
    async stop(recordingId: string): Promise<boolean> {
      setStopping(true);
      const isOver = await end(recordingId);
      setStopping(isOver);
      return isOver;
    },
  };
}

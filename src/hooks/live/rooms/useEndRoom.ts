import { type RefObject, useEffect, useState } from 'react';
import { call } from '../../../api/client.ts';
import { ApiError, genericMessage } from '../../../api/errors.ts';
import type { LiveChannel } from '../../../domain/live.ts';
import type { Recording, RecordingFormValues } from '../../../domain/recordings.ts';
import type { PartRecorder } from '../../../platform/live/partRecorder.ts';
import { reportFailure } from '../../feed/posts/reportFailure.ts';
import { useLeaveQuestion } from '../../site/useLeaveQuestion.ts';
import type { Room } from './useRoom.ts';
import type { HostTracks } from '../../../platform/live/engine.ts';

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

interface RecordingEndOptions {
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
      reportFailure(
        isCut ? 'The recording was not saved yet' : 'The recording still runs',
        `recording ${recordingId}`,
      )(error);
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

export type EndOfRoom = RecordingFormValues & { keep: boolean };

export interface EndRoomOptions {
  /** The host is on the air here: whoever leaves the page is asked first. */
  onAir: boolean;
  /** Ends the media. */
  leave: () => void;
  /** What records the room in this browser, where the media server does not. */
  partsRef: RefObject<PartRecorder | undefined>;
}

/**
 * Ends the host's room, and keeps what was recorded or throws it away (product S56). Whoever leaves its page is asked the same, and
 * goes on once it has ended.
 */
export function useEndRoom(
  { refresh }: Pick<Room, 'refresh'>,
  channel: LiveChannel | undefined,
  { onAir, leave, partsRef }: EndRoomOptions,
) {
  const [state, setState] = useState<{ open: boolean; busy: boolean; error?: string }>({
    open: false,
    busy: false,
  });
  // What is being ended goes on being ended.
  const onOpen = () => setState((before) => (before.busy ? before : { open: true, busy: false }));
  const question = useLeaveQuestion(onAir, onOpen);
  const end = async (room: LiveChannel, { keep, title, visibility }: EndOfRoom) => {
    setState({ open: true, busy: true });
    const { channelName } = room;
    const recordingId = room.isRecording ? room.recordingId : undefined;
    // Without an answer it is kept all the same, and can be changed later.
    if (keep && recordingId !== undefined) {
      // What waits to be sent belongs to it.
      await partsRef.current?.stop();
      partsRef.current = undefined;
      await call('recordStop', {
        recordingId,
        title: title.trim(),
        visibility: Number(visibility) as Recording['visibility'], // One of the list.
      }).catch(reportFailure('The recording keeps the title of the room', `recording ${recordingId}`));
    }
    try {
      await call('liveStop', { channelName });
    } catch (failure) {
      const error = failure instanceof ApiError ? failure.message : genericMessage;
      return setState({ open: true, busy: false, error });
    }
    leave();
    setState({ open: false, busy: false });
    refresh();
    question.leave();
    if (!keep && recordingId !== undefined)
      await call('recordDelete', { recordingId }).catch(
        reportFailure('The recording was not deleted', `recording ${recordingId}`),
      );
  };
  return {
    ...state,
    onOpen,
    onCancel() {
      question.stay();
      setState({ open: false, busy: false });
    },
    onEnd: (event: EndOfRoom) => void (channel && end(channel, event)),
  };
}

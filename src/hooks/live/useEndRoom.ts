import { useState, type RefObject } from 'react';
import { call } from '../../api/client.ts';
import { ApiError, genericMessage } from '../../api/errors.ts';
import type { LiveChannel } from '../../domain/live.ts';
import type { Recording, RecordingFormValues } from '../../domain/recordings.ts';
import type { PartRecorder } from '../../platform/live/partRecorder.ts';
import { reportFailure } from '../feed/reportFailure.ts';
import { useLeaveQuestion } from '../site/useLeaveQuestion.ts';
import type { Room } from './useRoom.ts';

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
      }).catch(reportFailure('The recording keeps the title of the room'));
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
      await call('recordDelete', { recordingId }).catch(reportFailure('The recording was not deleted'));
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

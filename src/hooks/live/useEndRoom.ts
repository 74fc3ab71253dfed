import { useState } from 'react';
import { call } from '../../api/client.ts';
import { ApiError, genericMessage } from '../../api/errors.ts';
import type { LiveChannel } from '../../domain/live.ts';
import type { RecordingFormValues } from '../../domain/recordings.ts';
import { reportFailure } from '../feed/reportFailure.ts';
import type { Room } from './useRoom.ts';

export type EndOfRoom = RecordingFormValues & { keep: boolean };

/** Ends the host's room, and keeps what was recorded or throws it away (product S56). */
export function useEndRoom(
  { refresh }: Pick<Room, 'refresh'>,
  channel: LiveChannel | undefined,
  leave: () => void,
) {
  const [state, setState] = useState<{ open: boolean; busy: boolean; error?: string }>({
    open: false,
    busy: false,
  });
  /** Of this visit, also one that was stopped before the end. */
  const end = async (room: LiveChannel, { keep, title, visibility }: EndOfRoom) => {
    setState({ open: true, busy: true });
    const { channelName, recordingId } = room;
    try {
      if (recordingId !== undefined && room.isRecording)
        await call('recordStop', {
          recordingId,
          title: title.trim(),
          visibility: Number(visibility) as 0 | 1 | 2, // One of the radios.
        });
      await call('liveStop', { channelName });
    } catch (failure) {
      const error = failure instanceof ApiError ? failure.message : genericMessage;
      return setState({ open: true, busy: false, error });
    }
    leave();
    setState({ open: false, busy: false });
    refresh();
    if (keep || recordingId === undefined || !room.isRecording) return undefined;
    return call('recordDelete', { recordingId }).then(
      () => undefined,
      reportFailure('The recording was not deleted'),
    );
  };
  return {
    ...state,
    onOpen: () => setState({ open: true, busy: false }),
    onCancel: () => setState({ open: false, busy: false }),
    onEnd: (event: EndOfRoom) => void (channel && end(channel, event)),
  };
}

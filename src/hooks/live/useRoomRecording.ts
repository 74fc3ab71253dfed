import { useEffect, useState, type RefObject } from 'react';
import { isVideo, type LiveChannel } from '../../domain/live.ts';
import { recordedVisibility } from '../../domain/recordings.ts';
import { toast } from '../../lib/toastQueue.ts';
import type { HostTracks } from '../../platform/live/engine.ts';
import type { PartRecorder } from '../../platform/live/partRecorder.ts';
import { reportFailure } from '../feed/reportFailure.ts';
import { useLatest } from '../site/useLatest.ts';
import { beginRecording } from './beginRecording.ts';
import { useLeft } from './useLeft.ts';
import { useLostRecording } from './useLostRecording.ts';
import { useRecordingEnd } from './useRecordingEnd.ts';
import type { Room } from './useRoom.ts';

export interface RoomRecordingOptions {
  channel: LiveChannel;
  /** What is sent now. */
  tracks: HostTracks;
  /** The room is being ended, and the recording with it. */
  ending: boolean;
  /** Another tab shows the room: nothing of this one belongs into it any more. */
  elsewhere: boolean;
  /** What records it in this browser, where the media server does not; set here. */
  partsRef: RefObject<PartRecorder | undefined>;
}

/** What this browser records is what is sent, and ends with the recording. */
function useParts(
  partsRef: RoomRecordingOptions['partsRef'],
  { audio, video }: HostTracks,
  isRecording: boolean,
) {
  useEffect(() => partsRef.current?.follow({ audio, video }), [partsRef, audio, video]);
  useEffect(() => {
    const stop = () => void partsRef.current?.stop();
    return isRecording ? stop : undefined;
  }, [partsRef, isRecording]);
}

const saved = {
  kind: 'success',
  title: 'Recording saved',
  description: 'It will be in your recordings soon.',
} as const;
const unable = {
  kind: 'error',
  title: 'This browser cannot record',
  description: 'Your room goes on. Another browser can record it.',
} as const;

/** Records the host's room (product S56): the media server does it by itself, or this browser sends parts while it runs. */
export function useRoomRecording(
  { patch }: Pick<Room, 'patch'>,
  { channel, tracks, ending, elsewhere, partsRef }: RoomRecordingOptions,
) {
  const { channelName, isRecording, recordingId, title, visibility, mediaType } = channel;
  const [busy, setBusy] = useState(false);
  const [behind, setBehind] = useState(0);
  /** Unknown of one that began before this page. */
  const [since, setSince] = useState<string>();
  /** What is running was ended here. */
  const [stopping, setStopping] = useState(false);
  const [able, setAble] = useState(true);
  const left = useLeft();
  const expected = busy || stopping || ending || channel.state === 'ENDED';
  const { lost, forget } = useLostRecording(isRecording, expected);
  const now = useLatest(tracks);
  useParts(partsRef, tracks, isRecording && !elsewhere);

  const kept = { title, visibility: recordedVisibility(visibility) };
  const { cut, end, begin } = useRecordingEnd({ patch }, { kept, partsRef });
  const start = async () => {
    if (busy) return;
    setBusy(true);
    forget();
    setStopping(false);
    begin();
    try {
      const begun = await beginRecording({
        channelName,
        withVideo: isVideo(mediaType),
        tracks: () => now.current,
        isLeft: () => left.current,
        onBehind: setBehind,
        // What the server has of it is all there is.
        onRefused: (event) => void (partsRef.current && end(event.recordingId)),
      });
      if (begun === 'left') return;
      if (begun === 'unable') {
        setStopping(true);
        setAble(false);
        return toast(unable);
      }
      partsRef.current = begun.parts;
      patch({ isRecording: true, recordingId: begun.recordingId });
      setSince(new Date().toISOString());
    } catch (error) {
      forget();
      reportFailure('The recording did not start')(error);
    } finally {
      setBusy(false);
    }
  };
  const stop = async () => {
    if (recordingId === undefined || busy) return;
    setBusy(true);
    setStopping(true);
    const isOver = await end(recordingId);
    setStopping(isOver);
    setBusy(false);
    if (!isOver) return;
    setSince(undefined);
    toast(saved);
  };
  return {
    busy,
    /** False where this browser was found not to be able to. */
    able,
    /** Parts that wait to be sent. */
    behind,
    since: isRecording ? since : undefined,
    /** It has ended by itself. */
    lost,
    /** Nothing comes into it any more, and it is to be ended once again. */
    cut: cut && isRecording,
    onStart: () => void start(),
    onStop: () => void stop(),
  };
}

import { type RefObject, useState } from 'react';
import { serverNow } from '../../../api/serverClock.ts';
import { isVideo, type LiveChannel } from '../../../domain/live.ts';
import { recordedVisibility } from '../../../domain/recordings.ts';
import { toast } from '../../../lib/toastQueue.ts';
import type { HostTracks } from '../../../platform/live/engine.ts';
import type { PartRecorder } from '../../../platform/live/partRecorder.ts';
import { reportFailure } from '../../feed/posts/reportFailure.ts';
import { useLatest } from '../../site/useLatest.ts';
import { useLeft } from '../rooms/useLeft.ts';
import { useParts, useRecordingEnd } from '../rooms/useEndRoom.ts';
import { type Beginning, beginRecording, useResumedRecording } from './beginRecording.ts';
import type { Room } from '../rooms/useRoom.ts';

/** Whether the recording has ended by itself. `expected`: it is begun or ended here, or with the room. */
function useLostRecording(isRecording: boolean, expected: boolean) {
  const [lost, setLost] = useState(false);
  const [was, setWas] = useState(isRecording);
  if (was !== isRecording) {
    setWas(isRecording);
    // Nobody has stopped it: the disk is full, or the recording has reached its greatest size.
    setLost(was && !expected);
  }
  return { lost, forget: () => setLost(false) };
}

export interface RoomRecordingOptions {
  channel: LiveChannel;
  /** What is sent now. */
  tracks: HostTracks;
  /** The room is being ended, and the recording with it. */
  ending: boolean;
  /** The media run from this tab, by way of Agora: it is the browser that records. */
  sends: boolean;
  /** Another tab shows the room: nothing of this one belongs into it any more. */
  elsewhere: boolean;
  /** What records it in this browser, where the media server does not; set here. */
  partsRef: RefObject<PartRecorder | undefined>;
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

/** Calls `onAnother` when another recording runs here than before; undefined: none does, or another tab is the host. */
function useAnother(running: string | undefined, onAnother: () => void) {
  const [known, setKnown] = useState(running);
  if (known === running) return;
  setKnown(running);
  if (running !== undefined) onAnother();
}

/** Records the host's room (product S56): the media server does it by itself, or this browser sends parts while it runs. */
export function useRoomRecording(
  { patch }: Pick<Room, 'patch'>,
  { channel, tracks, ending, sends, elsewhere, partsRef }: RoomRecordingOptions,
) {
  const { channelName, isRecording, recordingId, title, visibility, mediaType } = channel;
  const [busy, setBusy] = useState(false);
  const [behind, setBehind] = useState(0);
  /** Unknown of one that began before this page. */
  const [since, setSince] = useState<string>();
  const [able, setAble] = useState(true);
  const left = useLeft();
  const now = useLatest(tracks);
  useParts(partsRef, tracks, isRecording && !elsewhere);

  const kept = { title, visibility: recordedVisibility(visibility) };
  const recorded = useRecordingEnd({ patch }, { kept, partsRef });
  const expected = busy || recorded.stopping || ending || channel.state === 'ENDED';
  const { lost, forget } = useLostRecording(isRecording, expected);
  /** What was said of an earlier recording is not of this one. */
  const beginAfresh = () => {
    forget();
    recorded.begin();
  };
  const beginning: Beginning = {
    channelName,
    withVideo: isVideo(mediaType),
    tracks: () => now.current,
    isLeft: () => left.current,
    onBehind: setBehind,
    // What the server has of it is all there is.
    onRefused: (event) => void (partsRef.current && recorded.end(event.recordingId)),
  };
  const running = isRecording && !elsewhere ? recordingId : undefined;
  useAnother(running, beginAfresh);
  const begunHere = useResumedRecording({
    recordingId: sends && !expected ? running : undefined,
    cut: recorded.cut,
    beginning,
    partsRef,
    onCut: recorded.onCut,
  });
  const start = async () => {
    if (busy) return;
    setBusy(true);
    beginAfresh();
    try {
      const begun = await beginRecording(beginning);
      if (begun === 'left') return;
      if (begun === 'unable') {
        recorded.onStopping();
        setAble(false);
        return toast(unable);
      }
      partsRef.current = begun.parts;
      begunHere(begun.recordingId);
      patch({ isRecording: true, recordingId: begun.recordingId });
      setSince(new Date(serverNow()).toISOString());
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
    const isOver = await recorded.stop(recordingId);
    setBusy(false);
    if (!isOver) return;
    setSince(undefined);
    toast({ ...saved, about: `recording ${recordingId}` });
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
    cut: recorded.cut && isRecording,
    onStart: () => void start(),
    onStop: () => void stop(),
  };
}

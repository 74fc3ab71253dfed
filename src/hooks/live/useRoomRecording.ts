import { useEffect, useRef, useState, type RefObject } from 'react';
import { call } from '../../api/client.ts';
import { ApiError } from '../../api/errors.ts';
import { isVideo, type LiveChannel } from '../../domain/live.ts';
import { recordedVisibility } from '../../domain/recordings.ts';
import { toast } from '../../lib/toastQueue.ts';
import type { HostTracks } from '../../platform/live/engine.ts';
import { canRecordParts, recordParts, type PartRecorder } from '../../platform/live/partRecorder.ts';
import { reportFailure } from '../feed/reportFailure.ts';
import { useLatest } from '../site/useLatest.ts';
import type { Room } from './useRoom.ts';

/** The media server hears of a host a moment later than the host of the media server. */
const tries = 4;
const waitMs = 1000;

async function begin(channelName: string) {
  for (let left = tries; ; left--) {
    try {
      return (await call('recordStart', { channelName })).response;
    } catch (error) {
      if (left === 1 || !(error instanceof ApiError) || error.status !== 409) throw error;
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }
}

export interface RoomRecordingOptions {
  channel: LiveChannel;
  /** What is sent now. */
  tracks: HostTracks;
  /** The room is being ended, and the recording with it. */
  ending: boolean;
  /** What records it in this browser, where the media server does not; set here. */
  parts: RefObject<PartRecorder | undefined>;
}

/** Records the host's room (product S56): the media server does it by itself, or this browser sends parts while it runs. */
export function useRoomRecording(
  { patch }: Pick<Room, 'patch'>,
  { channel, tracks, ending, parts }: RoomRecordingOptions,
) {
  const { channelName, isRecording, recordingId, title, visibility, mediaType } = channel;
  const [busy, setBusy] = useState(false);
  const [behind, setBehind] = useState(0);
  /** Unknown of one that began before this page. */
  const [since, setSince] = useState<string>();
  const [stopping, setStopping] = useState(false);
  const [lost, setLost] = useState(false);
  const [was, setWas] = useState(isRecording);
  if (was !== isRecording) {
    setWas(isRecording);
    // Neither stopped here nor ended with the room: the disk is full, or the recording has reached its greatest size.
    setLost(was && !busy && !stopping && !ending && channel.state !== 'ENDED');
  }
  const [able, setAble] = useState(true);
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);
  const now = useLatest(tracks);
  const { audio, video } = tracks;
  useEffect(() => parts.current?.follow({ audio, video }), [parts, audio, video]);
  useEffect(() => {
    if (isRecording) return () => void parts.current?.stop();
    return undefined;
  }, [parts, isRecording]);

  /** The server takes no more of it: what it has is all there is. */
  const cutOff = async (begun: string) => {
    void parts.current?.stop();
    parts.current = undefined;
    await call('recordStop', {
      recordingId: begun,
      title,
      visibility: recordedVisibility(visibility),
    }).catch(() => {});
    patch({ isRecording: false });
  };
  const start = async () => {
    if (busy) return;
    setBusy(true);
    setLost(false);
    setStopping(false);
    try {
      const { recordingId: begun, uploadUrls, partSec } = await begin(channelName);
      // Who has left meanwhile is not recorded any more.
      if (gone.current) return;
      const withVideo = isVideo(mediaType);
      if (uploadUrls.length > 0 && !canRecordParts(withVideo)) {
        setAble(false);
        setStopping(true);
        await call('recordDelete', { recordingId: begun });
        const description = 'Your room goes on. Another browser can record it.';
        toast({ kind: 'error', title: 'This browser cannot record', description });
        return;
      }
      if (uploadUrls.length > 0)
        parts.current = recordParts(now.current, {
          partSec,
          withVideo,
          places: uploadUrls,
          more: async () =>
            (await call('recordStart', { channelName, recordingId: begun })).response.uploadUrls,
          onBehind: setBehind,
          onRefused: () => void cutOff(begun),
        });
      patch({ isRecording: true, recordingId: begun });
      setSince(new Date().toISOString());
    } catch (error) {
      setLost(false);
      reportFailure('The recording did not start')(error);
    } finally {
      setBusy(false);
    }
  };
  const stop = async () => {
    if (recordingId === undefined || busy) return;
    setBusy(true);
    setStopping(true);
    try {
      await parts.current?.stop();
      parts.current = undefined;
      await call('recordStop', { recordingId, title, visibility: recordedVisibility(visibility) });
      patch({ isRecording: false });
      setSince(undefined);
      const description = 'It will be in your recordings soon.';
      toast({ kind: 'success', title: 'Recording saved', description });
    } catch (error) {
      reportFailure('The recording still runs')(error);
    } finally {
      setBusy(false);
    }
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
    onStart: () => void start(),
    onStop: () => void stop(),
  };
}

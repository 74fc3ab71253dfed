import { useEffect, useRef, useState } from 'react';
import { call } from '../../api/client.ts';
import type { LiveChannel } from '../../domain/live.ts';
import { toast } from '../../lib/toastQueue.ts';
import { recordParts, type PartRecorder } from '../../platform/live/partRecorder.ts';
import { reportFailure } from '../feed/reportFailure.ts';
import { useLatest } from '../site/useLatest.ts';
import type { Room } from './useRoom.ts';

export interface RecordedTracks {
  audio: MediaStreamTrack | undefined;
  video: MediaStreamTrack | undefined;
}

/**
 * Records the host's room (product S56): the media server does it by itself, or this browser sends parts while it runs. `tracks`: what
 * is sent now.
 */
export function useRoomRecording(
  { patch }: Pick<Room, 'patch'>,
  channel: LiveChannel | undefined,
  tracks: RecordedTracks,
) {
  const [busy, setBusy] = useState(false);
  const [behind, setBehind] = useState(0);
  /** Unknown of one that began before this page. */
  const [since, setSince] = useState<string>();
  const parts = useRef<PartRecorder>(undefined);
  const now = useLatest(tracks);
  useEffect(() => parts.current?.follow(tracks), [tracks, tracks.audio, tracks.video]);
  useEffect(() => () => void parts.current?.stop(), []);

  const start = async () => {
    if (!channel || busy) return;
    const { channelName } = channel;
    setBusy(true);
    try {
      const { response } = await call('recordStart', { channelName });
      const { recordingId, uploadUrls, partSec } = response;
      if (uploadUrls.length > 0)
        parts.current = recordParts(now.current, {
          partSec,
          places: uploadUrls,
          more: async () => (await call('recordStart', { channelName, recordingId })).response.uploadUrls,
          onBehind: setBehind,
        });
      patch({ isRecording: true, recordingId });
      setSince(new Date().toISOString());
    } catch (error) {
      reportFailure('The recording did not start')(error);
    } finally {
      setBusy(false);
    }
  };
  const stop = async () => {
    const { recordingId, title } = channel ?? {};
    if (recordingId === undefined || title === undefined || busy) return;
    setBusy(true);
    try {
      await parts.current?.stop();
      parts.current = undefined;
      await call('recordStop', { recordingId, title, visibility: 0 });
      patch({ isRecording: false });
      setSince(undefined);
      toast({
        kind: 'success',
        title: 'Recording saved',
        description: 'It will be in your recordings soon.',
      });
    } catch (error) {
      reportFailure('The recording still runs')(error);
    } finally {
      setBusy(false);
    }
  };
  return {
    busy,
    /** Parts that wait to be sent. */
    behind,
    since,
    onStart: () => void start(),
    onStop: () => void stop(),
  };
}

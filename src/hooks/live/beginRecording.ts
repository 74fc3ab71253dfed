import { call, callUnseen } from '../../api/client.ts';
import { ApiError } from '../../api/errors.ts';
import type { HostTracks } from '../../platform/live/engine.ts';
import { canRecordParts, recordParts, type PartRecorder } from '../../platform/live/partRecorder.ts';

/** The media server hears of a host a moment later than the host of the media server. */
const tries = 4;
const waitMs = 1000;

async function ask(channelName: string) {
  for (let left = tries; ; left--) {
    try {
      return (await call('recordStart', { channelName })).response;
    } catch (error) {
      if (left === 1 || !(error instanceof ApiError) || error.status !== 409) throw error;
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }
}

export interface Beginning {
  channelName: string;
  withVideo: boolean;
  /** What is sent now. */
  tracks: () => HostTracks;
  /** The page was left meanwhile: nothing is recorded in it any more. */
  isLeft: () => boolean;
  /** How many parts wait to be sent. */
  onBehind: (parts: number) => void;
  /** The server takes no further part. */
  onRefused: (event: { recordingId: string }) => void;
}

/**
 * Begins the recording of a room: `parts` where this browser sends it, else the media server does it alone. `unable`: this browser cannot,
 * and nothing is recorded. Rejects with what the API says.
 */
export async function beginRecording(
  options: Beginning,
): Promise<{ recordingId: string; parts: PartRecorder | undefined } | 'left' | 'unable'> {
  const { channelName, withVideo, tracks, isLeft, onBehind, onRefused } = options;
  const { recordingId, uploadUrls, partSec } = await ask(channelName);
  if (uploadUrls.length === 0) return isLeft() ? 'left' : { recordingId, parts: undefined };
  if (isLeft() || !canRecordParts(withVideo)) {
    // Nothing would ever come into it.
    await call('recordDelete', { recordingId });
    return isLeft() ? 'left' : 'unable';
  }
  const more = async () =>
    (await callUnseen('recordStart', { channelName, recordingId })).response.uploadUrls;
  const parts = recordParts(tracks(), {
    partSec,
    withVideo,
    places: uploadUrls,
    more,
    onBehind,
    onRefused: () => onRefused({ recordingId }),
  });
  return { recordingId, parts };
}

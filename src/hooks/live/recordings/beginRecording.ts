import { call, callUnseen } from '../../../api/client.ts';
import { ApiError } from '../../../api/errors.ts';
import type { HostTracks } from '../../../platform/live/engine.ts';
import { canRecordParts, type PartRecorder, recordParts } from '../../../platform/live/partRecorder.ts';
import type { Place } from '../../../platform/live/PartSender.ts';
import { type RefObject, useEffect, useRef } from 'react';
import { useLatest } from '../../site/useLatest.ts';
import { insist } from '../rooms/insist.ts';

interface Resumed {
  /** What runs and is to be sent from this tab; undefined while it is not the host, or where the media server records. */
  recordingId: string | undefined;
  /** Nothing more of it is sent, and its host is asked to end it. */
  cut: boolean;
  beginning: Beginning;
  partsRef: RefObject<PartRecorder | undefined>;
  onCut: () => void;
}

/**
 * Where the browser of the host sends the recording, and an earlier page or another tab has begun it, this one goes on. Returns how to
 * say that one was begun here.
 */
export function useResumedRecording({ recordingId, ...options }: Resumed) {
  const { partsRef } = options;
  const latest = useLatest(options);
  const begunId = useRef<string>(undefined);
  useEffect(() => {
    const isGivenUp = begunId.current === recordingId && latest.current.cut;
    if (recordingId === undefined || partsRef.current || isGivenUp) return;
    let isLeft = false;
    const resume = async () => {
      const { beginning, onCut } = latest.current;
      const resumed = await resumeRecording({ ...beginning, isLeft: () => isLeft }, recordingId);
      if (resumed === 'left') return;
      begunId.current = recordingId;
      if (resumed === 'unable') onCut();
      else partsRef.current = resumed;
    };
    const resumeOrTell = async () => {
      const failure = await insist(resume, () => !isLeft);
      if (!failure || isLeft) return;
      begunId.current = recordingId;
      latest.current.onCut();
    };
    void resumeOrTell();
    return () => {
      isLeft = true;
    };
  }, [recordingId, latest, partsRef]);
  return (begun: string) => {
    begunId.current = begun;
  };
}

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

interface Running {
  recordingId: string;
  partSec: number;
  places: readonly Place[];
}

function partsOf(
  { channelName, withVideo, tracks, onBehind, onRefused }: Beginning,
  { recordingId, partSec, places }: Running,
): PartRecorder {
  const more = async () =>
    (await callUnseen('recordStart', { channelName, recordingId })).response.uploadUrls;
  return recordParts(tracks(), {
    partSec,
    withVideo,
    places,
    more,
    onBehind,
    onRefused: () => onRefused({ recordingId }),
  });
}

/**
 * Begins the recording of a room: `parts` where this browser sends it, else the media server does it alone. `unable`: this browser cannot,
 * and nothing is recorded. Rejects with what the API says.
 */
export async function beginRecording(
  options: Beginning,
): Promise<{ recordingId: string; parts: PartRecorder | undefined } | 'left' | 'unable'> {
  const { channelName, withVideo, isLeft } = options;
  const { recordingId, uploadUrls, partSec } = await ask(channelName);
  if (uploadUrls.length === 0) return isLeft() ? 'left' : { recordingId, parts: undefined };
  if (isLeft() || !canRecordParts(withVideo)) {
    // Nothing would ever come into it.
    await call('recordDelete', { recordingId });
    return isLeft() ? 'left' : 'unable';
  }
  return { recordingId, parts: partsOf(options, { recordingId, partSec, places: uploadUrls }) };
}

/**
 * Goes on with a recording that began in an earlier page, or in another tab. `unable`: it runs, and nothing more of it can be sent from
 * here. Rejects with what the API says.
 */
async function resumeRecording(
  options: Beginning,
  recordingId: string,
): Promise<PartRecorder | 'left' | 'unable'> {
  const { channelName, withVideo, isLeft } = options;
  const { uploadUrls, partSec } = (await callUnseen('recordStart', { channelName, recordingId })).response;
  if (isLeft()) return 'left';
  if (uploadUrls.length === 0 || !canRecordParts(withVideo)) return 'unable';
  return partsOf(options, { recordingId, partSec, places: uploadUrls });
}

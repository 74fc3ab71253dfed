import type { ResponseBody, Schemas } from '#openapi/contract.ts';
import { recordStopRequestRules } from '#openapi/generated/rules/recordStopRequestRules.ts';
import { validate, type FieldErrors } from '../lib/validate.ts';
import { isVideo, LiveVisibility, spanText } from './live.ts';

export type Recording = Schemas['Recording'];
export type RecordingsAnswer = ResponseBody<'recordings'>;
export type Storage = NonNullable<RecordingsAnswer['storage']>;

export const RecordingState = { PROCESSING: 0, READY: 1, FAILED: 2, PARTIAL: 3 } as const;
export const RecordingVisibility = { PUBLIC: 0, CONNECTIONS: 1, ONLY_ME: 2 } as const;

/** Who may see what was recorded unless its host says so: what few could join is nobody else's. */
export const recordedVisibility = (roomVisibility: number): Recording['visibility'] =>
  roomVisibility === LiveVisibility.EVERYONE ? RecordingVisibility.PUBLIC : RecordingVisibility.ONLY_ME;

export const recordingVisibilities = [
  { value: '0', label: 'Everyone' },
  { value: '1', label: 'My connections' },
  { value: '2', label: 'Only me' },
] as const;
export const recordingVisibilityText = (visibility: number): string =>
  recordingVisibilities[visibility]?.label ?? '';

/** There is something to play. */
export const isPlayable = ({ state, url }: Pick<Recording, 'state' | 'url'>): boolean =>
  url !== undefined && (state === RecordingState.READY || state === RecordingState.PARTIAL);

/** What is to be known of one that is not simply there; undefined for one that is. */
export function recordingStateText({
  state,
  progress,
  durationSec,
  failureReason,
}: Pick<Recording, 'state' | 'progress' | 'durationSec' | 'failureReason'>): string | undefined {
  switch (state) {
    case RecordingState.PROCESSING:
      return progress === undefined ? 'Getting ready' : `Getting ready, ${progress} %`;
    case RecordingState.PARTIAL:
      return [`Ended unexpectedly; ${spanText(durationSec)} saved`, failureReason].filter(Boolean).join('. ');
    case RecordingState.FAILED:
      return failureReason ?? 'This recording could not be saved.';
    default:
      return undefined;
  }
}

export interface RecordingFormValues {
  title: string;
  /** As radios and lists have it. */
  visibility: string;
}

/** What is wrong with what was filled in; empty when all is well. The contract's sentences. */
export function recordingErrors({ title, visibility }: RecordingFormValues): FieldErrors {
  const { title: titleRule, visibility: visibilityRule } = recordStopRequestRules;
  return validate(
    { title: titleRule, visibility: visibilityRule },
    { title: title.trim(), visibility: Number(visibility) },
  );
}

/** Speeds of the player (product S54). */
export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

const recordsHref = (mediaType: number): string => (isVideo(mediaType) ? '/records/video' : '/records/audio');

/** The member's own recordings of a kind. */
export const ownRecordingsHref = (mediaType: number): string =>
  `${recordsHref(mediaType)}?tab=recordings&whose=mine`;

/** One recording, among those of its host. */
export const recordingHref = (mediaType: number, recordingId: string, hostId: string): string =>
  `${recordsHref(mediaType)}?recording=${encodeURIComponent(recordingId)}&by=${encodeURIComponent(hostId)}`;

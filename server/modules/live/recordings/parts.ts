import type { Config } from '../../../config.ts';
import { uploadUrl } from '../../../media/uploads.ts';

/** Length of a part that a browser sends. */
export const PART_SEC = 5;
/** Links that are given at once: ten minutes of parts, each good for as long as the parts before it take, and some more. */
export const LINKS = 120;
const LINK_SEC = 1800;
/** Eight hours of parts. */
const MOST_PARTS = 5760;
/** Five seconds at 25 Mbit/s. */
export const PART_MAX_BYTES = 16 * 1024 * 1024;

/** Where a part lies; 0 is the raw film of the media server, or nothing. */
export const partKey = (recordingId: string, partNumber: number): string =>
  `parts/${recordingId}.${partNumber}`;

const partForm = /^parts\/([0-9a-f-]{36})\.([1-9]\d{0,4})$/;

export interface PartPlace {
  recordingId: string;
  partNumber: number;
}

/** What a key of a part says; undefined for one of something else. */
export function placeOfPart(key: string): PartPlace | undefined {
  const [, recordingId, partNumber] = partForm.exec(key) ?? [];
  return recordingId === undefined ? undefined : { recordingId, partNumber: Number(partNumber) };
}

/** Type of the parts, and of the film that they become. */
export const contentTypeOf = (mediaType: 1 | 2): string => (mediaType === 1 ? 'video/webm' : 'audio/webm');

/** How many links are given at once, once so many parts have arrived. */
export const linksLeft = (parts: number): number => Math.max(0, Math.min(LINKS, MOST_PARTS - parts));

/** Where the next parts go: so many links, up to the one with the number `last`. */
export function partLinks(
  { config, now }: { config: Config; now: () => Date },
  recording: { recording_id: string; media_type: 1 | 2 },
  { last, count }: { last: number; count: number },
): { partNumber: number; url: string }[] {
  return Array.from({ length: count }, (_, at) => {
    const partNumber = last - count + at + 1;
    return {
      partNumber,
      url: uploadUrl(config, {
        key: partKey(recording.recording_id, partNumber),
        contentType: contentTypeOf(recording.media_type),
        size: PART_MAX_BYTES,
        expires: Math.floor(now().getTime() / 1000) + LINK_SEC,
      }),
    };
  });
}

import type { Schemas } from '#openapi/contract.ts';
import { sentenceOf } from '../../../contract/sentences.ts';
import { isZone } from '../deadline.ts';

type Interview = Schemas['Interview'];

/** What is wrong with an invitation, by field (`interview.startAt`). */
export function checkInterview(
  interview: Interview | null | undefined,
  now: Date,
  applications: number,
): Record<string, string> {
  if (interview === undefined) return {};
  const errors: Record<string, string> = {};
  if (applications > 1) errors.interview = 'An interview is for one candidate. Please choose a single one.';
  if (interview === null) return errors;
  const { startAt, endAt, timezone } = interview;
  const wrong = (field: 'startAt' | 'endAt' | 'timezone') => {
    errors[`interview.${field}`] = sentenceOf('Interview', field);
  };
  if (!(Date.parse(startAt) > now.getTime())) wrong('startAt');
  if (!(Date.parse(endAt) > Date.parse(startAt))) wrong('endAt');
  if (!isZone(timezone)) wrong('timezone');
  return errors;
}

/** The fields that belong to its mode: a place in person, a link with video. */
export function storedInterview({ startAt, endAt, timezone, mode, place, url }: Interview): Interview {
  return {
    startAt,
    endAt,
    timezone,
    mode,
    ...(mode === 1 && place ? { place } : {}),
    ...(mode === 2 && url ? { url } : {}),
  };
}

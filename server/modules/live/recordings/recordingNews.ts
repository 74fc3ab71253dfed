import type { News } from '../../../notify/news.ts';

/** Contract: NotificationType. */
export const RECORDING_READY = 30;

const texts = {
  ready: 'Your recording is ready to watch.',
  partial: 'Your recording ended early. What was saved is ready to watch.',
  failed: 'Your recording could not be saved. Your recordings say why.',
};

export type Outcome = keyof typeof texts;

/** Key of a notification about a recording: the list reads from it what came of it. */
export const recordingKey = (outcome: Outcome, recordingId: string): string =>
  `recording:${outcome}:${recordingId}`;

/** Of all that may have been told of it. */
export const recordingKeys = (recordingId: string): string[] =>
  (Object.keys(texts) as Outcome[]).map((outcome) => recordingKey(outcome, recordingId));

export function recordingNews(key: string): News {
  const outcome = key.split(':')[1] as Outcome;
  return { title: 'Your recording', text: texts[outcome] ?? texts.ready };
}

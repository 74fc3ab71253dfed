import type { Renderer } from '../../../stream/renderers.ts';
import { recordingsOf } from './rows.ts';

/** A recording is no longer PROCESSING. */
const ready: Renderer<'recording.ready'> = async (context, news) => {
  const byMember = Map.groupBy(news, ({ memberId }) => memberId);
  const shown = new Map<string, Awaited<ReturnType<typeof recordingsOf>>>();
  for (const [memberId, theirs] of byMember) {
    const ids = theirs.map(({ event }) => event.recordingId);
    shown.set(memberId, await recordingsOf(context, memberId, ids));
  }
  return news.map(({ memberId, event: { type, recordingId } }) => {
    const recording = shown.get(memberId)?.get(recordingId);
    return recording && { type, recording };
  });
};

export const recordingRenderers = { 'recording.ready': ready };

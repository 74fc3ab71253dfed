import type { RequestBody, ResponseBody } from '#openapi/contract.ts';
import { requireSession, type Context } from '../../../context.ts';
import { keepMedia, releaseMedia } from '../../../media/claim.ts';
import { conflict, invalid } from '../../../problem.ts';
import { limit } from '../../../rateLimit.ts';
import { lockRoom } from '../rooms/rooms.ts';
import { claimCaptions } from './captions.ts';
import { endRecording } from './endRecording.ts';
import { FAILED, ownRecording, recordingGone, recordingsOf, titleOf, type RecordingRow } from './rows.ts';

const LEAST_TITLE = 3;

/** Ends a running recording, or changes the title, the visibility and the captions of one (product S54, G10). */
export async function recordStop(
  body: RequestBody<'recordStop'>,
  context: Context,
): Promise<ResponseBody<'recordStop'>> {
  const { userId } = requireSession(context);
  const title = titleOf(body.title);
  if ([...title].length < LEAST_TITLE) throw invalid({ title: 'A title has 3 to 100 characters.' });
  await limit(context, 'recording', userId);
  const known = await ownRecording(context.db, userId, body.recordingId);
  if (known.state === FAILED) throw conflict('This recording could not be saved. You can delete it.');
  const { captionsKey = known.captions_key } = body;
  // Before the transaction: it reads the file.
  if (captionsKey !== null && captionsKey !== known.captions_key) await claimCaptions(context, captionsKey);
  const wasRunning = await context.db.transaction().execute(async (trx) => {
    await lockRoom(trx, known.channel_name);
    const row = await ownRecording(trx, userId, body.recordingId);
    await trx
      .updateTable('recordings')
      .set({ title, visibility: body.visibility, captions_key: captionsKey })
      .where('recording_id', '=', row.recording_id)
      .execute();
    if (captionsKey !== null && captionsKey !== row.captions_key) {
      await keepMedia(trx, [captionsKey], userId);
      await releaseMedia(context, trx, row.captions_key === null ? [] : [row.captions_key], 'released');
    }
    return endRecording(context, trx, row.recording_id, 'stopped');
  });
  if (wasRunning) await stopMedia(context, known);
  const id = known.recording_id;
  const recording = (await recordingsOf(context, userId, [id])).get(id);
  if (!recording) throw recordingGone();
  return { message: 'Recording saved', response: recording };
}

/** At once, so that nothing is recorded that was said after the end. Should nobody answer, the task that makes the film tries again. */
async function stopMedia(context: Context, { channel_name }: RecordingRow): Promise<void> {
  await context.services.mediaServer
    ?.stopRecording(channel_name)
    .catch((error: unknown) =>
      context.log().warn({ err: error }, 'the media server did not end a recording'),
    );
  context.after(context.services.wakeTasks);
}

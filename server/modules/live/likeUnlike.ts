import type { RequestBody, ResponseBody } from '#openapi/contract.ts';
import { requireSession, type Context } from '../../context.ts';
import { invalid } from '../../problem.ts';
import { limit } from '../../rateLimit.ts';
import { likeRoom } from './rooms/likeRoom.ts';
import { likeRecording } from './recordings/likeRecording.ts';

/** Likes a room or a recording, or takes the like back. Twice is the same as once. */
export async function likeUnlike(
  { channelName, recordingId, action }: RequestBody<'likeUnlike'>,
  context: Context,
): Promise<ResponseBody<'likeUnlike'>> {
  if ((channelName === undefined) === (recordingId === undefined))
    throw invalid({ channelName: 'Please choose a live room or a recording.' });
  await limit(context, 'like', requireSession(context).userId);
  const isLiked = action === 1;
  const response =
    channelName === undefined
      ? await likeRecording(context, recordingId ?? '', isLiked)
      : await likeRoom(context, channelName, isLiked);
  return { message: isLiked ? 'Liked' : 'Like taken back', response };
}

import type { Schemas } from '#openapi/contract.ts';
import { requireSession, type Context } from '../../../context.ts';
import { lockRoom, refuseOutsiders, roomFor, roomGone } from './rooms.ts';

/** Likes a room or takes it back, once a member; the room is told of the number within a second. */
export async function likeRoom(
  context: Context,
  channelName: string,
  isLiked: boolean,
): Promise<Schemas['LikeState']> {
  const { userId } = requireSession(context);
  refuseOutsiders(await roomFor(context.db, userId, channelName));
  const now = context.now();
  const likes = await context.db.transaction().execute(async (trx) => {
    const room = await lockRoom(trx, channelName);
    if (!room) throw roomGone();
    const changed = isLiked
      ? await trx
          .insertInto('live_likes')
          .values({ channel_name: channelName, member_id: userId, created_at: now })
          .onConflict((conflict) => conflict.doNothing())
          .returning('member_id')
          .executeTakeFirst()
      : await trx
          .deleteFrom('live_likes')
          .where('channel_name', '=', channelName)
          .where('member_id', '=', userId)
          .returning('member_id')
          .executeTakeFirst();
    if (!changed) return room.likes;
    const count = room.likes + (isLiked ? 1 : -1);
    await trx
      .updateTable('live_channels')
      .set({ likes: count, likes_changed_at: now })
      .where('channel_name', '=', channelName)
      .execute();
    return count;
  });
  return { isLiked, likes };
}

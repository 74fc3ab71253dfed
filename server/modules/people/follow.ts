import type { RequestBody, ResponseBody } from '#openapi/contract.ts';
import { requireSession, type Context, type Db } from '../../context.ts';
import { notHidden } from '../../db/visible.ts';
import { isKey } from '../../ids.ts';
import { forbidden, notFound } from '../../problem.ts';
import { limit } from '../../rateLimit.ts';
import { countFollower } from './followerDays.ts';

const JOB_SEEKER = 1;

/** FOLLOW 1, UNFOLLOW 2 (specification 3, product S50). The row and both counts change together. */
export async function followUser(
  body: RequestBody<'followUser'>,
  context: Context,
): Promise<ResponseBody<'followUser'>> {
  const { userId } = requireSession(context);
  const { otherUserId } = body;
  if (otherUserId === userId) throw forbidden('You cannot follow yourself.');
  await limit(context, 'follow', userId);
  const isFollowing = body.action === 1;
  const { userName, followers } = await context.db.transaction().execute(async (trx) => {
    const other = await lockPair(trx, userId, otherUserId);
    const changed = isFollowing
      ? await trx
          .insertInto('follows')
          .values({ member_id: userId, followed_id: other.id, created_at: context.now() })
          .onConflict((conflict) => conflict.doNothing())
          .returning('member_id')
          .executeTakeFirst()
      : await trx
          .deleteFrom('follows')
          .where('member_id', '=', userId)
          .where('followed_id', '=', other.id)
          .returning('member_id')
          .executeTakeFirst();
    if (!changed) return { userName: other.user_name, followers: other.follower_count };
    const change = isFollowing ? 1 : -1;
    await trx
      .updateTable('members')
      .set((row) => ({ following_count: row('following_count', '+', change) }))
      .where('id', '=', userId)
      .execute();
    await trx
      .updateTable('members')
      .set((row) => ({ follower_count: row('follower_count', '+', change) }))
      .where('id', '=', other.id)
      .execute();
    await countFollower(context, trx, other.id, change);
    return { userName: other.user_name, followers: other.follower_count + change };
  });
  const message = isFollowing ? `You follow ${userName}` : `You no longer follow ${userName}`;
  return { message, response: { isFollowing, followers } };
}

/** Both rows in the order of their keys, so that two members who follow each other at once do not wait for ever. */
async function lockPair(db: Db, userId: string, otherId: string) {
  const gone = notFound('This profile is not available.');
  if (!isKey(otherId)) throw gone;
  const rows = await db
    .selectFrom('members')
    .select(['id', 'role', 'user_name', 'follower_count'])
    .where('id', 'in', [userId, otherId])
    .where('deleted_at', 'is', null)
    .where('suspended_at', 'is', null)
    .where(notHidden(userId, 'members.id'))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const other = rows.find(({ id }) => id === otherId);
  if (!other) throw gone;
  if (other.role === JOB_SEEKER)
    throw forbidden('Agencies, brands and businesses can be followed. With people you connect.', 'ROLE');
  return other;
}

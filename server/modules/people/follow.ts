import type { RequestBody, ResponseBody } from '#openapi/contract.ts';
import { requireSession, type Context, type Role } from '../../context.ts';
import { forbidden } from '../../problem.ts';
import { limit } from '../../rateLimit.ts';
import { notify } from '../../notify/notify.ts';
import { countFollower } from './followerDays.ts';
import { lockPair, refuseUnavailable } from '../../shared/pair.ts';

const JOB_SEEKER = 1;

/** HR_ACCOUNT_FOLLOWED 9, BRAND_ACCOUNT_FOLLOWED 10, BUSINESS_ACCOUNT_FOLLOWED 11 (specification 9). */
const followed: Record<Role, number | undefined> = { 1: undefined, 2: 9, 3: 10, 4: 11 };

/** FOLLOW 1, UNFOLLOW 2 (specification 3, product S50). The row and both counts change together. */
export async function followUser(
  body: RequestBody<'followUser'>,
  context: Context,
): Promise<ResponseBody<'followUser'>> {
  const { userId } = requireSession(context);
  const { otherUserId } = body;
  if (otherUserId.toLowerCase() === userId) throw forbidden('You cannot follow yourself.');
  await limit(context, 'follow', userId);
  const isFollowing = body.action === 1;
  const { userName, followers } = await context.db.transaction().execute(async (trx) => {
    const other = await lockPair(trx, userId, otherUserId);
    await refuseUnavailable(trx, userId, other);
    if (other.role === JOB_SEEKER)
      throw forbidden('Agencies, brands and businesses can be followed. With people you connect.', 'ROLE');
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
    const type = followed[other.role];
    // Told once, however often somebody comes and goes.
    if (isFollowing && type) await notify(context, trx, [other.id], { type, key: `${type}.${userId}` });
    return { userName: other.user_name, followers: other.follower_count + change };
  });
  const message = isFollowing ? `You follow ${userName}` : `You no longer follow ${userName}`;
  return { message, response: { isFollowing, followers } };
}

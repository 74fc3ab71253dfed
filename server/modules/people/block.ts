import { sql } from 'kysely';
import { requireSession, type Context, type Db } from '../../context.ts';
import { countFollower } from './followerDays.ts';
import { lockPair } from '../../shared/pair.ts';
import { endRecommendations } from './recommendationRows.ts';
import { disconnect } from './ties.ts';

/**
 * Blocks a member (product 5): from now on neither sees the other, and what joined them ends both ways. Blocking twice
 * changes nothing. Runs inside the caller's transaction.
 */
export async function blockMember(context: Context, db: Db, otherId: string): Promise<void> {
  const { userId } = requireSession(context);
  await lockPair(db, userId, otherId);
  await db
    .insertInto('blocks')
    .values({ member_id: userId, blocked_id: otherId, created_at: context.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  for (const [from, to] of [
    [userId, otherId],
    [otherId, userId],
  ] as const) {
    const ended = await sql`
      with gone as (
        delete from follows where member_id = ${from}::uuid and followed_id = ${to}::uuid returning member_id)
      update members set
        following_count = following_count - (case when id = ${from}::uuid then 1 else 0 end),
        follower_count = follower_count - (case when id = ${to}::uuid then 1 else 0 end)
      from gone where members.id in (${from}::uuid, ${to}::uuid)
      returning members.id`.execute(db);
    if (ended.rows.length > 0) await countFollower(context, db, to, -1);
  }
  await sql`
    delete from notifications where type in (9, 10, 11) and (
      (member_id = ${userId}::uuid and actor_id = ${otherId}::uuid)
      or (member_id = ${otherId}::uuid and actor_id = ${userId}::uuid))`.execute(db);
  await disconnect(db, userId, otherId);
  await endRecommendations(context, db, userId, otherId);
}

/** Lets each see the other again; what the block ended does not come back. */
export async function unblockMember(context: Context, db: Db, otherId: string): Promise<void> {
  const { userId } = requireSession(context);
  await db.deleteFrom('blocks').where('member_id', '=', userId).where('blocked_id', '=', otherId).execute();
}

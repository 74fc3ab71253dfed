import { type Context, type Db, requireSession } from '../../context.ts';
import { newId } from '../../ids.ts';
import { queuePush } from './push/queue.ts';

/** What somebody did that others are told of. `key`: each of them is told of it once, however often it happens. */
export interface Happening {
  /** Contract: NotificationType. */
  type: number;
  key: string;
  feedId?: string;
  feedType?: number;
  commentId?: string;
}

/**
 * Keeps a notification by the caller for each of these members who has not switched it off (in the app as a whole, or
 * this kind) and has not muted the caller. Never for the caller. Whether they may see what it is about is the sender's matter.
 */
export async function notify(
  context: Context,
  db: Db,
  memberIds: readonly string[],
  happening: Happening,
): Promise<void> {
  const { userId } = requireSession(context);
  const others = memberIds.filter((id) => id !== userId);
  await tell(context, db, others, { ...happening, actorId: userId });
}

/** The same without a caller, for what no member did: a decision of the people who run the server, a date that has come. */
export async function tell(
  context: Pick<Context, 'now'>,
  db: Db,
  others: readonly string[],
  { actorId, ...happening }: Happening & { actorId?: string },
): Promise<void> {
  const news = others.map((memberId) => ({ memberId, ...happening }));
  await tellEach(context, db, news, actorId);
}

/** The same where each hears of something else; hundreds at once in two statements. */
export async function tellEach(
  context: Pick<Context, 'now'>,
  db: Db,
  news: readonly (Happening & { memberId: string })[],
  actorId?: string,
): Promise<void> {
  if (news.length === 0) return;
  const members = await db
    .selectFrom('members')
    .select(['id', 'details'])
    .where('id', 'in', [...new Set(news.map(({ memberId }) => memberId))])
    .where('app_notifications', '=', true)
    .where('deleted_at', 'is', null)
    .$if(actorId !== undefined, (query) =>
      query.where((row) =>
        row.not(
          row.exists(
            row
              .selectFrom('mutes')
              .select('mutes.muted_id')
              .whereRef('mutes.member_id', '=', 'members.id')
              .where('mutes.muted_id', '=', actorId ?? ''),
          ),
        ),
      ),
    )
    .execute();
  const wants = new Map(members.map(({ id, details }) => [id, details.mutedNotifications ?? []]));
  const now = context.now();
  const rows = news
    .filter(({ memberId, type }) => wants.get(memberId)?.includes(100 + type) === false)
    .map(({ memberId, type, key, feedId, feedType, commentId }) => ({
      id: newId(now.getTime()),
      member_id: memberId,
      type,
      actor_id: actorId ?? null,
      feed_id: feedId ?? null,
      feed_type: feedType ?? null,
      comment_id: commentId ?? null,
      key,
      created_at: now,
    }));
  if (rows.length === 0) return;
  const told = await db
    .insertInto('notifications')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['member_id', 'key']).doNothing())
    .returning('id')
    .execute();
  const ids = told.map(({ id }) => id);
  await queuePush(context, db, ids);
}

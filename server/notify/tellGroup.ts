import { sql } from 'kysely';
import type { Context, Db } from '../context.ts';
import type { Cause } from '../db/serviceTables.ts';
import { newId } from '../ids.ts';
import { publish } from '../stream/publish.ts';
import { announce, wantedOf } from './notify.ts';
import { visibleNotifications } from './visibleNotifications.ts';

/** For so long a group that has moved up grows where it stands: 300 likes are one row and one push (product R6). */
const PAUSE_MS = 3_600_000;

/** Many who did the same with one post or comment (`aboutId`). */
export interface GroupKey {
  memberId: string;
  cause: Cause;
  aboutId: string;
}

interface Grown extends GroupKey {
  actorId: string;
  /** Contract: NotificationType. */
  type: number;
  feedId: string;
  feedType: number;
}

const keyOf = ({ cause, aboutId }: GroupKey) => `${cause}.${aboutId}`;

/**
 * Tells a member that a group has one more: it is added, or moves up and is unread again. A like does so once in an hour; a
 * comment also whenever the earlier ones were read. Who is in it is read from what they did, and nothing is told of oneself.
 */
export async function tellGroup(context: Pick<Context, 'now'>, db: Db, grown: Grown): Promise<void> {
  const { memberId, cause, aboutId, actorId, type, feedId, feedType } = grown;
  if (memberId === actorId) return;
  const [wanted] = await wantedOf(db, [{ memberId, type }], actorId);
  if (!wanted) return;
  const now = context.now();
  const id = newId(now.getTime());
  const before = new Date(now.getTime() - PAUSE_MS).toISOString();
  const isComment = cause === 'comment.post' || cause === 'comment.answer';
  const commentId = cause === 'like.comment' ? aboutId : null;
  const { rows } = await sql<{ id: string; member_id: string }>`
    insert into notifications (id, member_id, type, feed_id, feed_type, comment_id, key, created_at, place, cause, about_id)
    values (${id}::uuid, ${memberId}::uuid, ${type}::int2, ${feedId}::uuid, ${feedType}::int2, ${commentId}::uuid,
      ${keyOf(grown)}, ${now.toISOString()}::timestamptz, ${id}::uuid, ${cause}, ${aboutId}::uuid)
    on conflict (member_id, key) do update
      set created_at = excluded.created_at, place = excluded.place, read_at = null
      where notifications.created_at < ${before}::timestamptz
        ${isComment ? sql`or notifications.read_at is not null` : sql``}
    returning id, member_id`.execute(db);
  if (wanted.aloud) await announce(context, db, rows);
}

/** Something of a group was taken back. When nothing is left that was unread, the number of the bell falls at once. */
export async function groupShrank(db: Db, group: GroupKey): Promise<void> {
  const unread = await db
    .selectFrom('notifications')
    .select('id')
    .where('member_id', '=', group.memberId)
    .where('key', '=', keyOf(group))
    .where('read_at', 'is', null)
    .executeTakeFirst();
  if (!unread) return;
  const shown = await visibleNotifications(db, group.memberId)
    .select('notifications.id')
    .where('notifications.id', '=', unread.id)
    .executeTakeFirst();
  if (shown) return;
  await publish(db, [
    { memberId: group.memberId, event: { type: 'notification.read', notificationId: unread.id } },
  ]);
}

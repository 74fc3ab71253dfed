import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../context.ts';
import { notHidden, notMuted } from '../db/visible.ts';
import { countRows } from '../shared/paging.ts';
import { visiblePosts } from '../shared/posts.ts';

/** Those who are named to a reader: not the reader, nobody across a block, muted, suspended or gone. `actor` is their row. */
export const mayBeNamed = (readerId: string): RawBuilder<SqlBool> => sql<SqlBool>`
  actor.id <> ${readerId}::uuid and actor.deleted_at is null and actor.suspended_at is null
  and ${notHidden(readerId, 'actor.id')} and ${notMuted(readerId, 'actor.id')}`;

/** What a group gathers is still there, of somebody at least. */
const hasCause = (readerId: string) => sql<SqlBool>`(notifications.cause is null or exists (
  select 1 from notification_causes inner join members as actor on actor.id = notification_causes.actor_id
  where notification_causes.cause = notifications.cause and notification_causes.about_id = notifications.about_id
    and ${mayBeNamed(readerId)}))`;

/** Those of a member, without what a block, a mute, a deletion or a change of visibility has hidden since. */
export function visibleNotifications(db: Db, userId: string) {
  const post = visiblePosts(db, userId)
    .select(sql`1`.as('one'))
    .whereRef('posts.id', '=', sql.ref('notifications.feed_id'));
  return db
    .selectFrom('notifications')
    .leftJoin('members', 'members.id', 'notifications.actor_id')
    .where('notifications.member_id', '=', userId)
    .where('members.deleted_at', 'is', null)
    .where('members.suspended_at', 'is', null)
    .where(notHidden(userId, 'notifications.actor_id'))
    .where(notMuted(userId, 'notifications.actor_id'))
    .where((row) => row.or([row('notifications.feed_id', 'is', null), row.exists(post)]))
    .where(
      sql<SqlBool>`(notifications.comment_id is null or exists (
        select 1 from comments where comments.id = notifications.comment_id
          and comments.deleted_at is null and comments.hidden_at is null))`,
    )
    .where(hasCause(userId));
}

export const unreadNotifications = (db: Db, userId: string) =>
  visibleNotifications(db, userId).where('notifications.read_at', 'is', null);

/** The one number of the bell, the sidebar and the list: what is unread and may be seen. */
export const unreadCountOf = (db: Db, userId: string): Promise<number> =>
  countRows(db, unreadNotifications(db, userId));

import { type Selectable, sql, type SqlBool } from 'kysely';
import type { RequestBody, ResponseBody, Schemas } from '#openapi/contract.ts';
import { requireSession, type Context, type Db } from '../../context.ts';
import type { NotificationsTable } from '../../db/serviceTables.ts';
import { notHidden, notMuted } from '../../db/visible.ts';
import { authorColumns, toAuthor, type AuthorRow } from '../feed/authors.ts';
import { countRows, MOST_COUNTED, offsetOf, PAGE_SIZE } from '../feed/paging.ts';
import { visiblePosts } from '../feed/posts.ts';
import { eventNames, eventNews } from '../events/tickets/eventNews.ts';
import { applicationNews, jobTitles } from '../jobs/applicationNews.ts';
import { jobNews, titlesOf } from '../jobs/jobNews.ts';
import { TRANSACTION, transactionNews } from '../payments/transactionNews.ts';
import { VERIFICATION, verificationNews } from '../profile/verificationNews.ts';

const RECOMMENDATION = 25;
const MENTION = 29;

interface Told {
  comment_id: string | null;
  key: string;
}

const followed = () => ({ title: 'New follower', text: 'follows you' });

/** What happened, in words; the name of who did it stands before it, where somebody did. */
const texts: Record<number, (row: Told) => { title: string; text: string }> = {
  1: () => ({ title: 'Request to connect', text: 'wants to connect with you' }),
  7: () => ({ title: 'New connection', text: 'accepted your request' }),
  9: followed,
  10: followed,
  11: followed,
  [VERIFICATION]: ({ key }) => verificationNews(key),
  [RECOMMENDATION]: ({ key }) =>
    key.startsWith(`${RECOMMENDATION}.asked.`)
      ? { title: 'Recommendation', text: 'asks you for a recommendation' }
      : { title: 'Recommendation', text: 'wrote you a recommendation' },
  [TRANSACTION]: ({ key }) => transactionNews(key),
  [MENTION]: ({ comment_id }) => ({
    title: 'You were mentioned',
    text: comment_id ? 'mentioned you in a comment' : 'mentioned you in a post',
  }),
};

/** Those of a member, without what a block, a mute, a deletion or a change of visibility has hidden since. */
function visibleNotifications(db: Db, userId: string) {
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
    );
}

type Nullable<Row> = { [Column in keyof Row]: Row[Column] | null };

/** Who did it; undefined when no member did. */
function authorOf(row: Nullable<AuthorRow>): Schemas['Author'] | undefined {
  const { author_id, author_role, user_name, verification_status } = row;
  if (author_id === null || author_role === null || user_name === null || verification_status === null)
    return undefined;
  return toAuthor({ ...row, author_id, author_role, user_name, verification_status });
}

type Row = Selectable<NotificationsTable> & Nullable<AuthorRow>;

/** As the member reads them. */
async function toNotifications(
  db: Db,
  userId: string,
  rows: readonly Row[],
): Promise<Schemas['Notification'][]> {
  const keys = rows.map(({ key }) => key);
  const titles = new Map([
    ...(await jobTitles(db, keys)),
    ...(await titlesOf(db, userId, keys)),
    ...(await eventNames(db, keys)),
  ]);
  return rows.map((row): Schemas['Notification'] => {
    const author = authorOf(row);
    const { title, text } = applicationNews(row.key, titles) ??
      jobNews(row.key, titles) ??
      eventNews(row.key, titles) ??
      texts[row.type]?.(row) ?? { title: 'News', text: 'did something' };
    return {
      id: row.id,
      title,
      notification: author ? `${author.userName} ${text}` : text,
      time: row.created_at,
      status: row.read_at ? 1 : 0,
      type: row.type,
      ...(row.feed_id ? { post_id: row.feed_id } : {}),
      ...(row.feed_type ? { feedType: row.feed_type as Schemas['FeedType'] } : {}),
      ...(row.comment_id ? { commentId: row.comment_id } : {}),
      ...(author && { userId: author.userId, userType: author.userType }),
      actors: author ? [author] : [],
      actorCount: author ? 1 : 0,
      groupKey: row.key,
    };
  });
}

/** One of a member's as the list shows it; undefined when it is gone, hidden, or read. */
export async function unreadNotification(
  db: Db,
  userId: string,
  id: string,
): Promise<Schemas['Notification'] | undefined> {
  const rows = await visibleNotifications(db, userId)
    .select(authorColumns)
    .selectAll('notifications')
    .where('notifications.id', '=', id)
    .where('notifications.read_at', 'is', null)
    .execute();
  return (await toNotifications(db, userId, rows))[0];
}

/** Newest first (product S42). */
export async function getNotificationList(
  { pageIndex, unread }: RequestBody<'getNotificationList'>,
  context: Context,
): Promise<ResponseBody<'getNotificationList'>> {
  const { userId } = requireSession(context);
  const { db } = context;
  const all = visibleNotifications(db, userId);
  const isUnread = all.where('notifications.read_at', 'is', null);
  const listed = unread ? isUnread : all;
  const offset = offsetOf(pageIndex);
  const rows =
    offset < MOST_COUNTED
      ? await listed
          .select(authorColumns)
          .selectAll('notifications')
          .orderBy('notifications.id', 'desc')
          .limit(PAGE_SIZE)
          .offset(offset)
          .execute()
      : [];
  const response = await toNotifications(db, userId, rows);
  return {
    message: 'Notifications',
    response,
    count: await countRows(db, listed),
    unreadCount: await countRows(db, isUnread),
  };
}

/** The one number of the bell, the sidebar and the list: what is unread and may be seen. */
export const unreadCountOf = (db: Db, userId: string): Promise<number> =>
  countRows(db, visibleNotifications(db, userId).where('notifications.read_at', 'is', null));

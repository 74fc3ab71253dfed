import type { Schemas } from '#openapi/contract.ts';
import type { Db } from '../../context.ts';
import { eventNames, eventNews } from '../events/tickets/eventNews.ts';
import { authorColumns, toAuthor, type AuthorRow } from '../../shared/authors.ts';
import { applicationNews, applicationSubjects } from '../jobs/applicationNews.ts';
import { jobNews, titlesOf } from '../jobs/posting/jobNews.ts';
import { channelOf, liveNews, roomsOnAirOf } from '../live/rooms/liveNews.ts';
import { groupsOf, namesOf, type Group } from './groups.ts';
import { newsOf } from './texts.ts';
import { visibleNotifications } from '../../notify/visibleNotifications.ts';

type Nullable<Row> = { [Column in keyof Row]: Row[Column] | null };

/** Who did it; undefined when no member did. */
function authorOf(row: Nullable<AuthorRow>): Schemas['Author'] | undefined {
  const { author_id, author_role, user_name, verification_status } = row;
  if (author_id === null || author_role === null || user_name === null || verification_status === null)
    return undefined;
  return toAuthor({ ...row, author_id, author_role, user_name, verification_status });
}

/** Notifications of a member, as they may see them now, by id; what is not for them any more is not there. */
export async function notificationsOf(
  db: Db,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, Schemas['Notification']>> {
  if (ids.length === 0) return new Map();
  const rows = await visibleNotifications(db, userId)
    .where('notifications.id', 'in', ids)
    .select(authorColumns)
    .selectAll('notifications')
    .execute();
  const keys = rows.map(({ key }) => key);
  const titles = new Map([...(await titlesOf(db, userId, keys)), ...(await eventNames(db, keys))]);
  const subjects = await applicationSubjects(db, keys);
  const open = await roomsOnAirOf(db, keys);
  const groups = await groupsOf(
    db,
    userId,
    rows.filter(({ cause }) => cause !== null).map(({ id }) => id),
  );
  const items = rows.map((row): Schemas['Notification'] => {
    const author = authorOf(row);
    const one: Group = { actors: author ? [author] : [], count: author ? 1 : 0, commentId: undefined };
    const { actors, count, commentId = row.comment_id } = groups.get(row.id) ?? one;
    const { title, text, ...standing } =
      applicationNews(row.key, subjects) ??
      jobNews(row.key, titles) ??
      eventNews(row.key, titles) ??
      liveNews(row.key, open) ??
      newsOf(row);
    const [latest] = actors;
    const channelName = channelOf(row.key);
    return {
      id: row.id,
      title,
      notification: latest ? `${namesOf({ actors, count })} ${text}` : text,
      time: row.created_at,
      status: row.read_at ? 1 : 0,
      type: row.type,
      ...(row.feed_id ? { post_id: row.feed_id } : {}),
      ...(row.feed_type ? { feedType: row.feed_type as Schemas['FeedType'] } : {}),
      ...(channelName === undefined ? {} : { channelName }),
      ...standing,
      ...(commentId ? { commentId } : {}),
      ...(latest && { userId: latest.userId, userType: latest.userType }),
      actors,
      actorCount: count,
      groupKey: row.key,
    };
  });
  return new Map(items.map((item) => [item.id, item]));
}

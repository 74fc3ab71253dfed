import type { Db } from '../../context.ts';
import type { News } from '../../stream/references.ts';
import type { Renderer } from '../../stream/renderers.ts';
import { CHAT_MESSAGE } from '../../notify/notificationTypes.ts';
import { notificationsOf } from './view.ts';
import { unreadCountOf } from '../../notify/visibleNotifications.ts';

/** OTHERS 0, SEND_MESSAGE 1 (specification 3): 1 opens chats. */
const kindOf = (type: number): 0 | 1 => (type === CHAT_MESSAGE ? 1 : 0);

/** The server's number of each of these members, looked up once. */
async function unreadCounts(db: Db, news: readonly Pick<News, 'memberId'>[]): Promise<Map<string, number>> {
  const unread = new Map<string, number>();
  for (const memberId of new Set(news.map((one) => one.memberId)))
    unread.set(memberId, await unreadCountOf(db, memberId));
  return unread;
}

/** What the stream says of one that is new. One that was hidden meanwhile is not said. */
const added: Renderer<'notification.new'> = async ({ db }, news) => {
  const unread = await unreadCounts(db, news);
  const shown = new Map<string, Awaited<ReturnType<typeof notificationsOf>>>();
  for (const [memberId, ofMember] of Map.groupBy(news, (one) => one.memberId)) {
    const ids = ofMember.map(({ event }) => event.notificationId);
    shown.set(memberId, await notificationsOf(db, memberId, ids));
  }
  return news.map(({ memberId, event: { type, notificationId } }) => {
    const notification = shown.get(memberId)?.get(notificationId);
    const unreadCount = unread.get(memberId) ?? 0;
    return notification && { type, kind: kindOf(notification.type), notification, unreadCount };
  });
};

/** What the stream says of notifications that were read. */
const read: Renderer<'notification.read'> = async ({ db }, news) => {
  const unread = await unreadCounts(db, news);
  return news.map(({ memberId, event }) => ({ ...event, unreadCount: unread.get(memberId) ?? 0 }));
};

export const notificationRenderers = { 'notification.new': added, 'notification.read': read };

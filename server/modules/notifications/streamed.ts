import type { Renderer } from '../../stream/renderers.ts';
import { unreadCountOf } from './list.ts';

/** What the stream says of notifications that were read. */
const read: Renderer<'notification.read'> = async ({ db }, news) => {
  const unread = new Map<string, number>();
  for (const memberId of new Set(news.map((one) => one.memberId)))
    unread.set(memberId, await unreadCountOf(db, memberId));
  return news.map(({ memberId, event }) => ({ ...event, unreadCount: unread.get(memberId) ?? 0 }));
};

export const notificationRenderers = { 'notification.read': read };

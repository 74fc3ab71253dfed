import { serverNow } from '../../api/serverClock.ts';
import { useApiCache } from '../../api/swr.ts';
import { isUnread, NotificationType, withRead, type NotificationPage } from '../../domain/notifications.ts';
import { feedMessage } from '../../platform/push/messages.ts';
import { useStreamEvent } from '../site/useStreamEvent.ts';

/** Milliseconds. What a stream tells that was away for longer is in the list, and not worth interrupting. */
const newMs = 60_000;

/**
 * The bell follows what the stream tells: the server's number, and what was read on another device. What is new is told as a push in
 * the foreground is, also where there is no Firebase (specification 7).
 */
export function useNotificationNews(): void {
  const { patch } = useApiCache();
  useStreamEvent('notification.new', ({ notification, unreadCount }) => {
    const { id, title, notification: body, time, type, userId } = notification;
    const isNew = serverNow() - Date.parse(time) < newMs;
    // A push of a message is of its conversation, and comes before its notification does.
    const tag = type === NotificationType.CHAT_MESSAGE && userId ? `chat.${userId}` : id;
    if (isNew && isUnread(notification) && !document.hidden) feedMessage({ title, body, tag }, 'stream');
    void patch<NotificationPage>(['getNotificationList'], (page) =>
      page.unreadCount === unreadCount ? page : { ...page, unreadCount },
    );
  });
  useStreamEvent('notification.read', ({ notificationId, unreadCount }) => {
    void patch<NotificationPage>(['getNotificationList'], (page) =>
      withRead(page, ({ id }) => notificationId === undefined || id === notificationId, unreadCount),
    );
  });
}

import { useApiCache } from '../../api/swr.ts';
import { withRead, type NotificationPage } from '../../domain/notifications.ts';
import { useStreamEvent } from '../site/useStreamEvent.ts';

/** The bell follows what the stream tells: the server's number, and what was read on another device. */
export function useNotificationNews(): void {
  const { patch } = useApiCache();
  useStreamEvent('notification.new', ({ unreadCount }) => {
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

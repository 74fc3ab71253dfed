import type { Handlers, Schemas } from '#openapi/contract.ts';
import type { MockContext } from '../msw.ts';
import { quietStream } from '../quietStream.ts';

const settings: Schemas['NotificationSettings'] = {
  email_notification_status: true,
  notification_status: false,
};

/** Pages of these, which are marked as read in the answers that follow. */
export function notificationsOf(all: readonly Schemas['Notification'][]) {
  let kept = all;
  return {
    getNotificationList({ pageIndex, unread }) {
      const listed = unread ? kept.filter(({ status }) => status === 0) : kept;
      return {
        message: 'Notifications',
        response: listed.slice((pageIndex - 1) * 10, pageIndex * 10),
        count: listed.length,
        unreadCount: kept.filter(({ status }) => status === 0).length,
      };
    },
    updateNotification({ notificationId, all: every }) {
      kept = kept.map((one) => (every || one.id === notificationId ? { ...one, status: 1 as const } : one));
      return { message: 'Marked as read' };
    },
  } satisfies Partial<Handlers<MockContext>>;
}

/** A member who gets e-mails and nothing inside the app, and to whom nothing has happened. */
export const notificationHandlers = {
  ...notificationsOf([]),
  stream: () => {
    // It has no body that could be returned.
    throw quietStream();
  },
  updateDeviceToken: () => ({ message: 'This browser gets notifications' }),
  fetchNotificationValue: () => ({ message: 'Settings', response: settings }),
  notificationUpdate: ({ type, value }) => ({
    message: 'Saved',
    response: {
      ...settings,
      ...(type === 1 && { email_notification_status: value }),
      ...(type === 2 && { notification_status: value }),
    },
  }),
} satisfies Partial<Handlers<MockContext>>;

import { notImplemented } from '#openapi/contract.ts';
import type { TagHandlers } from '../../contract/tag.ts';

export const notificationsHandlers = {
  getNotificationList: notImplemented,
  updateNotification: notImplemented,
  notificationUpdate: notImplemented,
  fetchNotificationValue: notImplemented,
  updateDeviceToken: notImplemented,
  stream: notImplemented,
} satisfies TagHandlers<'notifications'>;

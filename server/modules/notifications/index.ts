import { notImplemented } from '#openapi/contract.ts';
import type { TagHandlers } from '../../contract/tag.ts';
import { fetchNotificationValue, notificationUpdate } from './settings.ts';

export const notificationsHandlers = {
  getNotificationList: notImplemented,
  updateNotification: notImplemented,
  notificationUpdate,
  fetchNotificationValue,
  updateDeviceToken: notImplemented,
  stream: notImplemented,
} satisfies TagHandlers<'notifications'>;

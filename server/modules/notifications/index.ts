import { notImplemented } from '#openapi/contract.ts';
import type { TagHandlers } from '../../contract/tag.ts';
import { getNotificationList, updateNotification } from './list.ts';
import { fetchNotificationValue, notificationUpdate } from './settings.ts';

export const notificationsHandlers = {
  getNotificationList,
  updateNotification,
  notificationUpdate,
  fetchNotificationValue,
  updateDeviceToken: notImplemented,
  stream: notImplemented,
} satisfies TagHandlers<'notifications'>;

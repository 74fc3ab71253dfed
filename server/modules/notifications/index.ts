import { notImplemented } from '#openapi/contract.ts';
import type { TagHandlers } from '../../contract/tag.ts';
import { getNotificationList } from './list.ts';
import { updateNotification } from './markRead.ts';
import { fetchNotificationValue, notificationUpdate } from './settings.ts';

export const notificationsHandlers = {
  getNotificationList,
  updateNotification,
  notificationUpdate,
  fetchNotificationValue,
  updateDeviceToken: notImplemented,
  stream: notImplemented,
} satisfies TagHandlers<'notifications'>;

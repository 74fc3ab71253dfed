import type { TagHandlers } from '../../contract/tag.ts';
import { updateDeviceToken } from './deviceToken.ts';
import { getNotificationList } from './list.ts';
import { updateNotification } from './markRead.ts';
import { fetchNotificationValue, notificationUpdate } from './settings.ts';
import { stream } from './stream.ts';

export const notificationsHandlers = {
  getNotificationList,
  updateNotification,
  notificationUpdate,
  fetchNotificationValue,
  updateDeviceToken,
  stream,
} satisfies TagHandlers<'notifications'>;

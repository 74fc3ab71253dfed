import type { RequestBody, ResponseBody } from '#openapi/contract.ts';
import { requireSession, type Context } from '../../context.ts';
import { countRows, MOST_COUNTED, offsetOf, PAGE_SIZE } from '../../shared/paging.ts';
import { notificationsOf } from './view.ts';
import {
  unreadCountOf,
  unreadNotifications,
  visibleNotifications,
} from '../../notify/visibleNotifications.ts';

/** Newest first (product S42). */
export async function getNotificationList(
  { pageIndex, unread }: RequestBody<'getNotificationList'>,
  context: Context,
): Promise<ResponseBody<'getNotificationList'>> {
  const { userId } = requireSession(context);
  const { db } = context;
  const listed = (unread ? unreadNotifications : visibleNotifications)(db, userId);
  const offset = offsetOf(pageIndex);
  const rows =
    offset < MOST_COUNTED
      ? await listed
          .select('notifications.id')
          .orderBy('notifications.place', 'desc')
          .limit(PAGE_SIZE)
          .offset(offset)
          .execute()
      : [];
  const ids = rows.map(({ id }) => id);
  const items = await notificationsOf(db, userId, ids);
  return {
    message: 'Notifications',
    response: ids.flatMap((id) => items.get(id) ?? []),
    count: await countRows(db, listed),
    unreadCount: await unreadCountOf(db, userId),
  };
}

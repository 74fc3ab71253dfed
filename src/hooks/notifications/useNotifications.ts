import { useEffect, useMemo, useState } from 'react';
import { genericMessage } from '../../api/errors.ts';
import { useApiCache, useApiMutation } from '../../api/swr.ts';
import { useApiInfinite } from '../../api/swrInfinite.ts';
import type { NotificationsDrawerProps } from '../../components/notifications/NotificationsDrawer.tsx';
import { commentHash } from '../../domain/feedLinks.ts';
import {
  isUnread,
  type Notification,
  type NotificationPage,
  type NotificationTab,
  notificationTarget,
  withRead,
} from '../../domain/notifications.ts';
import { toast } from '../../lib/toastQueue.ts';
import { useSession } from '../account/useSession.ts';
import { useDetailLinks } from '../feed/posts/useDetailLinks.ts';
import { useListState } from '../site/useListState.ts';
import { useNews } from '../site/news.ts';
import { useStreamEvent } from '../site/useStreamEvent.ts';
import { kindOf } from '../../domain/notificationKinds.ts';
import { useNotificationKinds } from '../account/useNotificationKinds.ts';

/**
 * Turns a kind off where one of it is read, as its switch in Settings does; a toast takes that back. What is off already, or cannot be,
 * has no kind here.
 */
function useMuting(): Pick<NotificationsDrawerProps, 'kindOf' | 'onMute'> {
  const { role } = useSession();
  const settings = useNotificationKinds();
  const flip = async (label: string, value: boolean) => (await settings?.onChange({ label, value })) ?? false;
  const mute = async (label: string) => {
    if (!(await flip(label, false))) return;
    toast({
      kind: 'info',
      title: `${label} are turned off`,
      about: `notifications ${label}`,
      action: { label: 'Undo', onClick: () => void flip(label, true) },
    });
  };
  return {
    kindOf({ type }) {
      const label = kindOf(type, role)?.label;
      return settings?.kinds.some((kind) => kind.label === label && kind.on) ? label : undefined;
    },
    onMute: ({ kind }) => void mute(kind),
  };
}

const idOf = ({ id }: Notification) => id;

/**
 * Marks as read, at once in what is shown, and reads the lists again (specification 4). When the server does not take it, the
 * lists come back as they are there.
 */
function useReading() {
  const { patch, invalidate } = useApiCache();
  const { run, busy } = useApiMutation('updateNotification');
  const mark = async (
    change: (page: NotificationPage) => NotificationPage,
    payload: { notificationId: string } | { all: true },
    onRefused?: () => void,
  ) => {
    await patch<NotificationPage>(['getNotificationList'], change);
    try {
      await run(payload);
    } catch {
      onRefused?.();
    }
    await invalidate(['getNotificationList']);
  };
  return {
    busy,
    read: ({ id }: Notification) =>
      mark((page) => withRead(page, (one) => one.id === id, Math.max(0, page.unreadCount - 1)), {
        notificationId: id,
      }),
    readAll: () =>
      mark(
        (page) => withRead(page, () => true, 0),
        { all: true },
        () => toast({ kind: 'error', title: genericMessage }),
      ),
  };
}

/**
 * The notifications of the member (product S42): pages are read from 1 on, the next while pages times their size is below
 * the count (specification 7). `onGone` is called when one was opened that leads somewhere.
 */
export function useNotifications(
  onGone: () => void,
): Omit<NotificationsDrawerProps, 'open' | 'onClose' | 'onSettings'> {
  const { role } = useSession();
  const [tab, setTab] = useState<NotificationTab>('all');
  const list = useApiInfinite('getNotificationList', tab === 'unread' ? { unread: true } : {});
  const state = useListState(list, idOf);
  const { read, readAll, busy } = useReading();
  const { invalidate } = useApiCache();
  // The badge may know of more than a list that was read some minutes ago.
  useEffect(() => void invalidate(['getNotificationList']), [invalidate]);
  const readAgain = () => void invalidate(['getNotificationList']);
  useStreamEvent('notification.new', readAgain);
  useNews(readAgain);
  const items = state.status === 'ready' ? state.items : undefined;
  const targets = useMemo(
    () => new Map((items ?? []).map((one) => [one.id, notificationTarget(one, role)])),
    [items, role],
  );
  const contents = useMemo(
    () => [...targets.values()].filter((target) => target !== undefined && 'feedId' in target),
    [targets],
  );
  const linkOf = useDetailLinks(contents);
  const muting = useMuting();
  const hrefOf = ({ id }: Notification) => {
    const target = targets.get(id);
    if (!target || 'href' in target) return target?.href;
    const link = linkOf(target);
    return link && link + commentHash(target.commentId);
  };
  return {
    tab,
    onTab: setTab,
    state,
    unread: list.data?.[0]?.unreadCount ?? 0,
    hrefOf,
    ...muting,
    onOpen({ notification }) {
      if (isUnread(notification)) void read(notification);
      if (hrefOf(notification)) onGone();
    },
    onReadAll: () => void readAll(),
    readingAll: busy,
  };
}

import { SWRConfig } from 'swr';
import { getSession, subscribeSession } from '../api/session.ts';
import { request } from '../api/swr.ts';
import { invalidateIn } from '../api/swrKeys.ts';
import { forgetDevice, registerDevice } from '../hooks/notifications/deviceToken.ts';
import { toast } from '../lib/toastQueue.ts';
import {
  feedMessage,
  forgetTold,
  onMessage,
  openedBy,
  type PushMessage,
  type WorkerMessage,
} from '../platform/push/messages.ts';

/** A push while the page is open (specification 7). */
function tell({ title, body }: PushMessage) {
  if (!getSession().userId) return;
  toast({ kind: 'info', title, description: body });
  void invalidateIn(SWRConfig.defaultValue, ['getNotificationList']);
}

/** As a link inside the application does: nothing on the page is lost. */
function openAddress(href: string) {
  history.pushState(null, '', href);
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
}

/** As a click in the list does. What is gone, or another member's, stays as it is. */
async function markRead(notificationId: string) {
  if (!getSession().userId) return;
  try {
    await request('updateNotification', { notificationId });
    await invalidateIn(SWRConfig.defaultValue, ['getNotificationList']);
  } catch {
    // It is still unread in the list.
  }
}

function hear({ data }: MessageEvent<WorkerMessage>) {
  if (data.type === 'push') feedMessage(data.message, 'push');
  else if (data.type === 'open') {
    if (data.notificationId) void markRead(data.notificationId);
    openAddress(data.href);
  }
}

/** A page that a notification has opened says so in its address. */
function readOpened() {
  const url = new URL(location.href);
  const notificationId = url.searchParams.get(openedBy);
  if (notificationId === null) return;
  url.searchParams.delete(openedBy);
  history.replaceState(history.state, '', url);
  void markRead(notificationId);
}

/** The number on the application's icon is of what was not seen. */
function clearBadge() {
  if (!document.hidden && 'clearAppBadge' in navigator) navigator.clearAppBadge().catch(() => {});
}

/** Hears what comes while the page is open, and registers this browser for what comes when it is not. */
export function startPush() {
  onMessage(tell);
  readOpened();
  if ('serviceWorker' in navigator) {
    navigator.serviceWorker.addEventListener('message', hear);
    navigator.serviceWorker.startMessages();
  }
  document.addEventListener('visibilitychange', clearBadge);
  clearBadge();
  let member: string | undefined;
  const follow = () => {
    const { userId } = getSession();
    if (userId === member) return;
    const left = member;
    member = userId;
    forgetTold();
    // Without a network, or where Firebase is not reached, the next load tries again.
    const gone = left === undefined ? Promise.resolve() : forgetDevice().catch(() => {});
    if (userId !== undefined) void gone.then(() => registerDevice()).catch(() => {});
  };
  subscribeSession(follow);
  follow();
}

import { SWRConfig } from 'swr';
import { getSession, subscribeSession } from '../api/session.ts';
import { invalidateIn } from '../api/swr.ts';
import { forgetDevice, registerDevice } from '../hooks/notifications/deviceToken.ts';
import { toast } from '../lib/toastQueue.ts';
import { feedMessage, onMessage, type PushMessage, type WorkerMessage } from '../platform/push/messages.ts';

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

function hear({ data }: MessageEvent<WorkerMessage>) {
  if (data.type === 'push') feedMessage(data.message);
  else if (data.type === 'open') openAddress(data.href);
}

/** The number on the application's icon is of what was not seen. */
function clearBadge() {
  if (!document.hidden && 'clearAppBadge' in navigator) navigator.clearAppBadge().catch(() => {});
}

/** Hears what comes while the page is open, and registers this browser for what comes when it is not. */
export function startPush() {
  onMessage(tell);
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
    // Without a network, or where Firebase is not reached, the next load tries again.
    const gone = left === undefined ? Promise.resolve() : forgetDevice().catch(() => {});
    if (userId !== undefined) void gone.then(() => registerDevice()).catch(() => {});
  };
  subscribeSession(follow);
  follow();
}

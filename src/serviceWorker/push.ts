import { linkSecret } from '../api/config.ts';
import { detailHref } from '../domain/detailHref.ts';
import { commentHash } from '../domain/feedLinks.ts';
import { notificationTarget, type Notification } from '../domain/notifications.ts';
import { encodeLink } from '../lib/linkToken.ts';
import { openedBy, type PushMessage, type WorkerMessage } from '../platform/push/messages.ts';

type Data = Readonly<Record<string, string | undefined>>;

interface Page {
  visibilityState: DocumentVisibilityState;
  focus: () => Promise<unknown>;
  postMessage: (message: WorkerMessage) => void;
}

/** What is used of a service worker's global. */
export interface PushWorker {
  registration: {
    showNotification: (title: string, options: NotificationOptions & { data: Data }) => Promise<void>;
  };
  clients: {
    matchAll: (which: { type: 'window'; includeUncontrolled: true }) => Promise<readonly Page[]>;
    openWindow: (href: string) => Promise<unknown>;
  };
  navigator: { setAppBadge?: (count: number) => Promise<void> };
}

const pagesOf = ({ clients }: PushWorker) => clients.matchAll({ type: 'window', includeUncontrolled: true });

/** As the server sends it (server/modules/notifications/push), or as somebody sends it from the Firebase console. */
function messageOf(payload: unknown): { message: PushMessage; data: Data } {
  const { data = {}, notification = {} } = (payload ?? {}) as { data?: Data; notification?: Data };
  const { title = notification.title ?? 'Rolecast', body = notification.body ?? '', tag = '' } = data;
  return { message: { title, body, tag }, data };
}

/** A page that is looked at says it itself; otherwise the device shows it, in the place of an older one about the same. */
export async function receivePush(worker: PushWorker, payload: unknown): Promise<void> {
  const { message, data } = messageOf(payload);
  const unread = Number(data.unread);
  if (Number.isFinite(unread)) await worker.navigator.setAppBadge?.(unread).catch(() => {});
  const seen = (await pagesOf(worker)).filter(({ visibilityState }) => visibilityState === 'visible');
  // A worker's message to its page takes no origin; a window's would.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  for (const page of seen) page.postMessage({ type: 'push', message });
  if (seen.length > 0) return;
  const { title, body, tag } = message;
  await worker.registration.showNotification(title, { body, tag, data, icon: '/icon-192.png' });
}

/** Where a notification leads, by its type and the role of its reader as in the list (specification 4). */
export async function addressOf(data: Data): Promise<string> {
  const { id = '', role, type, post_id, feedType, commentId, userId, channelName } = data;
  const notification = {
    id,
    type: Number(type),
    ...(post_id && { post_id }),
    ...(feedType && { feedType: Number(feedType) }),
    ...(commentId && { commentId }),
    ...(userId && { userId }),
    ...(channelName && { channelName }),
    // Routing reads these fields alone.
  } as Notification;
  const target = notificationTarget(notification, Number(role));
  if (!target) return '/';
  if ('href' in target) return target.href;
  const token = await encodeLink(target, linkSecret);
  return detailHref(target.feedType, token) + commentHash(target.commentId);
}

/** The same address for a new page, which marks the notification as read. */
function opening(href: string, notificationId: string): string {
  const url = new URL(href, location.origin);
  url.searchParams.set(openedBy, notificationId);
  return url.pathname + url.search + url.hash;
}

/** A click: the open page goes there, or a new one is opened. It is read then, as in the list. */
export async function openPush(worker: PushWorker, data: Data): Promise<void> {
  const { id } = data;
  const [href, pages] = await Promise.all([addressOf(data), pagesOf(worker)]);
  const page = pages.find(({ visibilityState }) => visibilityState === 'visible') ?? pages[0];
  if (!page) return void (await worker.clients.openWindow(id ? opening(href, id) : href));
  await page.focus();
  // A worker's message to its page takes no origin; a window's would.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  page.postMessage({ type: 'open', href, ...(id && { notificationId: id }) });
}

import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { matchPrecache, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { inTime } from '../lib/inTime.ts';
import { mayKeep } from './mayKeep.ts';
import { openPush, receivePush, type PushWorker } from './push.ts';

/** What this file uses of a service worker's global; TypeScript's own library for it does not go with the page's. */
interface Worker extends PushWorker {
  addEventListener: <Type extends keyof WorkerEvents>(
    type: Type,
    listener: (event: WorkerEvents[Type]) => void,
  ) => void;
  skipWaiting: () => Promise<void>;
  clients: PushWorker['clients'] & { claim: () => Promise<void> };
}

interface WorkerEvents {
  activate: Event & { waitUntil: (work: Promise<void>) => void };
  message: MessageEvent & { waitUntil: (work: Promise<unknown>) => void };
  push: Event & { data: { json: () => unknown } | null; waitUntil: (work: Promise<void>) => void };
  notificationclick: Event & { notification: Notification; waitUntil: (work: Promise<void>) => void };
}
// TypeScript takes `self` for a window here.
const worker = self as unknown as Worker;

/** Written by build/serviceWorker.ts: every file of the build that a screen may need. */
declare const PRECACHED: PrecacheEntry[];
precacheAndRoute(PRECACHED, { directoryIndex: '', cleanURLs: false });

const day = 24 * 60 * 60;
/** src/platform/serviceWorker.ts knows it too, and erases what it holds at logout. */
const mediaCache = 'media';
const mostMedia = 200;
const media = new CacheFirst({
  cacheName: mediaCache,
  plugins: [
    { cacheWillUpdate: ({ response }) => Promise.resolve(mayKeep(response) ? response : null) },
    new ExpirationPlugin({ maxEntries: mostMedia, maxAgeSeconds: 30 * day, purgeOnQuotaError: true }),
  ],
});
registerRoute(
  ({ url, request, sameOrigin }) =>
    sameOrigin && url.pathname.startsWith('/media/') && request.destination === 'image',
  media,
);

/** A network that is there and does not answer (a train, a hotel) must not keep the application closed. */
const pageLimitMs = 3000;

// The network first: a page that was drawn at build, or a newer version. Without it, the shell opens every address.
const openPage = async ({ request }: { request: Request }) => {
  const page = fetch(request);
  try {
    return await inTime(page, pageLimitMs);
  } catch {
    return (await matchPrecache('/app.html')) ?? page.catch(() => Response.error());
  }
};
registerRoute(new NavigationRoute(openPage, { denylist: [/^\/(api|media|dev|health|openapi\.json)(\/|$)/] }));

// The first visit is served from here as well: what it opens without a network comes from this device.
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));

// A new version waits until the member says so: a reload in the middle of a sentence is nobody's wish.
worker.addEventListener('message', (event) => {
  if (event.data === 'takeOver') void worker.skipWaiting();
  // Workbox lists the addresses of what it keeps, and deleting the cache leaves that list.
  if (event.data === 'forgetMedia')
    event.waitUntil(new CacheExpiration(mediaCache, { maxEntries: mostMedia }).delete());
});

/** Firebase sends JSON; whatever else comes must be shown as well, or the browser takes the permission away. */
const payloadOf = ({ data }: WorkerEvents['push']): unknown => {
  try {
    return data?.json();
  } catch {
    return undefined;
  }
};
worker.addEventListener('push', (event) => event.waitUntil(receivePush(worker, payloadOf(event))));
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPush(worker, event.notification.data as Record<string, string>));
});
